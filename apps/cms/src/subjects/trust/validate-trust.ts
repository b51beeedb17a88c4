import { channelKey, channelKinds } from '@site/contracts/content/channels.ts'
import * as v from 'valibot'
import type { CrossFieldValidator, Violation } from '#cms/base/fields/cross-field-validation.ts'
import { channelErrors } from './channel-names.ts'

const count = v.fallback(v.number(), Number.NaN)
const DraftSchema = v.object({
  complaints: v.fallback(
    v.array(v.object({ year: count, received: count, resolved: count, escalated: count })),
    [],
  ),
  channels: v.fallback(
    v.array(
      v.object({
        kind: v.fallback(v.nullable(v.picklist(channelKinds)), null),
        value: v.fallback(v.string(), ''),
      }),
    ),
    [],
  ),
})
type Draft = v.InferOutput<typeof DraftSchema>

const firstYear = 2000

/** Whether complaint figures are consistent, and every channel fits its kind and is listed once. */
export const validateTrust: CrossFieldValidator = (document) => {
  const draft = v.safeParse(DraftSchema, document)
  return draft.success ? [...complaintErrors(draft.output), ...channelViolations(draft.output)] : []
}

function complaintErrors({ complaints }: Draft): Violation[] {
  const lastYear = new Date().getFullYear()
  return complaints.flatMap((row, position): Violation[] => {
    const path = (name: string) => `complaints.${position}.${name}`
    const isRepeated = complaints.findIndex(({ year }) => year === row.year) < position
    const isYear = Number.isInteger(row.year) && row.year >= firstYear && row.year <= lastYear
    const counts = (['received', 'resolved', 'escalated'] as const).flatMap((name): Violation[] =>
      Number.isInteger(row[name])
        ? row[name] <= row.received
          ? []
          : [
              {
                path: path(name),
                message: {
                  id: 'Tidak boleh lebih dari jumlah yang diterima.',
                  en: 'This must not exceed the number received.',
                },
              },
            ]
        : [{ path: path(name), message: { id: 'Bilangan bulat.', en: 'A whole number.' } }],
    )
    return [
      ...(isYear
        ? []
        : [
            {
              path: path('year'),
              message: {
                id: `Tahun dari ${firstYear} sampai ${lastYear}.`,
                en: `A year from ${firstYear} to ${lastYear}.`,
              },
            },
          ]),
      ...(isRepeated
        ? [
            {
              path: path('year'),
              message: { id: 'Tahun ini sudah ada di atas.', en: 'This year is already listed above.' },
            },
          ]
        : []),
      ...counts,
    ]
  })
}

function channelViolations({ channels }: Draft): Violation[] {
  const keys = channels.map(({ kind, value }) => (kind === null ? null : channelKey(kind, value)))
  return channels.flatMap(({ kind }, position): Violation[] => {
    const path = `channels.${position}.value`
    const key = keys[position]
    // A missing kind is an error of its own field.
    if (kind === null) return []
    if (key === null) return [{ path, message: channelErrors[kind] }]
    const isRepeated = keys.some(
      (other, above) => above < position && other === key && channels[above]?.kind === kind,
    )
    return isRepeated
      ? [
          {
            path,
            message: { id: 'Kanal ini sudah ada di atas.', en: 'This channel is already listed above.' },
          },
        ]
      : []
  })
}
