'use client'

import { getTranslation } from '@payloadcms/translations'
import {
  Button,
  Pill,
  RenderFields,
  useAllFormFields,
  useDocumentInfo,
  useForm,
  useTranslation,
} from '@payloadcms/ui'
import type { Locale } from '@site/contracts/locale.ts'
import type { FormState } from 'payload'
import { useMemo } from 'react'
import { adminLanguage } from '#cms/base/admin/copy.ts'
import { languages } from '#cms/editorial/versions/editing-copy.ts'
import { languagesCopy } from './languages-copy.ts'
import { isMissing, isWritten, type LocalizedField } from './localized-fields.ts'

interface LanguageCellProps {
  entry: LocalizedField
  index: number
  locale: Locale
  other: FormState | undefined
}

/** One field in one language. */
export function LanguageCell({ entry, index, locale, other }: LanguageCellProps) {
  const { collectionSlug, globalSlug, hasSavePermission } = useDocumentInfo()
  const { dispatchFields, setModified } = useForm()
  const [own] = useAllFormFields()
  const { i18n } = useTranslation()
  const { field, path, parentPath, within } = entry
  const fields = useMemo(() => [field], [field])
  const language = adminLanguage(i18n.language)
  const words = languagesCopy[language]
  const context = within
    .map((label) => (typeof label === 'number' ? label : getTranslation(label, i18n)))
    .join(' ')
  const name = 'label' in field && field.label ? getTranslation(field.label, i18n) : ''
  const source = other?.[path]
  function copy(): void {
    const value: unknown = structuredClone(source?.value)
    // The rich-text editor reads a new text only if the initial value changes, too.
    dispatchFields({ type: 'UPDATE', path, value, initialValue: value })
    setModified(true)
  }
  const place: Record<string, number> = { '--pair': index, '--side': locale === 'id' ? 1 : 2 }
  return (
    <fieldset
      aria-label={`${languages[language][locale]}: ${context} ${name}`}
      data-language={languages[language][locale]}
      style={place}
    >
      {context !== '' && <p>{context}</p>}
      {isMissing(entry, own, other) && (
        <div>
          <Pill pillStyle="warning" size="small">
            {words.missing}
          </Pill>
          {/* No text is lost by copying, because only an empty field is filled. */}
          {hasSavePermission && isWritten(other, path) && source?.rows === undefined && (
            <Button buttonStyle="secondary" margin={false} onClick={copy} size="small">
              {words.copyFrom[locale === 'id' ? 'en' : 'id']}
            </Button>
          )}
        </div>
      )}
      <RenderFields
        fields={fields}
        margins={false}
        parentIndexPath=""
        parentPath={parentPath}
        parentSchemaPath={collectionSlug ?? globalSlug ?? ''}
        permissions={true}
        readOnly={!hasSavePermission}
      />
    </fieldset>
  )
}
