import { type PreviewClaims, type PreviewCollection, previewSlug } from '@site/contracts/preview-token.ts'
import type { SiteContext } from './context.ts'

/** The preview that a request is, where it is one of a document of this collection in this language. */
export function previewOf(
  { preview, locale }: Pick<SiteContext, 'preview' | 'locale'>,
  collection: string,
): PreviewClaims | null {
  return preview?.collection === collection && preview.locales.includes(locale) ? preview : null
}

/** Whether an address names the previewed document: by the slug that only previews have, or by its fixed name. */
export function isPreviewed(preview: PreviewClaims, name: { slug?: string; key?: string }): boolean {
  return (
    (name.slug !== undefined && name.slug === previewSlug(preview.document)) ||
    (name.key !== undefined && name.key === preview.key)
  )
}

/** For `findByID` of what a page is about: its newest draft in a preview of exactly this document. */
export function newestOf(
  context: Pick<SiteContext, 'preview' | 'locale'>,
  collection: PreviewCollection,
  id: number,
): { draft: boolean } {
  return { draft: previewOf(context, collection)?.document === id }
}

/** A list that shows the previewed draft: in the place of its published version, else before all others. */
export async function withDraft<Document extends { id: number }>(
  context: SiteContext,
  collection: PreviewCollection,
  documents: Document[],
  loadDraft: (id: number) => Promise<Document | null>,
): Promise<Document[]> {
  const preview = previewOf(context, collection)
  const draft = preview && (await loadDraft(preview.document))
  if (!draft) return documents
  return documents.some(({ id }) => id === draft.id)
    ? documents.map((document) => (document.id === draft.id ? draft : document))
    : [draft, ...documents]
}

const requiredTexts = ['title', 'question', 'summary', 'rationale', 'tagline'] as const

/**
 * An unfinished document in the form that the site expects: texts that are not written yet are empty, and its
 * slug is the one that it was asked by, which stays the same while an editor changes the real one.
 */
export function presentable(body: object, slug: string | undefined): object {
  const texts = Object.entries(body).map(([name, value]) => [
    name,
    value ?? (requiredTexts.some((text) => text === name) ? '' : value),
  ])
  return { ...Object.fromEntries(texts), ...(slug === undefined ? {} : { slug }) }
}
