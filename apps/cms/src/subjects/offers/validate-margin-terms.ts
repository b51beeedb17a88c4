import { isForcedAboveCall, marginLimits } from '@site/finance/market-calculators/margin-limits.ts'
import * as v from 'valibot'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import type { CrossFieldValidator, Violation } from '#cms/base/fields/cross-field-validation.ts'

const percent = v.fallback(v.nullable(v.number()), null)
const DraftSchema = v.object({
  marginTerms: v.object({
    haircutPercent: percent,
    callPercent: percent,
    forcedPercent: percent,
  }),
})
type TermName = Exclude<keyof typeof marginLimits, 'interestPercent'>

const names: readonly TermName[] = ['haircutPercent', 'callPercent', 'forcedPercent']

const forcedMessage: Bilingual = {
  id: 'Harus lebih tinggi dari rasio yang memicu margin call.',
  en: 'Must be higher than the ratio of a margin call.',
}

function outsideMessage({ min, max }: { min: number; max: number }): Bilingual {
  return { id: `Dari ${min} sampai ${max} persen.`, en: `From ${min} to ${max} percent.` }
}

/** Terms that the simulation in RIPLAY cannot calculate; empty ones are skipped. */
export const validateMarginTerms: CrossFieldValidator = (document) => {
  const draft = v.safeParse(DraftSchema, document)
  if (!draft.success) return []
  const { marginTerms } = draft.output
  const { callPercent, forcedPercent } = marginTerms
  const outside = names.flatMap((name): Violation[] => {
    const value = marginTerms[name]
    const limits = marginLimits[name]
    return value === null || (value >= limits.min && value <= limits.max)
      ? []
      : [{ path: `marginTerms.${name}`, message: outsideMessage(limits) }]
  })
  const isOrdered =
    callPercent === null || forcedPercent === null || isForcedAboveCall(callPercent, forcedPercent)
  return isOrdered ? outside : [...outside, { path: 'marginTerms.forcedPercent', message: forcedMessage }]
}
