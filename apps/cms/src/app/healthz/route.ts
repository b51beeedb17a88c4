export const dynamic = 'force-dynamic'

/** Says that the process answers; it looks at nothing else. */
export function GET(): Response {
  return Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } })
}
