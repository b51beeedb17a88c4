import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Ends a request whose body does not arrive in time. Node has one request timeout per server, and uploads need a
 * long one.
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
