import { findUnfinished } from '#cms/services/placeholders/find-unfinished.ts'
import type { Finding, Reader } from './source.ts'

/** What a site that began without content still lacks. */
export async function readUnfinished({ payload }: Reader): Promise<Finding> {
  const parts = await findUnfinished(payload)
  return { count: parts.length, parts }
}
