import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import type { Logger } from 'pino'
import { processWide } from './process-wide.ts'

/** In all: a supervisor that asked a process to end waits ten seconds or longer before it kills it. */
export const ENDED_WITHIN_MS = 9_500
/**
 * So long a connection may still bring a request, whose answer ends it: on a busy one the next request is mostly under
 * way when the server closes, and would be lost.
 */
const LAST_REQUESTS_MS = 500
/** A connection whose last answer ends after that would otherwise be kept alive for seconds. */
const IDLE_CHECK_MS = 50
/** Where new connections come without an end, the last ones are broken off. */
const LAST_CONNECTIONS_MS = 500
/** What comes after the notice needs its time, too. */
const MOST_NOTICE_MS = ENDED_WITHIN_MS - LAST_CONNECTIONS_MS - LAST_REQUESTS_MS - 500

export interface GracefulStopOptions {
  /** The one that answers; null where nobody has asked it anything yet. */
  readonly server: () => Server | null
  /** How long it still takes new connections after it has said that it is not ready; eight seconds at the most. */
  readonly noticeMs: number
  /**
   * What would never end by itself, and what should begin nothing new: at once, and again when no more connections are
   * taken, for somebody may have come back meanwhile.
   */
  readonly atOnce: readonly (() => void)[]
  /** When the last answer has gone: what is written down or let go, one after the other. */
  readonly afterwards: readonly (() => unknown)[]
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>
}

const state = processWide('stopping', isState, () => ({ isStopping: false }))

/** Whether the process is about to end. */
export function isStopping(): boolean {
  return state.isStopping
}

function isState(value: unknown): value is { isStopping: boolean } {
  return typeof value === 'object' && value !== null && 'isStopping' in value
}

/**
 * Ends the process on SIGTERM and SIGINT: `isStopping` first, so that nobody sends it more, then no new connections, the
 * answers under way, and what belongs to the process. Whatever is not done in time is cut off.
 */
export function stopGracefully(options: GracefulStopOptions): void {
  const { log, atOnce, afterwards, noticeMs } = options

  async function stop(signal: NodeJS.Signals): Promise<void> {
    if (state.isStopping) return
    state.isStopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => {
      log.warn('stopping takes too long: what is still under way is cut off')
      process.exit(0)
    }, ENDED_WITHIN_MS).unref()
    for (const act of atOnce) act()
    // Before those who are answered have to come again.
    if (noticeMs === 0) await waitingTaken(options.server())
    // Whoever still sends something on an open connection is answered, and told to open another one.
    options.server()?.prependListener('request', (_request, response) => {
      response.shouldKeepAlive = false
    })
    if (noticeMs > 0) {
      await new Promise((resolve) => setTimeout(resolve, Math.min(noticeMs, MOST_NOTICE_MS)))
      await waitingTaken(options.server())
    }
    const closing = closed(options.server())
    for (const act of atOnce) act()
    await closing
    for (const act of afterwards) {
      try {
        await act()
      } catch (error) {
        log.error({ err: error }, 'a part of the service cannot be ended')
      }
    }
    log.info('stopped')
    process.exit(0)
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))
}

/**
 * Resolves when no connection waits to be taken: the system breaks off those of a socket that is closed. Each round of
 * the event loop takes one (libuv#3696).
 */
async function waitingTaken(server: Server | null): Promise<void> {
  let taken = 0
  const count = () => {
    taken += 1
  }
  server?.on('connection', count)
  const end = performance.now() + LAST_CONNECTIONS_MS
  // The round that this is called in may have looked for connections before.
  await nextRound()
  for (let before = -1; before < taken && performance.now() < end; ) {
    before = taken
    await nextRound()
  }
  server?.off('connection', count)
}

function nextRound(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

async function closed(server: Server | null): Promise<void> {
  if (!server?.listening) return
  // Takes no more connections; the server's own `close` would cut off the idle ones as well.
  const last = new Promise((resolve) => NetServer.prototype.close.call(server, resolve))
  const closeIdleFrom = performance.now() + LAST_REQUESTS_MS
  const closing = setInterval(() => {
    if (performance.now() >= closeIdleFrom) server.closeIdleConnections()
  }, IDLE_CHECK_MS)
  await last
  clearInterval(closing)
}
