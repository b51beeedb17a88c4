import { buildFormState } from '@payloadcms/ui/utilities/buildFormState'
import type { Locale } from '@site/contracts/locale.ts'
import type { DocumentViewServerProps } from 'payload'
import { findContent } from '#cms/editorial/versions/edited-content.ts'
import { LanguagesForm } from './languages-form.tsx'

/** The tab “Languages” of a document or global: every localized field in both languages, side by side. */
export async function LanguagesView({ initPageResult, user }: DocumentViewServerProps) {
  const { req, collectionConfig, globalConfig, docID = '', permissions } = initPageResult
  const config = collectionConfig ?? globalConfig
  if (!config || (collectionConfig && docID === '')) return null
  const { slug } = config
  const { read } = findContent(req, collectionConfig ? 'collections' : 'globals', slug)
  const place = collectionConfig
    ? { id: docID, collectionSlug: slug, docPermissions: permissions.collections?.[slug] }
    : { globalSlug: slug, docPermissions: permissions.globals?.[slug] }
  const stateIn = async (locale: Locale) => {
    const data = await read(docID, { locale, fallbackLocale: false, draft: true })
    const { state } = await buildFormState({
      ...place,
      data,
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
