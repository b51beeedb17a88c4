import * as v from 'valibot'

/** A response of the CMS, or the reason why there is none. */
type ServiceResponse = { status: number; body: unknown } | 'notAllowed' | 'failed'

/** Sends a POST request to the CMS with the session of the page; never throws. */
export async function postToService(
  path: string,
  body: BodyInit,
  contentType = 'application/json',
): Promise<ServiceResponse> {
  try {
    const response = await fetch(path, { method: 'POST', body, headers: { 'content-type': contentType } })
    if (response.status === 401 || response.status === 403) return 'notAllowed'
    const text: unknown = await response.json()
    return { status: response.status, body: text }
  } catch {
    // Network failure, or a response that is not JSON.
    return 'failed'
  }
}

export const ErrorsSchema = v.object({ errors: v.tuple([v.object({ message: v.string() })]) })

/** Why a request failed: the message of the CMS, in the admin's language, or one of `words`. */
export function formatFailure(
  response: ServiceResponse,
  words: { readonly failed: string; readonly notAllowed: string },
): string {
  if (typeof response === 'string') return words[response]
  return v.is(ErrorsSchema, response.body) ? response.body.errors[0].message : words.failed
}
