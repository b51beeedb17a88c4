import type { Locale } from '#app/i18n/locales.ts'
import { toVisitorError } from './visitor-error.ts'

/** A part of a page as JSON, or an error with status and message, as for a page. */
export async function partResponse(
  locale: Locale,
  report: (error: unknown) => void,
  load: () => Promise<unknown>,
): Promise<Response> {
  const headers = { 'x-robots-tag': 'noindex' }
  try {
    return Response.json(await load(), { headers })
  } catch (error) {
    const { statusCode, message } = toVisitorError(error, locale)
    if (statusCode === 500) {
      report(error)
    }
    return Response.json({ statusCode, message }, { status: statusCode, headers })
  }
}
