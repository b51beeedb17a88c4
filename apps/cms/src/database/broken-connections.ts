import { destroyStalledConnections } from '@site/change-feed/stalled-connections.ts'
import type { Payload } from 'payload'
import { longestSilenceMs } from './limits.ts'
import { postgresOf } from './session.ts'

/**
 * Gives up a connection in use on which PostgreSQL has fallen silent, and says that one was lost; the pool replaces it.
 * Without a listener each loss would be an exception that nobody catches: of an idle connection on the pool, of one in
 * use between two statements on itself.
 */
export function hearBrokenConnections(payload: Payload, silenceMs = longestSilenceMs): void {
  const { pool } = postgresOf(payload)
  const tell = ({ message }: Error) =>
    payload.logger.warn({ reason: message }, 'a connection to the database was lost')
  pool.on('error', tell)
  pool.on('acquire', (client) => client.on('error', tell))
  pool.on('release', (_error, client) => client.off('error', tell))
  destroyStalledConnections(pool, silenceMs)
}
