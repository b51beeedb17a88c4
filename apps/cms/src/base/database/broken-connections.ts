import { destroyStalledConnections } from '@site/change-feed/stalled-connections.ts'
import type { Payload } from 'payload'
import { silenceTimeoutMs } from './limits.ts'
import { findPostgres } from './session.ts'

/**
 * Drops a connection on which PostgreSQL has gone silent, and logs lost connections; the pool replaces them. Without
 * listeners a loss is an uncaught exception: of idle connections on the pool, of used ones on the client.
 */
export function handleBrokenConnections(payload: Payload, silenceMs = silenceTimeoutMs): void {
  const { pool } = findPostgres(payload)
  const logLost = ({ message }: Error) => payload.logger.warn({ reason: message }, 'Database connection lost')
  pool.on('error', logLost)
  pool.on('acquire', (client) => client.on('error', logLost))
  pool.on('release', (_error, client) => client.off('error', logLost))
  destroyStalledConnections(pool, silenceMs)
}
