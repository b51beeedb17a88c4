import { readdirSync } from 'node:fs'
import { isFilePath } from '@site/contracts/content/file-paths.ts'
import { pathParts } from '@site/contracts/content/redirect-pattern.ts'
import { SHARE_PREFIX } from '@site/contracts/content/share-image.ts'
import { findPage, pageNames } from '@site/contracts/content/site-pages.ts'
import { describe, expect, it } from 'vitest'
import { imagesPath } from '#app/design/image-path.ts'
import { endpoints } from '#app/i18n/endpoints/endpoints.ts'
import { locales } from '#app/i18n/locales.ts'
import { MANIFEST_PATH } from '#app/prefetch/manifest-patch.ts'
import { unknownStatus } from '#app/request/service-status.ts'
import { REPORTS_PATH } from '../security/security-headers.ts'
import { statusFiles } from '../status/status-files.ts'
import { siteFiles } from './site-files.ts'

const isFile = (path: string) => isFilePath(pathParts(path) ?? [])

const settings = {
  SITE_URL: 'https://site.example',
  SITE_INDEXING: 'on',
  SECURITY_CONTACT: 'mailto:a@site.example',
} as const

/** Paths that the server handles before it looks for a page. */
const serverPaths = [
  ...siteFiles(settings).keys(),
  ...statusFiles('https://site.example', () => unknownStatus).keys(),
  ...readdirSync(new URL('../../../../packages/brand/public', import.meta.url)).map((name) => `/${name}`),
  ...[imagesPath, SHARE_PREFIX, MANIFEST_PATH, REPORTS_PATH],
  ...['/assets/root.css', '/media/foto.webp', '/healthz', '/readyz'],
]

describe('paths that no redirect may cover', () => {
  it.each([...endpoints.map(({ path }) => path), ...serverPaths])('include %s', (path) => {
    expect(isFile(path)).toBe(true)
  })

  it.each(locales)('do not include a page (%s)', (locale) => {
    const pages = pageNames.map((name) => `/${locale}/${findPage(name).path[locale]}`)
    expect(pages.filter(isFile)).toEqual([])
  })
})
