import { Socket } from 'node:net'

/** Whoever waits for news alone is told by the system within 20 s that the other side has gone, and not after two hours. */
export const keptAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

/** What migrations, imports and the like may wait for one statement. */
export const longestJobMs = 3_600_000

/** Any version's pool of pg. */
interface Connections {
  on(event: 'acquire', listener: (client: object) => void): unknown
  on(event: 'release', listener: (error: Error, client: object) => void): unknown
}

/**
 * Breaks a connection of the pool on which nothing has come for so long while somebody uses it: the network between has
 * gone or the server hangs, and nobody else would ever say so. Every statement on it fails at once, and the pool makes
 * another. With pg's own `query_timeout` it would stay, and whatever is asked next would wait behind what is never
 * answered.
 */
export function limitSilenceIn(pool: Connections, silenceMs: number): void {
  pool.on('acquire', (client) => limitSilence(client, silenceMs))
  pool.on('release', (_error, client) => limitSilence(client, 0))
}

function limitSilence(client: object, silenceMs: number): void {
  const socket = socketOf(client)
  socket?.off('timeout', giveUp).on('timeout', giveUp)
  socket?.setTimeout(silenceMs)
}

function giveUp(this: Socket): void {
  this.destroy(new Error(`The database has said nothing for ${this.timeout} ms.`))
}

function socketOf(client: object): Socket | null {
  if (!('connection' in client)) return null
  const { connection } = client
  if (typeof connection !== 'object' || connection === null || !('stream' in connection)) return null
  return connection.stream instanceof Socket ? connection.stream : null
}
