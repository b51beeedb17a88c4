'use client'

import { getTranslation, type I18nClient } from '@payloadcms/translations'
import {
  escapeDiffHTML,
  FieldDiffContainer,
  getHTMLDiffComponents,
  unescapeDiffHTML,
  useTranslation,
} from '@payloadcms/ui'
import type { ClientField, FieldDiffClientProps } from 'payload'
import * as v from 'valibot'
import { adminLanguage } from '#cms/base/admin/copy.ts'
import { wibDay, wibTime } from '#cms/base/time/wib-time.ts'

/** In a comparison: dates in WIB, switches and choices in words; Payload shows browser times and raw values. */
export function WordsDiff({
  comparisonValue,
  field,
  locale,
  nestingLevel,
  versionValue,
}: FieldDiffClientProps<ClientField>) {
  const { i18n } = useTranslation()
  const html = (value: unknown) => `<p>${escapeDiffHTML(inWords(field, value, i18n))}</p>`
  const { From, To } = getHTMLDiffComponents({
    fromHTML: html(comparisonValue),
    toHTML: html(versionValue),
    postProcess: unescapeDiffHTML,
    tokenizeByCharacter: false,
  })
  const label = { label: 'label' in field ? field.label : '', ...(locale ? { locale } : {}) }
  return (
    <FieldDiffContainer
      From={From}
      i18n={i18n}
      label={label}
      {...(nestingLevel ? { nestingLevel } : {})}
      To={To}
    />
  )
}

const DayFieldSchema = v.object({
  admin: v.object({ date: v.object({ pickerAppearance: v.literal('dayOnly') }) }),
})

function inWords(field: ClientField, value: unknown, i18n: I18nClient): string {
  if (field.type === 'checkbox') return i18n.t(value ? 'general:yes' : 'general:no')
  if (value === null || value === undefined) return ''
  const language = adminLanguage(i18n.language)
  if (field.type === 'date') {
    return v.is(DayFieldSchema, field) ? wibDay(String(value), language) : wibTime(String(value), language)
  }
  const options = 'options' in field ? field.options : []
  return [value]
    .flat()
    .map((each) => {
      const option = options.find((choice) => typeof choice === 'object' && choice.value === each)
      return typeof option === 'object' ? getTranslation(option.label, i18n) : String(each)
    })
    .join(', ')
}

/** A field that no editor writes is not compared. */
export const NoDiff = () => null
