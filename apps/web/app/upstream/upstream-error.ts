/** Reasons why a service call failed. */
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

/** Matches the token of a registration (`TicketSchema`), which must not appear in logs. */
const TICKET = /\d{1,10}\.[\w-]{43}/g

/** A failed call to the CMS or the market service. For logs only: visitors get a 503. */
export class UpstreamError extends Error {
  readonly service: string
  readonly failure: UpstreamFailure
  /** The Retry-After of the service in milliseconds; null without one. */
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

/** Thrown by loaders without their main content: shows a 503 page inside the layout. */
export function serviceUnavailable(): Response {
  return new Response(null, { status: 503, statusText: 'Service Unavailable' })
}

export function isServiceUnavailable(error: unknown): boolean {
  return error instanceof Response && error.status === 503
}
