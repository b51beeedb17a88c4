'use client'

import { useRowLabel } from '@payloadcms/ui'
import * as v from 'valibot'

const text = v.optional(v.nullable(v.string()))
const RowSchema = v.object({ text, name: text, reason: text, label: text })

/** Labels a collapsed row with its own text. */
export function RowText() {
  const { data, rowNumber } = useRowLabel<unknown>()
  const row = v.safeParse(RowSchema, data)
  const words = row.success
    ? (row.output.name ?? row.output.label ?? row.output.text ?? row.output.reason)
    : null
  const number = (rowNumber ?? 0) + 1
  return <span>{words ? `${number}. ${words}` : `${number}.`}</span>
}
