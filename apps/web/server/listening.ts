import type { Server } from 'node:http'
import { createServer, type ListenOptions, type Server as NetServer } from 'node:net'

/**
 * Node takes one connection of a listening socket in each round of the event loop (libuv#3696). In a crowd a round is as
 * long as up to a thousand requests of those who are connected already, and whoever comes new waits for seconds, each
 * behind all before him. As many sockets as listen at the same place let as many in.
 */
const SOCKETS = 256
/**
 * How many connections may wait to be taken at each of them. The system spreads them by chance: of 8,000 that come at once
 * about 55 are at the fullest. What finds no place is dropped without a word, and asks again after 1, 3 and 7 seconds.
 */
const WAITING_EACH = 64

export interface ListeningOptions {
  readonly port: number
  readonly host: string
  /** How many may be open; what comes beyond is closed as it comes. */
  readonly maxConnections: number
}

/** What `server` answers comes through these as well; they end with it. `ready` rejects where the place is taken. */
export interface Listening {
  readonly doors: readonly NetServer[]
  readonly ready: Promise<void>
}

/** Listens with as many sockets as the system lets share a port: on Linux 256, elsewhere one (decision 0027). */
export function listen(server: Server, options: ListeningOptions): Listening {
  const { port, host } = options
  const canShare = process.platform === 'linux'
  const doors = Array.from({ length: canShare ? SOCKETS - 1 : 0 }, () =>
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket)),
  )
  const all = [server, ...doors]
  limitTogether(server, all, options.maxConnections)
  const place: ListenOptions = { port, host, reusePort: canShare, ...(canShare && { backlog: WAITING_EACH }) }
  const open = async () => {
    // Sockets that share a port would also share it with another process of ours that has it already.
    await closed(await listening(createServer(), { port, host }))
    await Promise.all(all.map((each) => listening(each, place)))
  }
  return { doors, ready: open() }
}

/** Node counts for each of them; what is limited is what this process holds. */
function limitTogether(server: Server, all: readonly NetServer[], most: number): void {
  let open = 0
  server.on('connection', (socket) => {
    open += 1
    socket.once('close', () => {
      open -= 1
    })
  })
  for (const each of all) {
    Object.defineProperty(each, 'maxConnections', { get: () => (open < most ? most : 0) })
  }
}

function listening(server: NetServer, place: ListenOptions): Promise<NetServer> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(place, () => {
      server.off('error', reject)
      resolve(server)
    })
  })
}

function closed(server: NetServer): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()))
}
