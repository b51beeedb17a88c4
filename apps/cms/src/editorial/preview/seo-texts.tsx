'use client'

import { useAllFormFields, useTranslation } from '@payloadcms/ui'
import { adminLanguage } from '#cms/base/admin/copy.ts'
import { editingCopy } from '#cms/editorial/versions/editing-copy.ts'
import '#cms/base/admin/admin-views.css'

/** What search engines show, by experience; none publishes a limit. */
const shownCharacters = { title: 60, description: 160 } as const

/** The texts as typed, with the image that the site draws for the public page unless an image is chosen above. */
export function SeoTexts({ drawnImage }: { drawnImage: string | null }) {
  const [fields] = useAllFormFields()
  const { i18n } = useTranslation()
  const first = (...paths: string[]) => paths.map((path) => fields[path]?.value).find(Boolean)
  const words = editingCopy[adminLanguage(i18n.language)]
  const title = String(first('seo.title', 'title') ?? '')
  const description = String(first('seo.description', 'summary') ?? '')
  return (
    <figure className="seo-preview">
      <figcaption>{words.seoPreview}</figcaption>
      <cite>… › {String(first('slug', 'key') ?? '')}</cite>
      <strong>{title}</strong>
      <span>{description}</span>
      <small>
        {words.seoLength('title', title.length, shownCharacters.title)}{' '}
        {words.seoLength('description', description.length, shownCharacters.description)}
      </small>
      {drawnImage && !first('seo.image') && (
        // biome-ignore lint/performance/noImgElement: the site draws the image, in its only size.
        <img alt={words.drawnImage} loading="lazy" src={drawnImage} />
      )}
    </figure>
  )
}
