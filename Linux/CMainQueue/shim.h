#pragma once
// libdispatch's main queue, drained by a foreign run loop: exported by the library, declared in no header.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *);
