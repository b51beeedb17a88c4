import type { Payload } from 'payload'
import { postgresOf } from './session.ts'

/**
 * Says that a connection was lost; the pool replaces it. Without a listener each one would be an exception that nobody
 * catches: of an idle connection on the pool, of one in use between two statements on itself.
 */
export function hearBrokenConnections(payload: Payload): void {
  const { pool } = postgresOf(payload)
  const tell = ({ message }: Error) =>
    payload.logger.warn({ reason: message }, 'a connection to the database was lost')
  pool.on('error', tell)
  pool.on('acquire', (client) => client.on('error', tell))
  pool.on('release', (_error, client) => client.off('error', tell))
}
