import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDataKey } from '../page-key.ts'
import type { StoredPage } from '../stored-page.ts'

/** What pages are made by: a build with settings. */
export interface PageEdition {
  readonly name: string
  /** Whether this build still has a built file. */
  readonly hasFile: (path: string) => boolean
}

const STYLE_SHEET = /<link[^>]*\shref="(\/assets\/[^"]+\.css)"/g

/** `settings`: what of the environment stands in pages. */
export function pageEdition(buildFolder: string, settings: unknown): PageEdition {
  const hash = createHash('sha256')
    .update(readFileSync(join(buildFolder, 'server', 'index.js')))
    .update(JSON.stringify(settings))
  return {
    name: hash.digest('base64url').slice(0, 16),
    hasFile: (path) => existsSync(join(buildFolder, 'client', path)),
  }
}

/**
 * Whether a page of another edition may be shown where this one cannot be had: with its style sheets it can be read and
 * used, as every page can without its script. What script reads has to be of the script's own build.
 */
export async function isShowable(key: string, page: StoredPage, { hasFile }: PageEdition): Promise<boolean> {
  if (isDataKey(key)) {
    return false
  }
  const { bytes } = await page.bodyIn('identity')
  return [...bytes.toString('utf8').matchAll(STYLE_SHEET)].every(([, path = '']) => hasFile(path))
}
