'use client'

import { useRowLabel, useTranslation } from '@payloadcms/ui'
import { homeSections } from '@site/contracts/content/home.ts'
import * as v from 'valibot'
import { adminLanguage, copy } from '#cms/base/admin/copy.ts'
import { homeSectionNames } from './home-section-names.ts'

const RowSchema = v.object({ section: v.picklist(homeSections), shown: v.optional(v.nullable(v.boolean())) })

/** Labels a collapsed row with the name of its section, and whether it is hidden. */
export function HomeSectionRow() {
  const { data, rowNumber } = useRowLabel<unknown>()
  const { i18n } = useTranslation()
  const language = adminLanguage(i18n.language)
  const row = v.safeParse(RowSchema, data)
  const number = `${(rowNumber ?? 0) + 1}.`
  if (!row.success) return <span>{number}</span>
  const { section, shown } = row.output
  const hidden = shown === false ? ` (${copy[language].notShown})` : ''
  return <span>{`${number} ${homeSectionNames[section][language]}${hidden}`}</span>
}
