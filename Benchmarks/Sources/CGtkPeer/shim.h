#pragma once
// GTK 4.8 is the oldest version in use; what newer ones deprecate is still there in all of GTK 4.
#define GDK_DISABLE_DEPRECATION_WARNINGS
#include <gtk/gtk.h>
