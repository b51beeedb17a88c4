import { documentPages, isAddressed } from '@site/contracts/content/document-paths.ts'
import { matchSource, pathParts, type RedirectPattern } from '@site/contracts/content/redirect-pattern.ts'
import type { PayloadRequest } from 'payload'
import { environment } from '#cms/base/environment/environment.ts'
import { requestPath } from '#cms/editorial/links/check-links.ts'
import { formatExample, isWithin } from './find-loop.ts'
import { readPublicPaths } from './public-paths.ts'

/** An editor waits for the response. */
const timeoutMs = 2_000

/**
 * The path of a published document or a page of the site that a redirect from `source` would make unreachable; null if
 * none is known, also while the site is unavailable.
 */
export async function findReplacedPage(req: PayloadRequest, source: RedirectPattern): Promise<string | null> {
  for (const collection of Object.keys(documentPages).filter(isAddressed)) {
    const paths = await readPublicPaths(req, collection)
    const found = paths.find(({ path }) => matchSource(source, pathParts(path) ?? []) !== null)
    if (found) return found.path
  }
  const fixed = source.filter(({ kind }) => kind === 'fixed')
  // Only these rules match a known path: those without placeholders, and those for everything below a page.
  if (!isWithin(fixed, source)) return null
  const path = formatExample(fixed)
  return (await requestPath(environment.SITE_URL, path, timeoutMs)).kind === 'found' ? path : null
}
