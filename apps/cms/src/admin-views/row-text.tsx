'use client'

import { useRowLabel } from '@payloadcms/ui'
import * as v from 'valibot'

const text = v.optional(v.nullable(v.string()))
const RowSchema = v.object({ name: text, label: text, question: text, title: text, text, reason: text })

/** Labels a collapsed row with its own text; of several, the first in the schema's order. */
export function RowText() {
  const { data, rowNumber } = useRowLabel<unknown>()
  const row = v.safeParse(RowSchema, data)
  const words = row.success ? Object.values(row.output).find(Boolean) : null
  const number = (rowNumber ?? 0) + 1
  return <span>{words ? `${number}. ${words}` : `${number}.`}</span>
}
