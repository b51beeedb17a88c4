import { leastUpsidePercent } from '@site/contracts/content/research.ts'
import * as v from 'valibot'
import type { Bilingual } from '#cms/fields/bilingual.ts'
import type { Fault, Judge } from '#cms/fields/cross-field-validation.ts'

const mostMonths = 24
/** Far above any share price on the exchange. */
const highestPrice = 10_000_000
/** A target or stop loss further from the price than this factor counts as a typo in its zeros. */
const mostTimes = 5

const NumberSchema = v.fallback(v.nullish(v.number(), null), null)
const CallSchema = v.object({
  rating: v.fallback(v.nullable(v.picklist(['buy', 'hold', 'sell'])), null),
  priceAtIssue: NumberSchema,
  targetPrice: NumberSchema,
  stopLoss: NumberSchema,
  closePrice: NumberSchema,
  horizonMonths: NumberSchema,
  state: v.fallback(v.nullish(v.string(), null), null),
})
type Call = v.InferOutput<typeof CallSchema>

const prices = ['priceAtIssue', 'targetPrice', 'stopLoss', 'closePrice'] as const

/** Implausible values in a recommendation, or in a report with a target; empty fields are skipped. */
export const judgeRecommendation: Judge = (document) => {
  const call = v.safeParse(CallSchema, document)
  return call.success ? [...faultsOfNumbers(call.output), ...faultsOfSides(call.output)] : []
}

function faultsOfNumbers(call: Call): Fault[] {
  const isPrice = (value: number) => Number.isInteger(value) && value >= 1 && value <= highestPrice
  const faults = prices
    .filter((path) => call[path] !== null && !isPrice(call[path]))
    .map((path): Fault => ({ path, sentence: noPrice }))
  const { horizonMonths } = call
  const isHorizon =
    horizonMonths === null ||
    (Number.isInteger(horizonMonths) && horizonMonths >= 1 && horizonMonths <= mostMonths)
  return isHorizon ? faults : [...faults, { path: 'horizonMonths', sentence: noHorizon }]
}

function faultsOfSides({
  rating,
  priceAtIssue: price,
  targetPrice: target,
  stopLoss: stop,
  state,
}: Call): Fault[] {
  // Closed recommendations stay as issued, even if the rules have changed.
  if (price === null || state === 'closed') return []
  const faults: Fault[] = []
  if (target !== null) {
    // In integers: 100 * 1.15 is slightly below 115 in floating point.
    const rise = 100 + leastUpsidePercent
    if (rating === 'buy' && target * 100 < price * rise)
      faults.push({ path: 'targetPrice', sentence: targetOfBuy(price) })
    if (rating === 'hold' && (target < price || target * 100 >= price * rise))
      faults.push({ path: 'targetPrice', sentence: targetOfHold(price) })
    if (rating === 'sell' && target >= price)
      faults.push({ path: 'targetPrice', sentence: targetBelow(price) })
    if (isFar(target, price)) faults.push({ path: 'targetPrice', sentence: tooFar(price) })
  }
  if (stop !== null) {
    if (rating === 'sell' && stop <= price) faults.push({ path: 'stopLoss', sentence: stopAbove(price) })
    if (rating === 'buy' && stop >= price)
      faults.push({ path: 'stopLoss', sentence: stopBelow('buy', price) })
    if (rating === 'hold' && stop >= price)
      faults.push({ path: 'stopLoss', sentence: stopBelow('hold', price) })
    if (isFar(stop, price)) faults.push({ path: 'stopLoss', sentence: tooFar(price) })
  }
  return faults
}

const isFar = (level: number, price: number) => level > price * mostTimes || level * mostTimes < price

const noPrice: Bilingual = {
  id: `Masukkan harga satu saham dalam rupiah bulat, dari 1 sampai ${highestPrice.toLocaleString('id-ID')}.`,
  en: `Enter the price of one share in whole rupiah, from 1 to ${highestPrice.toLocaleString('en-US')}.`,
}
const noHorizon: Bilingual = {
  id: `Masukkan jumlah bulan bulat, dari 1 sampai ${mostMonths}.`,
  en: `Enter whole months, from 1 to ${mostMonths}.`,
}
const rupiah = (price: number) => `Rp${price.toLocaleString('id-ID')}`
const inEnglish = (price: number) => `IDR ${price.toLocaleString('en-US')}`
const targetOfBuy = (price: number): Bilingual => ({
  id: `Peringkat “Beli” berarti harga target sekurang-kurangnya ${leastUpsidePercent}% di atas harga saat terbit (${rupiah(price)}).`,
  en: `For “Buy”, the target price must be at least ${leastUpsidePercent}% above the price at issue (${inEnglish(price)}).`,
})
const targetOfHold = (price: number): Bilingual => ({
  id: `Peringkat “Tahan” berarti harga target dari harga saat terbit (${rupiah(price)}) sampai kurang dari ${leastUpsidePercent}% di atasnya.`,
  en: `For “Hold”, the target price must be between the price at issue (${inEnglish(price)}) and less than ${leastUpsidePercent}% above it.`,
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
  id: `Terlalu jauh dari harga saat terbit (${rupiah(price)}): paling banyak ${mostTimes} kali lipat ke atas atau ke bawah. Periksa jumlah nolnya.`,
  en: `Too far from the price at issue (${inEnglish(price)}): at most ${mostTimes} times higher or lower. Check the zeros.`,
})
