'use client'

import { useRowLabel, useTranslation } from '@payloadcms/ui'
import * as v from 'valibot'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import { adminLanguage, copy } from './copy.ts'

const text = v.optional(v.nullable(v.union([v.string(), v.pipe(v.number(), v.transform(String))])))
const TextSchema = v.object({
  name: text,
  label: text,
  heading: text,
  question: text,
  title: text,
  text,
  reason: text,
  year: text,
})
const ShownSchema = v.object({ enabled: v.optional(v.nullable(v.boolean())) })

/** Labels a collapsed row with its own text; of several, the first in the schema's order. */
export function RowText({ row }: { row: Bilingual }) {
  const { data, rowNumber } = useRowLabel<unknown>()
  const { i18n } = useTranslation()
  const language = adminLanguage(i18n.language)
  const texts = v.safeParse(TextSchema, data)
  const words = texts.success ? Object.values(texts.output).find(Boolean) : null
  const shown = v.safeParse(ShownSchema, data)
  const hidden = shown.success && shown.output.enabled === false ? ` (${copy[language].notShown})` : ''
  const number = (rowNumber ?? 0) + 1
  return <span>{`${words ? `${number}. ${words}` : `${row[language]} ${number}`}${hidden}`}</span>
}
