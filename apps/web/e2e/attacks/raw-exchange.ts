import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

const ENDS_WITHIN_MS = 15_000

export interface Exchange {
  /** All that came, byte for byte. */
  readonly text: string
  /** Whether the other side ended the connection. */
  readonly isClosed: boolean
  /** The status of each answer on the connection, in their order. */
  readonly statuses: readonly number[]
}

/**
 * Sends bytes as they are, which no client of HTTP would, and waits until the other side ends the connection. Later
 * parts are sent one after the other, each when something has come of the one before.
 */
export async function exchange(
  origin: string,
  bytes: string | Buffer,
  ...later: string[]
): Promise<Exchange> {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname)
  const parts: Buffer[] = []
  socket.on('data', (part) => {
    parts.push(Buffer.from(part))
    const next = later.shift()
    if (next !== undefined) {
      socket.write(next)
    }
  })
  // A reset is an end as well; what came before it counts.
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes)
  const timeout = new AbortController()
  const isClosed = await Promise.race([
    new Promise<boolean>((resolve) => socket.on('close', () => resolve(true))),
    delay(ENDS_WITHIN_MS, false, { signal: timeout.signal }),
  ])
  timeout.abort()
  socket.destroy()
  const text = Buffer.concat(parts).toString('latin1')
  return { text, isClosed, statuses: statusesIn(text) }
}

function statusesIn(text: string): number[] {
  return [...text.matchAll(/(?:^|\n|[^\n])HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
}

export interface RawAnswer {
  readonly status: number
  /** The head without its first line, byte for byte. */
  readonly head: string
  readonly body: string
}

export interface RawRequest {
  readonly target: string
  readonly method?: string
  /** As they are, line ends in them too. */
  readonly headers?: readonly (readonly [name: string, value: string])[]
  readonly body?: string
}

/** One request whose target and headers go out as they are written here, without anything made right on the way. */
export async function ask(origin: string, request: RawRequest): Promise<RawAnswer> {
  const { target, method = 'GET', headers = [], body } = request
  const isGiven = new Set(headers.map(([name]) => name.toLowerCase()))
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...(isGiven.has('host') ? [] : [`Host: ${new URL(origin).host}`]),
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(body === undefined ? [] : [`Content-Length: ${Buffer.byteLength(body, 'latin1')}`]),
    'Connection: close',
  ]
  const { text } = await exchange(origin, `${lines.join('\r\n')}\r\n\r\n${body ?? ''}`)
  const end = text.indexOf('\r\n\r\n')
  const [first = '', ...head] = text.slice(0, end).split('\r\n')
  return { status: Number(first.split(' ')[1]), head: head.join('\r\n'), body: text.slice(end + 4) }
}

/** The value of a header that is there once; null where it is not. */
export function headerOf({ head }: RawAnswer, name: string): string | null {
  return new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? null
}
