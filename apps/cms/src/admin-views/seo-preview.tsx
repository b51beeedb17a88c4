'use client'

import { useAllFormFields, useTranslation } from '@payloadcms/ui'
import { adminLanguage } from './copy.ts'
import { editingCopy } from './editing-copy.ts'
import './admin-views.css'

/** How search engines and shared links will show the document in the language of the form. */
export function SeoPreview() {
  const [fields] = useAllFormFields()
  const { i18n } = useTranslation()
  const first = (...paths: string[]) => paths.map((path) => fields[path]?.value).find(Boolean)
  return (
    <figure className="seo-preview">
      <figcaption>{editingCopy[adminLanguage(i18n.language)].seoPreview}</figcaption>
      <cite>… › {String(first('slug', 'key') ?? '')}</cite>
      <strong>{String(first('seo.title', 'title') ?? '')}</strong>
      <span>{String(first('seo.description', 'summary') ?? '')}</span>
    </figure>
  )
}
