import { subscribe } from 'node:diagnostics_channel'
import { type IncomingMessage, Server } from 'node:http'
import {
  connectionLimits,
  namesTwoHosts,
  serverLimits,
  uploadTimeoutMs,
} from '@site/contracts/server-limits.ts'
import * as v from 'valibot'
import { environment } from '#cms/base/environment/environment.ts'
import { maxAnonymousBytes } from '#cms/base/http/read-limited-body.ts'
import { hasSignedToken } from '#cms/services/accounts/signed-token.ts'
import { isDirectoryUpload, isFileUpload } from '#cms/services/media/upload-requests.ts'
import { endIfSlow } from './slow-requests.ts'

const ListeningSchema = v.object({ server: v.instance(Server) })

/**
 * Loaded before Next (`node --import`), which creates the HTTP server itself and has no setting for these limits.
 * Node reads parser strictness and header size from the server per connection; `NODE_OPTIONS` sets the defaults.
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
  rejectBadRequests(server)
})

/** Runs before every handler of this server: in Next, only the server itself sees every request. */
function rejectBadRequests(server: Server): void {
  const handlers = server.listeners('request')
  server.removeAllListeners('request').on('request', (request, response) => {
    if (namesTwoHosts(request) || !namesHost(request) || !namesPath(request)) {
      response.writeHead(400, { connection: 'close' }).end()
      return
    }
    const mayHaveSession = hasSignedToken(request.headers, environment.PAYLOAD_SECRET)
    if (isServerAction(request) && !mayHaveSession) {
      response.writeHead(403, { connection: 'close' }).end()
      return
    }
    if (isLargeAction(request) && !mayHaveSession) {
      response.writeHead(413, { connection: 'close' }).end()
      return
    }
    const mayTakeLong = mayHaveSession && isUpload(request)
    if (!mayTakeLong) endIfSlow(request, response, serverLimits.requestTimeout)
    for (const handle of handlers) handle.call(server, request, response)
  })
}

/** Next throws on a target that is not a valid URL path, such as `//` or the target of `OPTIONS *`. */
const namesPath = ({ url = '' }: IncomingMessage) =>
  /^(?:https?:\/\/[^/]|\/)/i.test(url) && URL.canParse(url, 'http://host')

/** Next throws on a host that no URL can have, such as `[::1`. A URL would read the path out of `host/path`. */
function namesHost({ headers: { host = '' } }: IncomingMessage): boolean {
  return host === '' || (/^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}`))
}

/** Next reads an action's body, and logs what it cannot read with its stack, before anyone is authenticated. */
const isServerAction = ({ headers }: IncomingMessage) => headers['next-action'] !== undefined

/** Outside of the APIs, which have their own limits, Next reads up to 1 MB before anyone is authenticated. */
function isLargeAction({ url = '', headers }: IncomingMessage): boolean {
  const { 'content-length': length, 'transfer-encoding': coding } = headers
  const isLarge = coding !== undefined || Number(length ?? 0) > maxAnonymousBytes
  return isLarge && !new URL(url, 'http://host').pathname.startsWith('/api/')
}

function isUpload({ url = '', headers }: IncomingMessage): boolean {
  const [pathname = ''] = url.split('?', 1)
  const type = headers['content-type'] ?? ''
  return isFileUpload(pathname, type) || isDirectoryUpload(pathname, type)
}
