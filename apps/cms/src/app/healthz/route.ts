export const dynamic = 'force-dynamic'

/** Liveness: the process responds; checks nothing else. */
export function GET(): Response {
  return Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } })
}
