import { subscribe } from 'node:diagnostics_channel'
import { type IncomingMessage, Server } from 'node:http'
import {
  connectionLimits,
  namesTwoHosts,
  serverLimits,
  uploadTimeoutMs,
} from '@site/contracts/server-limits.ts'
import * as v from 'valibot'
import { isDirectoryUpload, isFileUpload } from './media/upload-requests.ts'
import { endIfSlow } from './slow-requests.ts'

const ListeningSchema = v.object({ server: v.instance(Server) })

/**
 * Loaded before Next (`node --import`), which makes the server of this service by itself and has no setting for any
 * of this. Node reads the parser's strictness and the size of headers off the server at each connection; where the
 * server does not say, `NODE_OPTIONS` does.
 */
subscribe('tracing:net.server.listen:asyncStart', (message) => {
  const listening = v.safeParse(ListeningSchema, message)
  if (!listening.success) return
  const { server } = listening.output
  Object.assign(server, {
    ...serverLimits,
    requestTimeout: uploadTimeoutMs,
    ...connectionLimits,
  })
  refuseBadRequests(server)
})

/** Before whoever answers on this server: of Next's, only the server itself hears of every request. */
function refuseBadRequests(server: Server): void {
  const answering = server.listeners('request')
  server.removeAllListeners('request').on('request', (request, response) => {
    if (namesTwoHosts(request) || !namesPath(request)) {
      response.writeHead(400, { connection: 'close' }).end()
      return
    }
    if (!isUpload(request)) endIfSlow(request, response, serverLimits.requestTimeout)
    for (const answer of answering) answer.call(server, request, response)
  })
}

/** Next fails over a target that no URL can be made of, such as `//`, and over that of `OPTIONS *`. */
const namesPath = ({ url = '' }: IncomingMessage) =>
  /^(?:https?:\/\/[^/]|\/)/i.test(url) && URL.canParse(url, 'http://host')

function isUpload({ url = '', headers }: IncomingMessage): boolean {
  const [pathname = ''] = url.split('?', 1)
  const type = headers['content-type'] ?? ''
  return isFileUpload(pathname, type) || isDirectoryUpload(pathname, type)
}
