import { toShareImageUrl } from '@site/contracts/content/share-image.ts'
import type { UIFieldServerProps } from 'payload'
import { loadLanguages } from '#cms/editorial/editing/document-languages.ts'
import { SeoTexts } from './seo-texts.tsx'

/** How search engines and shared links show the document in the language of the form. */
export async function SeoPreview({ collectionSlug, id, req }: UIFieldServerProps) {
  const languages = id === undefined ? null : await loadLanguages(req, collectionSlug, Number(id))
  const url = languages?.[req.locale === 'en' ? 'en' : 'id'].url
  return <SeoTexts drawnImage={url ? toShareImageUrl(url) : null} />
}
