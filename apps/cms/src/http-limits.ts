import { subscribe } from 'node:diagnostics_channel'
import { Server } from 'node:http'
import {
  connectionLimits,
  namesTwoHosts,
  serverLimits,
  uploadTimeoutMs,
} from '@site/contracts/server-limits.ts'
import * as v from 'valibot'

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
  refuseTwoHosts(server)
})

/** Before whoever answers on this server: of Next's, only the server itself hears of every request. */
function refuseTwoHosts(server: Server): void {
  const answering = server.listeners('request')
  server.removeAllListeners('request').on('request', (request, response) => {
    if (namesTwoHosts(request)) response.writeHead(400, { connection: 'close' }).end()
    else for (const answer of answering) answer.call(server, request, response)
  })
}
