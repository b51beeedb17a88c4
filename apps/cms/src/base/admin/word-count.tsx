'use client'

import { useField, useTranslation } from '@payloadcms/ui'
import { computeMinutes, countWords } from '#cms/base/fields/word-count.ts'
import { adminLanguage, copy } from './copy.ts'

/** Below a rich text: live word count and reading time in the current language. */
export function WordCount({ path }: { path: string }) {
  const { value } = useField<unknown>({ path })
  const { i18n } = useTranslation()
  const language = adminLanguage(i18n.language)
  const number = new Intl.NumberFormat(language)
  const words = countWords(value)
  return (
    <p aria-live="off" className="field-description">
      {copy[language].words(number.format(words), number.format(computeMinutes(words)))}
    </p>
  )
}
