declare module 'autocannon' {
  import type { EventEmitter } from 'node:events'

  export interface Request {
    readonly path?: string
    readonly setupRequest?: (request: Request) => Request
    readonly onResponse?: (status: number, body: string, context: object, headers: object) => void
  }

  interface Options {
    readonly url: string
    readonly connections: number
    /** In seconds. */
    readonly duration: number
    readonly headers: Readonly<Record<string, string>>
    readonly requests?: readonly Request[]
    /** Requests per second over all connections. */
    readonly overallRate?: number
  }

  interface Result extends Readonly<Record<'non2xx' | 'errors', number>> {
    readonly requests: { readonly total: number; readonly average: number }
    /** In milliseconds. */
    readonly latency: { readonly p50: number; readonly p99: number }
  }

  export default function autocannon(options: Options): EventEmitter & PromiseLike<Result>
}
