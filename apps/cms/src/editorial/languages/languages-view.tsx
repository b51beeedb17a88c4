import { buildFormState } from '@payloadcms/ui/utilities/buildFormState'
import type { Locale } from '@site/contracts/locale.ts'
import type { DocumentViewServerProps } from 'payload'
import { findContent } from '#cms/editorial/versions/edited-content.ts'
import { LanguagesForm } from './languages-form.tsx'

/** The document's tab “Languages”: every localized field in both languages, side by side. */
export async function LanguagesView({ initPageResult, user }: DocumentViewServerProps) {
  const { req, collectionConfig, docID, permissions } = initPageResult
  if (!collectionConfig || docID === undefined) return null
  const { slug } = collectionConfig
  const { read } = findContent(req, 'collections', slug)
  const stateIn = async (locale: Locale) => {
    const data = await read(docID, { locale, fallbackLocale: false, draft: true })
    const { state } = await buildFormState({
      id: docID,
      collectionSlug: slug,
      data,
      docPermissions: permissions.collections?.[slug],
      docPreferences: { fields: {} },
      fallbackLocale: false,
      locale,
      operation: 'update',
      renderAllFields: true,
      req,
      schemaPath: slug,
      skipValidation: true,
      user: user ?? null,
    })
    return state
  }
  // Sequential: both calls set the language of the request.
  const id = await stateIn('id')
  const en = await stateIn('en')
  return <LanguagesForm states={{ id, en }} />
}
