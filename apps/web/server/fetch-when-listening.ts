import { setTimeout as delay } from 'node:timers/promises'

const RETRY_DELAY_MS = 100

/** Like `fetch`, but retries while the connection is refused: in development, services restart after each edit. */
export const fetchWhenListening: typeof fetch = async (input, init) => {
  for (;;) {
    try {
      return await fetch(input, init)
    } catch (error) {
      if (!isConnectionRefused(error)) {
        throw error
      }
    }
    await delay(RETRY_DELAY_MS)
  }
}

function isConnectionRefused(error: unknown): boolean {
  const { cause } = error instanceof Error ? error : {}
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED'
}
