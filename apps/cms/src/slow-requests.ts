import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Ends a request whose body is not here in time. Node has one such time for all requests of a server, and an upload needs
 * a long one.
 */
export function endIfSlow(request: IncomingMessage, response: ServerResponse, timeoutMs: number): void {
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers
  if (length === undefined && coding === undefined) return
  const timer = setTimeout(() => {
    if (request.complete) return
    const { socket } = request
    if (!response.headersSent) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
    socket.destroySoon()
  }, timeoutMs)
  timer.unref()
  request.once('close', () => clearTimeout(timer))
}
