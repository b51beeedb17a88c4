/** Why a service behind the site could not answer. */
export const upstreamFailures = [
  'unreachable',
  'timeout',
  'status',
  'refused',
  'unparsable',
  'circuitOpen',
  'overloaded',
] as const
export type UpstreamFailure = (typeof upstreamFailures)[number]

/** What opens a registration without a login (`TicketSchema`): whoever reads the log must not be able to. */
const TICKET = /\d{1,10}\.[\w-]{43}/g

/** The content or market service did not give a usable answer. For the log only: visitors get a 503. */
export class UpstreamError extends Error {
  readonly service: string
  readonly failure: UpstreamFailure
  /** How long the service asks to be left alone; null where it does not. */
  readonly waitMs: number | null

  constructor(
    service: string,
    failure: UpstreamFailure,
    detail: string,
    { cause, waitMs = null }: { cause?: unknown; waitMs?: number | null } = {},
  ) {
    super(`${service}: ${failure}: ${detail.replace(TICKET, '…')}`, { cause })
    this.name = 'UpstreamError'
    this.service = service
    this.failure = failure
    this.waitMs = waitMs
  }
}

/** What a loader throws when it cannot have its main content: the error page with 503 inside the layout. */
export function serviceUnavailable(): Response {
  return new Response(null, { status: 503, statusText: 'Service Unavailable' })
}

export function isServiceUnavailable(error: unknown): boolean {
  return error instanceof Response && error.status === 503
}
