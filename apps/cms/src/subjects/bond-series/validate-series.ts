import * as v from 'valibot'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import type { CrossFieldValidator, Violation } from '#cms/base/fields/cross-field-validation.ts'

/** In percent per year. */
const rateLimits = { min: 0, max: 30 } as const

const count = v.fallback(v.nullable(v.number()), null)
const DraftSchema = v.object({
  couponKind: v.fallback(v.nullable(v.picklist(['fixed', 'floating'])), null),
  couponPercent: count,
  spreadPercent: count,
  floorPercent: count,
  policyRatePercent: count,
  tenorYears: count,
  minimum: count,
  maximum: count,
  earlyRedemptionPercent: count,
})
type Draft = v.InferOutput<typeof DraftSchema>

const noCoupon: Bilingual = {
  id: 'Seri harus punya kupon: isi kupon tetap dalam persen.',
  en: 'A series must have a coupon: enter the fixed coupon in percent.',
}
const noSpread: Bilingual = {
  id: 'Kupon mengambang memerlukan selisih (spread) di atas suku bunga acuan, dalam persen.',
  en: 'A floating coupon needs its spread over the policy rate, in percent.',
}
const noFloor: Bilingual = {
  id: 'Kupon mengambang memerlukan kupon minimal (floor), dalam persen.',
  en: 'A floating coupon needs its floor, in percent.',
}
const rate: Bilingual = {
  id: `Persen per tahun, lebih dari ${rateLimits.min} sampai ${rateLimits.max}.`,
  en: `Percent per year, more than ${rateLimits.min} and up to ${rateLimits.max}.`,
}
const positive: Bilingual = { id: 'Harus lebih dari 0.', en: 'Must be more than 0.' }
const share: Bilingual = { id: 'Persen, lebih dari 0 sampai 100.', en: 'Percent, more than 0 and up to 100.' }
const belowMinimum: Bilingual = {
  id: 'Pembelian maksimum tidak boleh di bawah minimum.',
  en: 'The maximum must not be below the minimum.',
}

/** A needed rate: missing, or out of range. */
function rateViolation(path: string, value: number | null, missing: Bilingual | null): Violation[] {
  if (value === null) return missing ? [{ path, message: missing }] : []
  return value > rateLimits.min && value <= rateLimits.max ? [] : [{ path, message: rate }]
}

function couponViolations(draft: Draft): Violation[] {
  const { couponKind, couponPercent, spreadPercent, floorPercent, policyRatePercent } = draft
  if (couponKind === 'fixed') return rateViolation('couponPercent', couponPercent, noCoupon)
  if (couponKind === null) return []
  return [
    ...rateViolation('spreadPercent', spreadPercent, noSpread),
    ...rateViolation('floorPercent', floorPercent, noFloor),
    ...rateViolation('policyRatePercent', policyRatePercent, null),
  ]
}

/** Whether a series has a coupon, and its amounts are possible. */
export const validateSeries: CrossFieldValidator = (document) => {
  const draft = v.safeParse(DraftSchema, document)
  if (!draft.success) return []
  const { tenorYears, minimum, maximum, earlyRedemptionPercent: early } = draft.output
  const isBelow = minimum !== null && maximum !== null && maximum < minimum
  return [
    ...couponViolations(draft.output),
    ...(tenorYears !== null && tenorYears <= 0 ? [{ path: 'tenorYears', message: positive }] : []),
    ...(minimum !== null && minimum <= 0 ? [{ path: 'minimum', message: positive }] : []),
    ...(isBelow ? [{ path: 'maximum', message: belowMinimum }] : []),
    ...(early !== null && (early <= 0 || early > 100)
      ? [{ path: 'earlyRedemptionPercent', message: share }]
      : []),
  ]
}
