import Foundation

extension EnvironmentValues {
    /// The environment at the top of a window.
    package init(settings: DesktopSettings) {
        self.init()
        colorScheme = settings.isDark ? .dark : .light
        layoutDirection = settings.isRightToLeft ? .rightToLeft : .leftToRight
        self.settings = settings
    }

    /// What the desktop says of text sizes and pixels.
    package var settings: DesktopSettings {
        get { self[SettingsKey.self] }
        set { self[SettingsKey.self] = newValue }
    }

    /// The axis of the nearest stack, which spacers and dividers follow.
    package var stackAxis: Axis? {
        get { self[StackAxisKey.self] }
        set { self[StackAxisKey.self] = newValue }
    }

    /// The same environment where the axis is the same already, so that nothing inside is evaluated for it.
    package func settingStackAxis(_ axis: Axis?) -> EnvironmentValues {
        guard stackAxis != axis else { return self }
        var new = self
        new.stackAxis = axis
        return new
    }
}

private struct SettingsKey: EnvironmentKey {
    static let defaultValue = DesktopSettings()
}

private struct StackAxisKey: EnvironmentKey {
    static let defaultValue: Axis? = nil
}
