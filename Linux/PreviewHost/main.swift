// Shows the app's `#Preview`s: they are found in this program because it's linked with SwapiUI.

import PreviewKit

PreviewTool.main()
