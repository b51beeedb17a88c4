import type { ServerResponse } from 'node:http'
import { locales } from '#app/i18n/locales.ts'
import { newsSiteMapPath, siteMapIndexPath } from '#app/i18n/site-map-files.ts'
import { MANIFEST_PATH } from '#app/prefetch/manifest-patch.ts'
import { SPECULATION_RULES_PATH, speculationRules } from './speculation-rules.ts'

export interface SiteFileOptions {
  readonly siteUrl: string
  /** Off on a copy that search engines must not find beside the real site. */
  readonly isIndexed: boolean
  /** Where a fault in security can be told: `mailto:…` or `https://…`. */
  readonly securityContact: string
}

export interface SiteFile {
  readonly type: string
  readonly text: () => string
}

const PLAIN = 'text/plain; charset=utf-8'
/** RFC 9116 asks that a contact is looked at again; a year at most. */
const SECURITY_VALID_MS = 180 * 24 * 60 * 60 * 1000

/** Small texts for machines that need no service behind the site; by path. */
export function siteFiles({
  siteUrl,
  isIndexed,
  securityContact,
}: SiteFileOptions): ReadonlyMap<string, SiteFile> {
  const robots = isIndexed
    ? [
        'User-agent: *',
        'Allow: /',
        // What the site's own script fetches says the same as the pages do.
        'Disallow: /*.data$',
        'Disallow: /*.data?',
        `Disallow: ${MANIFEST_PATH}`,
        '',
        `Sitemap: ${siteUrl}${siteMapIndexPath}`,
        `Sitemap: ${siteUrl}${newsSiteMapPath}`,
      ]
    : ['User-agent: *', 'Disallow: /']
  const security = () => [
    `Contact: ${securityContact}`,
    `Expires: ${new Date(Date.now() + SECURITY_VALID_MS).toISOString()}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
  ]
  return new Map([
    ['/robots.txt', { type: PLAIN, text: () => linesOf(robots) }],
    ['/.well-known/security.txt', { type: PLAIN, text: () => linesOf(security()) }],
    [SPECULATION_RULES_PATH, { type: 'application/speculationrules+json', text: () => speculationRules }],
  ])
}

function linesOf(lines: readonly string[]): string {
  return `${lines.join('\n')}\n`
}

export function sendSiteFile(response: ServerResponse, { type, text }: SiteFile): void {
  const body = text()
  response.writeHead(200, {
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'public, max-age=3600',
  })
  response.end(body)
}
