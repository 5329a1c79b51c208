"""The tones of a material, from the light to the deep one."""


FAIR = ("skin0", "skin1", "skin2", "skin3")
TANNED = ("skin1", "skin2", "skin3", "skin4")
DARK = ("tawny0", "tawny1", "brown1", "brown2")
PALE = ("pale0", "pale1", "pale2", "pale3")
# (light, middle, shade, deep), as kit.py has FAIR and TANNED.
DARK_B = ("umber0", "umber1", "umber2", "umber3")
PALE_B = ("linen0", "skin0", "skin1", "skin2")
BLUE = ("azure0", "azure1", "blue1", "blue2")
GREEN = ("moss0", "moss1", "moss2", "moss3")
OLIVE = ("straw0", "straw1", "straw2", "straw3")
RED = ("orange0", "red0", "red1", "red2")
ASH = ("ash0", "ash1", "ash2", "ash3")
STEEL = ("steel0", "steel1", "steel2", "steel3")
EARTH = ("sand1", "brown0", "brown1", "brown2")
BROWN = ("brown0", "brown1", "brown2", "brown3")
LINEN = ("linen0", "linen1", "linen2", "linen3")
INK = ("ink0", "ink1", "ink2", "ink3")
PLUM = ("plum0", "plum1", "plum2", "ink3")
GOLD = ("gold0", "gold1", "gold2", "gold3")
NAVY = ("blue1", "blue2", "blue3", "ink2")
WINE = ("red1", "red2", "brown3", "ink3")
