import * as v from 'valibot'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import type { CrossFieldValidator, Violation } from '#cms/base/fields/cross-field-validation.ts'

/** In percent. No fund gained more in three years; a larger number is a typing error. */
const returnLimits = { min: -100, max: 1000 } as const
const costLimits = { min: 0, max: 10 } as const

export const isNav = (nav: number): boolean => nav > 0
export const isReturn = (percent: number): boolean =>
  percent >= returnLimits.min && percent <= returnLimits.max
const isCost = (percent: number): boolean =>
  percent >= costLimits.min && percent <= costLimits.max && Number(percent.toFixed(2)) === percent

const count = v.fallback(v.nullable(v.number()), null)
const DraftSchema = v.object({
  nav: count,
  minimum: count,
  returns: v.fallback(v.record(v.string(), count), {}),
  costs: v.fallback(v.record(v.string(), count), {}),
})

const navMessage: Bilingual = { id: 'NAB harus lebih dari 0.', en: 'The NAV must be more than 0.' }
const minimumMessage: Bilingual = {
  id: 'Pembelian minimum harus lebih dari 0.',
  en: 'The minimum must be more than 0.',
}
const returnMessage: Bilingual = {
  id: `Imbal hasil dalam persen, dari ${returnLimits.min} sampai 1.000. Kosongkan bila reksa dana belum setua itu.`,
  en: `A return in percent from ${returnLimits.min} to 1,000. Leave it empty if the fund is younger.`,
}
const costMessage: Bilingual = {
  id: `Biaya dalam persen, dari ${costLimits.min} sampai ${costLimits.max}, paling banyak dua angka di belakang koma.`,
  en: `A cost in percent from ${costLimits.min} to ${costLimits.max}, with at most two decimals.`,
}

/** Whether the figures of a fund are possible. */
export const validateFund: CrossFieldValidator = (document) => {
  const draft = v.safeParse(DraftSchema, document)
  if (!draft.success) return []
  const { nav, minimum, returns, costs } = draft.output
  const valued = (group: string, values: Record<string, number | null>) =>
    Object.entries(values).flatMap(([name, value]) =>
      value === null ? [] : [[`${group}.${name}`, value] as const],
    )
  return [
    ...(nav !== null && !isNav(nav) ? [{ path: 'nav', message: navMessage }] : []),
    ...(minimum !== null && minimum <= 0 ? [{ path: 'minimum', message: minimumMessage }] : []),
    ...valued('returns', returns).flatMap(([path, value]): Violation[] =>
      isReturn(value) ? [] : [{ path, message: returnMessage }],
    ),
    ...valued('costs', costs).flatMap(([path, value]): Violation[] =>
      isCost(value) ? [] : [{ path, message: costMessage }],
    ),
  ]
}
