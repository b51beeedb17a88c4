/** A request error that the client can correct. */
export class BadRequestError extends Error {
  readonly parameter: string
  readonly status: number

  constructor(parameter: string, message: string, status = 400) {
    super(message)
    this.parameter = parameter
    this.status = status
  }
}

/** A problem details response (RFC 9457). */
export function problem(
  status: number,
  title: string,
  more: { detail?: string; parameter?: string } = {},
  headers: Record<string, string> = {},
): Response {
  return new Response(JSON.stringify({ type: 'about:blank', status, title, ...more }), {
    status,
    headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store', ...headers },
  })
}

const retryAfterSeconds = 5

/** Too many concurrent requests. */
export const busy = (): Response =>
  problem(503, 'The CMS is busy.', {}, { 'Retry-After': String(retryAfterSeconds) })
