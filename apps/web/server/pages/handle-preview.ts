import type { IncomingMessage, ServerResponse } from 'node:http'
import { PREVIEW_PARAMETER } from '@site/contracts/preview-parameter.ts'
import { readPreviewToken } from '@site/contracts/preview-token.ts'
import { defaultLocale, isLocale } from '#app/i18n/locales.ts'
import { previewPath } from '#app/i18n/preview-path.server.ts'
import { PRIVATE } from '../page-cache/cache-headers.ts'
import { StoredPage } from '../page-cache/stored-page.ts'
import type { PageRenderer } from './page-renderer.ts'
import { sendErrorPage } from './send-error-page.ts'
import { sendPage } from './send-page.ts'

const PREVIEW_PREFIX = '/preview/'

export interface PreviewOptions {
  readonly siteUrl: string
  /** The key with which the CMS signs preview links. */
  readonly previewKey: string
  readonly renderer: PageRenderer
}

/** The token of a preview request, from the link in the admin or the page that it redirects to. */
function readToken(url: URL): string | null {
  return url.pathname.startsWith(PREVIEW_PREFIX)
    ? url.pathname.slice(PREVIEW_PREFIX.length)
    : url.searchParams.get(PREVIEW_PARAMETER)
}

export function isPreview(url: URL): boolean {
  return readToken(url) !== null
}

/** Renders a draft for a signed link; nothing is cached. */
export async function handlePreview(
  { siteUrl, previewKey, renderer }: PreviewOptions,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const token = readToken(url) ?? ''
  const requested = url.searchParams.get('locale')
  const locale = isLocale(requested) ? requested : defaultLocale
  const verdict = readPreviewToken(token, previewKey, new Date())
  if (verdict.kind !== 'valid') {
    const pathname = url.pathname.startsWith(PREVIEW_PREFIX) ? `/${locale}` : url.pathname
    sendErrorPage(response, verdict.kind === 'expired' ? 410 : 403, pathname, privateHeaders, 'previewEnded')
    return
  }
  const { claims } = verdict
  if (url.pathname.startsWith(PREVIEW_PREFIX)) {
    response.writeHead(302, { location: previewPath(claims, token, locale), ...privateHeaders })
    response.end()
    return
  }
  const rendered = await renderer.render(
    new Request(`${siteUrl}${url.pathname}${url.search}`, { headers: { accept: 'text/html' } }),
    { token, claims },
  )
  if (claims.frames.length > 0) {
    // The page's own CSP controls framing; this header allows no other origins, and older browsers prefer it.
    response.removeHeader('x-frame-options')
  }
  const headers = { ...rendered.headers, ...privateHeaders }
  await sendPage(request, response, new StoredPage({ ...rendered, headers }), 'bypass')
}

const privateHeaders = {
  'cache-control': PRIVATE,
  'x-robots-tag': 'noindex, nofollow',
  // The URL contains the token.
  'referrer-policy': 'no-referrer',
} as const
