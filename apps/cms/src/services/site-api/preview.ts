import { type PreviewClaims, type PreviewCollection, previewSlug } from '@site/contracts/preview-token.ts'
import type { SiteContext } from './context.ts'

/** The preview of a request, if it covers this collection and language. */
export function findPreview(
  { preview, locale }: Pick<SiteContext, 'preview' | 'locale'>,
  collection: string,
): PreviewClaims | null {
  return preview?.collection === collection && preview.locales.includes(locale) ? preview : null
}

/** Whether a slug or key names the previewed document: by its preview slug or its fixed key. */
export function isPreviewed(preview: PreviewClaims, name: { slug?: string; key?: string }): boolean {
  return (
    (name.slug !== undefined && name.slug === previewSlug(preview.document)) ||
    (name.key !== undefined && name.key === preview.key)
  )
}

/** Options for `findByID`: the newest draft if this document is previewed. */
export function selectVersion(
  context: Pick<SiteContext, 'preview' | 'locale'>,
  collection: PreviewCollection,
  id: number,
): { draft: boolean } {
  return { draft: findPreview(context, collection)?.document === id }
}

/** Puts the previewed draft into a list: in place of its published version, otherwise first. */
export async function withDraft<Document extends { id: number }>(
  context: SiteContext,
  collection: PreviewCollection,
  documents: Document[],
  loadDraft: (id: number) => Promise<Document | null>,
): Promise<Document[]> {
  const preview = findPreview(context, collection)
  const draft = preview && (await loadDraft(preview.document))
  if (!draft) return documents
  return documents.some(({ id }) => id === draft.id)
    ? documents.map((document) => (document.id === draft.id ? draft : document))
    : [draft, ...documents]
}

const requiredTexts = ['title', 'question', 'summary', 'rationale', 'tagline', 'term', 'definition'] as const

/**
 * Completes an unfinished document for the site: missing texts are empty, and the slug is the requested one, which
 * stays the same while an editor changes the real one.
 */
export function presentable(body: object, slug: string | undefined): object {
  const texts = Object.entries(body).map(([name, value]) => [
    name,
    value ?? (requiredTexts.some((text) => text === name) ? '' : value),
  ])
  return { ...Object.fromEntries(texts), ...(slug === undefined ? {} : { slug }) }
}
