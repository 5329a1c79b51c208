#pragma once
#include <microhttpd.h>
#include <sys/socket.h>

// Functions of libmicrohttpd that take any number of arguments, which Swift can't call.

typedef void *(*swapi_mhd_begin)(void *context, const char *uri, struct MHD_Connection *connection);

/// Serves the connections of a listening socket on one thread, which waits for all of them at once.
static inline struct MHD_Daemon *swapi_mhd_start(
    int listener, unsigned int most_connections, unsigned int idle_seconds, swapi_mhd_begin begin,
    MHD_AccessHandlerCallback answer, MHD_RequestCompletedCallback end, void *context) {
  return MHD_start_daemon(
      MHD_USE_AUTO_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME, 0, NULL, NULL, answer, context,
      MHD_OPTION_LISTEN_SOCKET, listener, MHD_OPTION_CONNECTION_LIMIT, most_connections,
      MHD_OPTION_CONNECTION_TIMEOUT, idle_seconds, MHD_OPTION_URI_LOG_CALLBACK, begin, context,
      MHD_OPTION_NOTIFY_COMPLETED, end, context, MHD_OPTION_END);
}

/// The connection's socket, or -1.
static inline int swapi_mhd_socket(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info ? info->connect_fd : -1;
}

/// Who has connected, or NULL.
static inline const struct sockaddr *swapi_mhd_peer(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
  return info ? info->client_addr : NULL;
}
