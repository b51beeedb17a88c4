import { subscribe } from 'node:diagnostics_channel'
import { Server } from 'node:http'
import { connectionLimits, serverLimits, uploadTimeoutMs } from '@site/contracts/server-limits.ts'
import * as v from 'valibot'

const ListeningSchema = v.object({ server: v.instance(Server) })

/**
 * Loaded before Next (`node --import`), which makes the server of this service by itself and has no setting for any
 * of this. The size of headers is Node's own limit already (16 kB), which no option of ours raises.
 */
subscribe('tracing:net.server.listen:asyncStart', (message) => {
  const listening = v.safeParse(ListeningSchema, message)
  if (!listening.success) return
  Object.assign(listening.output.server, {
    headersTimeout: serverLimits.headersTimeout,
    requestTimeout: uploadTimeoutMs,
    connectionsCheckingInterval: serverLimits.connectionsCheckingInterval,
    ...connectionLimits,
  })
})
