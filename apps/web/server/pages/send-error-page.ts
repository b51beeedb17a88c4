import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { brand } from '@site/brand/names.ts'
import { palette } from '@site/brand/palette.ts'
import { REQUEST_ID_HEADER } from '@site/operations/request-id.ts'
import { busyCopy } from '#app/errors/busy-copy.ts'
import { errorCopy } from '#app/errors/error-copy.ts'
import { defaultLocale, type Locale, localeFacts, localeOfPath } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from '#app/i18n/site-copy.ts'
import { previewCopy } from '#app/page-parts/preview-copy.ts'

/** Statuses of requests that are rejected before rendering: invalid URLs, unknown methods, oversized bodies. */
export type ErrorPageStatus = 400 | 403 | 404 | 405 | 410 | 411 | 413 | 414 | 503

type Reason = 'usual' | 'previewEnded' | 'busy' | 'formNotSent' | 'formOfUnknownOrigin'

/** Sends a minimal error page without the site layout, so that it is cheap and depends on nothing. */
export function sendErrorPage(
  response: ServerResponse,
  status: ErrorPageStatus,
  pathname: string,
  headers: Readonly<Record<string, string>> = {},
  reason: Reason = 'usual',
): void {
  const locale = localeOfPath(pathname) ?? defaultLocale
  const requestId = response.getHeader(REQUEST_ID_HEADER)
  const isReported = status >= 500 && typeof requestId === 'string'
  const body = Buffer.from(errorPageHtml(locale, status, reason, isReported ? requestId : null))
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': body.byteLength,
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    ...headers,
  })
  response.end(body)
}

/** The site's look inline, because its fonts and style sheets may be unavailable. */
const STYLE = `:root{color-scheme:light dark}body{max-width:40rem;margin:0 auto;padding:12vh 1.5rem;font:1.06rem/1.6 system-ui,sans-serif;background:light-dark(${palette.pageLight},${palette.pageDark});color:light-dark(${palette.textLight},${palette.textDark})}h1{font-size:1.9rem;line-height:1.2;margin:.4rem 0 1rem}main>p:first-of-type{font-weight:650}header{margin-bottom:3rem;font-weight:750}a{color:light-dark(${palette.primary},${palette.linkOnDark})}`
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

function errorPageHtml(
  locale: Locale,
  status: ErrorPageStatus,
  reason: Reason,
  requestId: string | null,
): string {
  const words = errorCopy[locale]
  const usual = status === 503 ? words.unavailable : status === 404 ? words.notFound : words.rejected
  const { page: busy, form: formNotSent, formOfUnknownOrigin } = busyCopy[locale]
  const { title, text } = {
    usual,
    previewEnded: previewCopy[locale].ended,
    busy,
    formNotSent,
    formOfUnknownOrigin,
  }[reason]
  return `<!doctype html>
<html lang="${localeFacts[locale].languageTag}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head>
<body><header>${brand.companyName}</header><main><p>${words.status(status)}</p><h1>${title}</h1><p>${text}</p>${requestId === null ? '' : `<p>${words.requestId(requestId)}</p>`}<p><a href="${pathTo('home', locale)}">${copy[locale].goHome}</a></p></main></body>
</html>
`
}
