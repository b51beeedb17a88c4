import type { Locale } from '#app/i18n/locales.ts'
import { isServiceUnavailable } from '#app/upstream/upstream-error.ts'
import { toVisitorError } from './visitor-error.ts'

const unavailable: Readonly<Record<Locale, string>> = {
  id: 'Berkas ini sedang tidak tersedia. Silakan coba lagi beberapa saat lagi.',
  en: 'This file is not available right now. Please try again in a moment.',
}
const RETRY_AFTER = '10'

/** The words of a page as a file name in ASCII: `rencana-target-dana`. */
export function formatFileName(...words: readonly string[]): string {
  const plain = words.join(' ').normalize('NFKD').toLowerCase()
  return (
    plain
      .replace(/\p{Mark}+/gu, '')
      .match(/[a-z0-9]+/g)
      ?.join('-') ?? ''
  )
}

/** A download; `name` must be ASCII. */
export function fileResponse(
  content: string | Uint8Array<ArrayBuffer>,
  contentType: string,
  name: string,
): Response {
  return new Response(content, {
    headers: {
      'content-type': typeof content === 'string' ? `${contentType}; charset=utf-8` : contentType,
      'content-disposition': `attachment; filename="${name}"`,
      'x-robots-tag': 'noindex',
    },
  })
}

/** An error response for a download, as plain text. */
export function fileError(status: 400 | 404 | 422 | 503, reason: string): Response {
  return new Response(`${reason}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } })
}

/** The result of `make`, or an error response: 404 or 503. */
export async function fileOrUnavailable(locale: Locale, make: () => Promise<Response>): Promise<Response> {
  try {
    return await make()
  } catch (error) {
    const { kind, message } = toVisitorError(error, locale)
    if (kind === 'notFound') {
      return fileError(404, message)
    }
    if (!isServiceUnavailable(error)) {
      throw error
    }
    const response = fileError(503, unavailable[locale])
    response.headers.set('retry-after', RETRY_AFTER)
    return response
  }
}
