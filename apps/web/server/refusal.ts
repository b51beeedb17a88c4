import type { ServerResponse } from 'node:http'
import { defaultLocale, type Locale, localeFacts, localeOfPath } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from '#app/shell/copy.ts'
import { errorCopy } from '#app/shell/error-copy.ts'
import { previewCopy } from '#app/shell/preview-copy.ts'

/** Requests that never reach the pages: unreadable addresses, foreign methods, bodies that are too large. */
export type RefusalStatus = 400 | 403 | 404 | 405 | 410 | 411 | 413 | 414 | 503

/** A clean page of its own, without the site's frame: it must cost nothing and depend on nothing. */
export function refuse(
  response: ServerResponse,
  status: RefusalStatus,
  pathname: string,
  headers: Readonly<Record<string, string>> = {},
  reason: 'usual' | 'previewEnded' = 'usual',
): void {
  const locale = localeOfPath(pathname) ?? defaultLocale
  const body = Buffer.from(refusalPage(locale, status, reason))
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': body.byteLength,
    'cache-control': 'no-store',
    ...headers,
  })
  response.end(body)
}

function refusalPage(locale: Locale, status: RefusalStatus, reason: 'usual' | 'previewEnded'): string {
  const words = errorCopy[locale]
  const usual = status === 503 ? words.unavailable : status === 404 ? words.notFound : words.refused
  const { title, text } = reason === 'usual' ? usual : previewCopy[locale].ended
  return `<!doctype html>
<html lang="${localeFacts[locale].languageTag}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title></head>
<body><main><p>${words.status(status)}</p><h1>${title}</h1><p>${text}</p><p><a href="${pathTo('home', locale)}">${copy[locale].goHome}</a></p></main></body>
</html>
`
}
