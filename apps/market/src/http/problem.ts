import type { Problem } from '@site/contracts/market/problem.ts'

const titles: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  404: 'Not Found',
  405: 'Method Not Allowed',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
}

export type InvalidParameter = NonNullable<Problem['errors']>[number]

/** A response ≥ 400 (RFC 9457); not cacheable unless the headers say otherwise. */
export function problem(
  status: number,
  detail: string,
  { errors, headers = {} }: { errors?: InvalidParameter[]; headers?: Readonly<Record<string, string>> } = {},
): Response {
  const body: Problem = {
    type: 'about:blank',
    title: titles[status] ?? 'Error',
    status,
    detail,
    ...(errors && { errors }),
  }
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store', ...headers },
  })
}
