import type { ServerResponse } from 'node:http'
import { locales } from '#app/i18n/locales.ts'
import { newsSiteMapPath, siteMapIndexPath } from '#app/i18n/site-map-files.ts'
import { MANIFEST_PATH } from '#app/prefetch/manifest-patch.ts'
import type { Environment } from '#server/base/environment.ts'
import { SPECULATION_RULES_PATH, speculationRules } from './speculation-rules.ts'

export interface SiteFile {
  readonly type: string
  readonly text: () => string
  readonly maxAgeSeconds?: number
}

const PLAIN = 'text/plain; charset=utf-8'
/** RFC 9116 recommends less than a year. */
const SECURITY_VALID_MS = 180 * 24 * 60 * 60 * 1000

/** Small files for machines that need no upstream service, by path. */
export function siteFiles({
  SITE_URL,
  SITE_INDEXING,
  SECURITY_CONTACT,
}: Pick<Environment, 'SITE_URL' | 'SITE_INDEXING' | 'SECURITY_CONTACT'>): ReadonlyMap<string, SiteFile> {
  const robots =
    SITE_INDEXING === 'on'
      ? [
          'User-agent: *',
          'Allow: /',
          // Data responses repeat the content of the pages.
          'Disallow: /*.data$',
          'Disallow: /*.data?',
          `Disallow: ${MANIFEST_PATH}`,
          '',
          `Sitemap: ${SITE_URL}${siteMapIndexPath}`,
          `Sitemap: ${SITE_URL}${newsSiteMapPath}`,
        ]
      : ['User-agent: *', 'Disallow: /']
  const security = () => [
    `Contact: ${SECURITY_CONTACT}`,
    `Expires: ${new Date(Date.now() + SECURITY_VALID_MS).toISOString()}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${SITE_URL}/.well-known/security.txt`,
  ]
  return new Map([
    ['/robots.txt', { type: PLAIN, text: () => joinLines(robots) }],
    ['/.well-known/security.txt', { type: PLAIN, text: () => joinLines(security()) }],
    [SPECULATION_RULES_PATH, { type: 'application/speculationrules+json', text: () => speculationRules }],
  ])
}

function joinLines(lines: readonly string[]): string {
  return `${lines.join('\n')}\n`
}

export function sendSiteFile(response: ServerResponse, { type, text, maxAgeSeconds = 3600 }: SiteFile): void {
  const body = text()
  response.writeHead(200, {
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    'cache-control': `public, max-age=${maxAgeSeconds}`,
  })
  response.end(body)
}
