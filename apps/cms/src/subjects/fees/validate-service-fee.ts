import { serviceFeeCodes } from '@site/contracts/content/service-fee-codes.ts'
import { type ServiceFeeUnit, serviceFeeUnits } from '@site/contracts/content/service-fees.ts'
import * as v from 'valibot'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import type { CrossFieldValidator, Violation } from '#cms/base/fields/cross-field-validation.ts'

export const maxRupiah = 100_000_000
const maxPercent = 60
const percentPlaces = 2

const count = v.fallback(v.nullable(v.number()), null)
const DraftSchema = v.object({
  code: v.fallback(v.nullable(v.picklist(serviceFeeCodes)), null),
  unit: v.fallback(v.nullable(v.picklist(serviceFeeUnits)), null),
  amount: count,
  minimum: count,
  maximum: count,
  tiers: v.fallback(v.array(v.object({ from: count })), []),
  condition: v.fallback(v.nullable(v.string()), null),
})
type Draft = v.InferOutput<typeof DraftSchema>

const percentUnits: ReadonlySet<ServiceFeeUnit> = new Set([
  'percentPerYear',
  'percentPerDay',
  'percentOfValue',
])
export const hasAmount = (unit: ServiceFeeUnit): boolean => unit !== 'free' && unit !== 'tiers'

/** The calculators read these rates by their unit. */
const fixedUnits: Readonly<Partial<Record<string, ServiceFeeUnit>>> = {
  marginInterest: 'percentPerYear',
  latePayment: 'percentPerDay',
}

const noAmount: Bilingual = { id: 'Isi biayanya.', en: 'Enter the fee.' }
const wrongPercent: Bilingual = {
  id: `Masukkan persen dari 0 sampai ${maxPercent}, paling banyak ${percentPlaces} angka di belakang koma.`,
  en: `Enter a percentage from 0 to ${maxPercent}, with at most ${percentPlaces} decimals.`,
}
const wrongRupiah: Bilingual = {
  id: 'Masukkan rupiah utuh dari 0 sampai 100.000.000.',
  en: 'Enter whole rupiah from 0 to 100,000,000.',
}
const wrongUnit: Bilingual = {
  id: 'Bunga margin ditulis dalam persen per tahun, denda keterlambatan dalam persen per hari.',
  en: 'State margin interest in percent per year, and late payment in percent per day.',
}
const belowMinimum: Bilingual = {
  id: 'Maksimum tidak boleh di bawah minimum.',
  en: 'The maximum must not be below the minimum.',
}
const noTiers: Bilingual = {
  id: 'Isi jenjangnya, dari nilai transaksi terkecil.',
  en: 'Enter the tiers, from the lowest turnover.',
}
const noCondition: Bilingual = {
  id: 'Tulis dasar penghitungan, hari pertama, dan jenis harinya (kalender atau bursa).',
  en: 'State the base, the first day and the kind of days (calendar or trading days).',
}

function isValidAmount(unit: ServiceFeeUnit, amount: number): boolean {
  return percentUnits.has(unit)
    ? amount >= 0 && amount <= maxPercent && Number(amount.toFixed(percentPlaces)) === amount
    : amount >= 0 && amount <= maxRupiah && Number.isInteger(amount)
}

function amountViolations({ unit, amount }: Draft): Violation[] {
  if (unit === null || !hasAmount(unit)) return []
  if (amount === null) return [{ path: 'amount', message: noAmount }]
  const message = percentUnits.has(unit) ? wrongPercent : wrongRupiah
  return isValidAmount(unit, amount) ? [] : [{ path: 'amount', message }]
}

const areAscending = (tiers: Draft['tiers']) =>
  tiers.every(({ from }, at) => at === 0 || Number(from) > Number(tiers[at - 1]?.from))

export const validateServiceFee: CrossFieldValidator = (document) => {
  const draft = v.safeParse(DraftSchema, document)
  if (!draft.success) return []
  const { code, unit, minimum, maximum, tiers, condition } = draft.output
  const needed = code === null ? undefined : fixedUnits[code]
  const isByDays = unit === 'percentPerYear' || unit === 'percentPerDay'
  const isBelow = minimum !== null && maximum !== null && maximum < minimum
  const lacksTiers = unit === 'tiers' && (tiers.length === 0 || !areAscending(tiers))
  return [
    ...amountViolations(draft.output),
    ...(needed && unit !== null && unit !== needed ? [{ path: 'unit', message: wrongUnit }] : []),
    ...(isBelow ? [{ path: 'maximum', message: belowMinimum }] : []),
    ...(lacksTiers ? [{ path: 'tiers', message: noTiers }] : []),
    ...(isByDays && !condition ? [{ path: 'condition', message: noCondition }] : []),
  ]
}
