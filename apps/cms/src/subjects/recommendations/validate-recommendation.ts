import { minUpsidePercent } from '@site/contracts/content/research.ts'
import * as v from 'valibot'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import type { CrossFieldValidator, Violation } from '#cms/base/fields/cross-field-validation.ts'

const maxMonths = 24
/** Far above any share price on the exchange. */
const highestPrice = 10_000_000
/** A target or stop loss further from the price than this factor counts as a typo in its zeros. */
const maxTimes = 5

const NumberSchema = v.fallback(v.nullish(v.number(), null), null)
const CallSchema = v.object({
  rating: v.fallback(v.nullable(v.picklist(['buy', 'hold', 'sell'])), null),
  priceAtIssue: NumberSchema,
  targetPrice: NumberSchema,
  previousTarget: NumberSchema,
  stopLoss: NumberSchema,
  closePrice: NumberSchema,
  horizonMonths: NumberSchema,
  state: v.fallback(v.nullish(v.string(), null), null),
})
type Call = v.InferOutput<typeof CallSchema>

const prices = ['priceAtIssue', 'targetPrice', 'previousTarget', 'stopLoss', 'closePrice'] as const

/** Implausible values in a recommendation, or in a report with a target; empty fields are skipped. */
export const validateRecommendation: CrossFieldValidator = (document) => {
  const call = v.safeParse(CallSchema, document)
  return call.success ? [...numberViolations(call.output), ...sideViolations(call.output)] : []
}

function numberViolations(call: Call): Violation[] {
  const isPrice = (value: number) => Number.isInteger(value) && value >= 1 && value <= highestPrice
  const violations = prices
    .filter((path) => call[path] !== null && !isPrice(call[path]))
    .map((path): Violation => ({ path, message: noPrice }))
  const { horizonMonths } = call
  const isHorizon =
    horizonMonths === null ||
    (Number.isInteger(horizonMonths) && horizonMonths >= 1 && horizonMonths <= maxMonths)
  return isHorizon ? violations : [...violations, { path: 'horizonMonths', message: noHorizon }]
}

function sideViolations({
  rating,
  priceAtIssue: price,
  targetPrice: target,
  stopLoss: stop,
  state,
}: Call): Violation[] {
  // Closed recommendations stay as issued, even if the rules have changed.
  if (price === null || state === 'closed') return []
  const violations: Violation[] = []
  if (target !== null) {
    // In integers: 100 * 1.15 is slightly below 115 in floating point.
    const rise = 100 + minUpsidePercent
    if (rating === 'buy' && target * 100 < price * rise)
      violations.push({ path: 'targetPrice', message: targetOfBuy(price) })
    if (rating === 'hold' && (target < price || target * 100 >= price * rise))
      violations.push({ path: 'targetPrice', message: targetOfHold(price) })
    if (rating === 'sell' && target >= price)
      violations.push({ path: 'targetPrice', message: targetBelow(price) })
    if (isFar(target, price)) violations.push({ path: 'targetPrice', message: tooFar(price) })
  }
  if (stop !== null) {
    if (rating === 'sell' && stop <= price) violations.push({ path: 'stopLoss', message: stopAbove(price) })
    if (rating === 'buy' && stop >= price)
      violations.push({ path: 'stopLoss', message: stopBelow('buy', price) })
    if (rating === 'hold' && stop >= price)
      violations.push({ path: 'stopLoss', message: stopBelow('hold', price) })
    if (isFar(stop, price)) violations.push({ path: 'stopLoss', message: tooFar(price) })
  }
  return violations
}

const isFar = (level: number, price: number) => level > price * maxTimes || level * maxTimes < price

const noPrice: Bilingual = {
  id: `Masukkan harga satu saham dalam rupiah bulat, dari 1 sampai ${highestPrice.toLocaleString('id-ID')}.`,
  en: `Enter the price of one share in whole rupiah, from 1 to ${highestPrice.toLocaleString('en-US')}.`,
}
const noHorizon: Bilingual = {
  id: `Masukkan jumlah bulan bulat, dari 1 sampai ${maxMonths}.`,
  en: `Enter whole months, from 1 to ${maxMonths}.`,
}
export const rupiah = (price: number) => `Rp${price.toLocaleString('id-ID')}`
export const inEnglish = (price: number) => `IDR ${price.toLocaleString('en-US')}`
const targetOfBuy = (price: number): Bilingual => ({
  id: `Peringkat “Beli” berarti harga target sekurang-kurangnya ${minUpsidePercent}% di atas harga saat terbit (${rupiah(price)}).`,
  en: `For “Buy”, the target price must be at least ${minUpsidePercent}% above the price at issue (${inEnglish(price)}).`,
})
const targetOfHold = (price: number): Bilingual => ({
  id: `Peringkat “Tahan” berarti harga target dari harga saat terbit (${rupiah(price)}) sampai kurang dari ${minUpsidePercent}% di atasnya.`,
  en: `For “Hold”, the target price must be between the price at issue (${inEnglish(price)}) and less than ${minUpsidePercent}% above it.`,
})
const targetBelow = (price: number): Bilingual => ({
  id: `Peringkat “Jual” berarti harga target di bawah harga saat terbit (${rupiah(price)}).`,
  en: `For “Sell”, the target price must be below the price at issue (${inEnglish(price)}).`,
})
const stopAbove = (price: number): Bilingual => ({
  id: `Peringkat “Jual” berarti batas rugi di atas harga saat terbit (${rupiah(price)}).`,
  en: `For “Sell”, the stop loss must be above the price at issue (${inEnglish(price)}).`,
})
const stopBelow = (rating: 'buy' | 'hold', price: number): Bilingual => ({
  id: `Peringkat “${rating === 'buy' ? 'Beli' : 'Tahan'}” berarti batas rugi di bawah harga saat terbit (${rupiah(price)}).`,
  en: `For “${rating === 'buy' ? 'Buy' : 'Hold'}”, the stop loss must be below the price at issue (${inEnglish(price)}).`,
})
const tooFar = (price: number): Bilingual => ({
  id: `Terlalu jauh dari harga saat terbit (${rupiah(price)}): paling banyak ${maxTimes} kali lipat ke atas atau ke bawah. Periksa jumlah nolnya.`,
  en: `Too far from the price at issue (${inEnglish(price)}): at most ${maxTimes} times higher or lower. Check the zeros.`,
})
