#pragma once
// Apple systems have the same as the module SQLite3.
#include <sqlite3.h>
