'use client'

import { useAllFormFields, useTranslation } from '@payloadcms/ui'
import { adminLanguage } from '#cms/base/admin/copy.ts'
import { editingCopy } from '#cms/editorial/versions/editing-copy.ts'
import '#cms/base/admin/admin-views.css'

/** The texts as typed, with the image that the site draws for the public page unless an image is chosen above. */
export function SeoTexts({ drawnImage }: { drawnImage: string | null }) {
  const [fields] = useAllFormFields()
  const { i18n } = useTranslation()
  const first = (...paths: string[]) => paths.map((path) => fields[path]?.value).find(Boolean)
  const words = editingCopy[adminLanguage(i18n.language)]
  return (
    <figure className="seo-preview">
      <figcaption>{words.seoPreview}</figcaption>
      <cite>… › {String(first('slug', 'key') ?? '')}</cite>
      <strong>{String(first('seo.title', 'title') ?? '')}</strong>
      <span>{String(first('seo.description', 'summary') ?? '')}</span>
      {drawnImage && !first('seo.image') && (
        // biome-ignore lint/performance/noImgElement: the site draws the image, in its only size.
        <img alt={words.drawnImage} loading="lazy" src={drawnImage} />
      )}
    </figure>
  )
}
