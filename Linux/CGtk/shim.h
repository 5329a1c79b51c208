#pragma once
// GTK 4.8 is the oldest version in use; what newer ones deprecate is still there in all of GTK 4.
#define GDK_DISABLE_DEPRECATION_WARNINGS
#define GLIB_DISABLE_DEPRECATION_WARNINGS
#include <adwaita.h>
#include <glib-unix.h>
#include <gtk/gtk.h>
