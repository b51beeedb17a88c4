import { Socket } from 'node:net'

/**
 * TCP keep-alive: detects a dead peer within 20 s instead of two hours on connections that only wait for notifications.
 */
export const keepAliveOptions = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

/** Max duration of a single statement of migrations and imports. */
export const maxStatementMs = 3_600_000

/** The parts of a pg pool of any version. */
interface Connections {
  on(event: 'acquire', listener: (client: object) => void): unknown
  on(event: 'release', listener: (error: Error, client: object) => void): unknown
}

/**
 * Destroys a pool connection that receives nothing for this long while it is in use, because of a dead network or
 * server. Its statements fail at once, and the pool creates a new connection. With pg's `query_timeout` the connection
 * would stay in use, and later statements would wait behind the stuck one.
 */
export function destroyStalledConnections(pool: Connections, idleTimeoutMs: number): void {
  pool.on('acquire', (client) => limitIdleTime(client, idleTimeoutMs))
  pool.on('release', (_error, client) => limitIdleTime(client, 0))
}

function limitIdleTime(client: object, idleTimeoutMs: number): void {
  const socket = readSocket(client)
  socket?.off('timeout', destroyStalled).on('timeout', destroyStalled)
  socket?.setTimeout(idleTimeoutMs)
}

function destroyStalled(this: Socket): void {
  this.destroy(new Error(`No data from the database for ${this.timeout} ms.`))
}

function readSocket(client: object): Socket | null {
  if (!('connection' in client)) return null
  const { connection } = client
  if (typeof connection !== 'object' || connection === null || !('stream' in connection)) return null
  return connection.stream instanceof Socket ? connection.stream : null
}
