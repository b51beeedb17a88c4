import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import type { Logger } from 'pino'
import { processWide } from './process-wide.ts'

/** Max duration of a shutdown: process supervisors send SIGKILL after ten seconds or later. */
export const SHUTDOWN_TIMEOUT_MS = 9_500
/**
 * How long a connection may still send a request, whose response closes it: on a busy connection the next request is
 * often already in transit when the server closes.
 */
const DRAIN_MS = 500
/** Interval of closing idle connections; without it, keep-alive holds them for seconds. */
const IDLE_CHECK_MS = 50
/** Max time to accept queued connections, in case new ones keep arriving. */
const ACCEPT_MS = 500
/** Leaves time for the steps after the notice. */
const MAX_NOTICE_MS = SHUTDOWN_TIMEOUT_MS - ACCEPT_MS - DRAIN_MS - 500

export interface GracefulStopOptions {
  /** The server; null before the first request. */
  readonly server: () => Server | null
  /** How long new connections are accepted after readiness is withdrawn; capped at eight seconds. */
  readonly noticeMs: number
  /**
   * Aborts long-lived streams and background work. Runs at once, and again when no more connections are accepted,
   * because clients may have reconnected.
   */
  readonly onStop: readonly (() => void)[]
  /** Cleanup after the last response, in order. */
  readonly cleanup: readonly (() => unknown)[]
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>
}

const state = processWide('stopping', isState, () => ({ isStopping: false }))

/** Whether the process is shutting down. */
export function isStopping(): boolean {
  return state.isStopping
}

function isState(value: unknown): value is { isStopping: boolean } {
  return typeof value === 'object' && value !== null && 'isStopping' in value
}

/**
 * Shuts down gracefully on SIGTERM and SIGINT: withdraws readiness, stops accepting connections, completes open
 * requests, and runs the cleanup. The rest is aborted at the deadline.
 */
export function stopGracefully(options: GracefulStopOptions): void {
  const { log, onStop, cleanup, noticeMs } = options

  async function stop(signal: NodeJS.Signals): Promise<void> {
    if (state.isStopping) return
    state.isStopping = true
    log.info({ signal }, 'Stopping')
    setTimeout(() => {
      log.warn('Shutdown timeout, aborting open requests')
      process.exit(0)
    }, SHUTDOWN_TIMEOUT_MS).unref()
    for (const act of onStop) act()
    // Accept queued connections before keep-alive clients have to reconnect.
    if (noticeMs === 0) await acceptQueueEmpty(options.server())
    // Requests on open connections are served with `Connection: close`.
    options.server()?.prependListener('request', (_request, response) => {
      response.shouldKeepAlive = false
    })
    if (noticeMs > 0) {
      await new Promise((resolve) => setTimeout(resolve, Math.min(noticeMs, MAX_NOTICE_MS)))
      await acceptQueueEmpty(options.server())
    }
    const closing = closeServer(options.server())
    for (const act of onStop) act()
    await closing
    for (const act of cleanup) {
      try {
        await act()
      } catch (error) {
        log.error({ err: error }, 'Shutdown step failed')
      }
    }
    log.info('Stopped')
    process.exit(0)
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))
}

/**
 * Resolves when the accept queue is empty, because the kernel resets queued connections of a closed socket. Each
 * event-loop iteration accepts one connection (libuv#3696).
 */
async function acceptQueueEmpty(server: Server | null): Promise<void> {
  let accepted = 0
  const count = () => {
    accepted += 1
  }
  server?.on('connection', count)
  const end = performance.now() + ACCEPT_MS
  // The current iteration may have polled for connections already.
  await nextIteration()
  for (let previous = -1; previous < accepted && performance.now() < end; ) {
    previous = accepted
    await nextIteration()
  }
  server?.off('connection', count)
}

function nextIteration(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

async function closeServer(server: Server | null): Promise<void> {
  if (!server?.listening) return
  // Stops accepting connections; the `close` of http.Server would also close idle ones.
  const last = new Promise((resolve) => NetServer.prototype.close.call(server, resolve))
  const closeIdleFrom = performance.now() + DRAIN_MS
  const closing = setInterval(() => {
    if (performance.now() >= closeIdleFrom) server.closeIdleConnections()
  }, IDLE_CHECK_MS)
  await last
  clearInterval(closing)
}
