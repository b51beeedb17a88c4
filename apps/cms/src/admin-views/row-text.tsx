'use client'

import { useRowLabel } from '@payloadcms/ui'
import * as v from 'valibot'

const text = v.optional(v.nullable(v.string()))
const RowSchema = v.object({ text, name: text, reason: text, label: text })

/** A row is called by its own words, so that it is found while it is folded. */
export function RowText() {
  const { data, rowNumber } = useRowLabel<unknown>()
  const row = v.safeParse(RowSchema, data)
  const words = row.success
    ? (row.output.name ?? row.output.label ?? row.output.text ?? row.output.reason)
    : null
  const number = (rowNumber ?? 0) + 1
  return <span>{words ? `${number}. ${words}` : `${number}.`}</span>
}
