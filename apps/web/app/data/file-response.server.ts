import { toVisitorError } from '#app/errors/visitor-error.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { isServiceUnavailable } from '#app/upstream/upstream-error.ts'

const unavailable: Readonly<Record<Locale, string>> = {
  id: 'Berkas ini sedang tidak tersedia. Silakan coba lagi beberapa saat lagi.',
  en: 'This file is not available right now. Please try again in a moment.',
}
/** Seconds. */
const RETRY_AFTER = '10'

/** A file to keep, under a name of plain letters. */
export function fileResponse(text: string, contentType: string, name: string): Response {
  return new Response(text, {
    headers: {
      'content-type': `${contentType}; charset=utf-8`,
      'content-disposition': `attachment; filename="${name}"`,
      'x-robots-tag': 'noindex',
    },
  })
}

/** Why there is no file, in the words of the page. */
export function refusedFile(status: 400 | 404 | 422 | 503, reason: string): Response {
  return new Response(`${reason}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } })
}

/** What `make` answers, or why there is no file: it does not exist, or a service behind it does not answer. */
export async function fileOrUnavailable(locale: Locale, make: () => Promise<Response>): Promise<Response> {
  try {
    return await make()
  } catch (error) {
    const { kind, message } = toVisitorError(error, locale)
    if (kind === 'notFound') {
      return refusedFile(404, message)
    }
    if (!isServiceUnavailable(error)) {
      throw error
    }
    const answer = refusedFile(503, unavailable[locale])
    answer.headers.set('retry-after', RETRY_AFTER)
    return answer
  }
}
