"""What the pictures are drawn with: a canvas and paths, the parts of a face, volumes, hair and clothes."""

from .canvas import *
from .clothes import *
from .eyes import *
from .face import *
from .hair import *
from .paths import *
from .tables import *
from .tones import *
from .volumes import *
