'use client'

import { useFormFields, useTranslation } from '@payloadcms/ui'
import { type Locale, locales } from '@site/contracts/locale.ts'
import { adminLanguage } from '#cms/base/admin/copy.ts'
import { editingCopy, languages } from '#cms/editorial/versions/editing-copy.ts'
import { isEmpty } from '#cms/editorial/versions/losses.ts'
import type { EditStatus } from './edit-status.ts'

/** Where the document is public now, and in which languages it will be once published. */
export function LanguageNotice({
  status,
  formLocale,
}: {
  status: NonNullable<EditStatus['languages']>
  /** The language that the form edits; the other one is as it was last saved. */
  formLocale: Locale
}) {
  const { i18n } = useTranslation()
  const written = useFormFields(([fields]) =>
    JSON.stringify({
      lacks: status.needed.filter(({ path }) => isEmpty(fields[path]?.value)).map(({ label }) => label),
      isWithdrawn: fields.isWithdrawn?.value === true,
    }),
  )
  const language = adminLanguage(i18n.language)
  const words = editingCopy[language]
  const stateIn = (locale: Locale): { lacks: string[]; isWithdrawn: boolean } =>
    locale === formLocale ? JSON.parse(written) : status[locale]
  const hidden = locales.filter((locale) => stateIn(locale).isWithdrawn || stateIn(locale).lacks.length > 0)
  const shown = locales.filter((locale) => !hidden.includes(locale))
  const isPublic = locales.some((locale) => status[locale].url !== null)
  return (
    <div role="status">
      {isPublic && (
        <p>
          {words.viewOnSite}{' '}
          {locales.map((locale) => {
            const { url } = status[locale]
            return url === null ? (
              <span key={locale}>{words.notPublic(locale)} </span>
            ) : (
              <a key={locale} href={url} rel="noopener noreferrer" target="_blank">
                {languages[language][locale]}{' '}
              </a>
            )
          })}
        </p>
      )}
      <p>
        {words.publishes(shown)}{' '}
        {hidden
          .map((locale) => words.hides(locale, stateIn(locale).isWithdrawn ? null : stateIn(locale).lacks))
          .join(' ')}
      </p>
    </div>
  )
}
