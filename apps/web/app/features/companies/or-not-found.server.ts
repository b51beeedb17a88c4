import { data } from 'react-router'
import type { Site } from '#app/request/site-context.ts'

/**
 * A response of the market service about a company: null if the service is unavailable, so that the page omits that
 * part. Throws 404 if the company does not exist.
 */
export async function orNotFound<Value>(
  { orNull }: Pick<Site, 'orNull'>,
  request: Promise<Value | null>,
): Promise<Value | null> {
  const response = await orNull(request.then((value) => ({ value })))
  if (response === null) {
    return null
  }
  if (response.value === null) {
    throw data(null, { status: 404 })
  }
  return response.value
}
