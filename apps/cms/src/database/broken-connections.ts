import { limitSilenceIn } from '@site/change-feed/silent-connections.ts'
import type { Payload } from 'payload'
import { longestSilenceMs } from './limits.ts'
import { postgresOf } from './session.ts'

/**
 * Drops a connection on which PostgreSQL has gone silent, and logs lost connections; the pool replaces them. Without
 * listeners a loss is an uncaught exception: of idle connections on the pool, of used ones on the client.
*/
export function hearBrokenConnections(payload: Payload, silenceMs = longestSilenceMs): void {
  const { pool } = postgresOf(payload)
  const tell = ({ message }: Error) =>
    payload.logger.warn({ reason: message }, 'Database connection lost')
  pool.on('error', tell)
  pool.on('acquire', (client) => client.on('error', tell))
  pool.on('release', (_error, client) => client.off('error', tell))
  limitSilenceIn(pool, silenceMs)
}
