import { sendRaw } from '../support/raw-connection.ts'

export interface RawResponse {
  readonly status: number
  /** The raw response headers without the status line. */
  readonly head: string
  readonly body: string
}

export interface RawRequest {
  readonly target: string
  readonly method?: string
  /** Sent unchanged, including line breaks. */
  readonly headers?: readonly (readonly [name: string, value: string])[]
  readonly body?: string
}

/** Sends one raw request, without any normalization. */
export async function ask(origin: string, request: RawRequest): Promise<RawResponse> {
  const { target, method = 'GET', headers = [], body } = request
  const isGiven = new Set(headers.map(([name]) => name.toLowerCase()))
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...(isGiven.has('host') ? [] : [`Host: ${new URL(origin).host}`]),
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(body === undefined ? [] : [`Content-Length: ${Buffer.byteLength(body, 'latin1')}`]),
    'Connection: close',
  ]
  const text = await sendRaw(origin, `${lines.join('\r\n')}\r\n\r\n${body ?? ''}`)
  const end = text.indexOf('\r\n\r\n')
  const [first = '', ...head] = text.slice(0, end).split('\r\n')
  return { status: Number(first.split(' ')[1]), head: head.join('\r\n'), body: text.slice(end + 4) }
}

/** The value of a header that occurs once; null otherwise. */
export function readHeader({ head }: RawResponse, name: string): string | null {
  return new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? null
}
