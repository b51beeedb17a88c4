import type { EconomySeries } from '@site/contracts/content/economy.ts'
import { economySeries } from '@site/contracts/content/economy.ts'
import { economyNames } from '@site/contracts/content/economy-names.ts'
import type { CollectionSlug, PayloadRequest } from 'payload'
import * as v from 'valibot'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import { day } from '#cms/services/site-api/published.ts'

export const slug = 'economy' satisfies CollectionSlug

const maxPercent = 100
const maxRupiah = 100_000
const biRateStep = 0.25

const RowSchema = v.object({ series: v.picklist(economySeries), value: v.number(), reference: v.string() })
type Row = v.InferOutput<typeof RowSchema>

const formatIn = (language: 'id' | 'en', number: number) =>
  number.toLocaleString(language === 'id' ? 'id-ID' : 'en-US', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })

/** `2,65%` or `Rp16.650,00`. */
function valueIn(language: 'id' | 'en', { series, value }: Pick<Row, 'series' | 'value'>): string {
  const number = formatIn(language, value)
  return series === 'usdIdr' ? `${language === 'id' ? 'Rp' : 'IDR '}${number}` : `${number}%`
}

/** The row's name in lists and in the audit trail; null while it is incomplete. */
export function nameRow(data: unknown): string | null {
  const row = v.safeParse(RowSchema, data)
  if (!row.success) return null
  const { series, reference } = row.output
  return `${readPeriod(series, day(reference))}: ${valueIn('id', row.output)}`
}

/** A series with the day or the month of a value, of which there is only one. */
export const readPeriod = (series: EconomySeries, reference: string): string =>
  `${economyNames[series].id} ${reference.slice(0, economyNames[series].isMonthly ? 'yyyy-mm'.length : undefined)}`

/** What is wrong with a value; null if nothing is. */
export function findValueError(series: EconomySeries | null, value: number): Bilingual | null {
  if (Number(value.toFixed(2)) !== value) return decimals
  if (series === 'usdIdr') return value > 0 && value <= maxRupiah ? null : wrongRupiah
  // Prices may fall, so that inflation is negative.
  const least = series === 'inflationYoY' ? -maxPercent : 0
  return value >= least && value <= maxPercent ? null : wrongPercent
}

const decimals: Bilingual = {
  id: 'Paling banyak dua angka di belakang koma.',
  en: 'At most two decimals.',
}
const wrongPercent: Bilingual = {
  id: `Masukkan persen, paling banyak ${maxPercent}.`,
  en: `Enter a percentage of at most ${maxPercent}.`,
}
const wrongRupiah: Bilingual = {
  id: 'Masukkan rupiah per dolar, paling banyak 100.000.',
  en: 'Enter rupiah per dollar, at most 100,000.',
}

/** A BI-Rate off its steps, which is not rejected. */
export function findUnusualRate(data: unknown): Bilingual | null {
  const row = v.safeParse(RowSchema, data)
  if (!row.success || row.output.series !== 'biRate') return null
  const { value } = row.output
  if (Number.isInteger(value / biRateStep)) return null
  return {
    id: `BI-Rate bergerak per ${formatIn('id', biRateStep)}; ${formatIn('id', value)} tidak lazim.`,
    en: `The BI-Rate moves in steps of ${formatIn('en', biRateStep)}; ${formatIn('en', value)} is unusual.`,
  }
}

interface Reviewed {
  readonly id?: number | string | undefined
  readonly data: unknown
  readonly req: PayloadRequest
}

const ReferenceSchema = v.object({ series: v.picklist(economySeries), reference: v.string() })

/** The other published rows of the same series and day, or of the same month. */
export async function findSame({ id, data, req }: Reviewed) {
  const parsed = v.safeParse(ReferenceSchema, data)
  if (!parsed.success) return []
  const { series, reference } = parsed.output
  const { from, before } = periodAround(series, day(reference))
  const { docs } = await req.payload.find({
    collection: slug,
    where: {
      and: [
        { series: { equals: series } },
        { _status: { equals: 'published' } },
        { reference: { greater_than_equal: from } },
        { reference: { less_than: before } },
        ...(id === undefined ? [] : [{ id: { not_equals: id } }]),
      ],
    },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return docs
}

function periodAround(series: EconomySeries, of: string) {
  const [year = 0, month = 1, date = 1] = of.split('-').map(Number)
  const [from, before] = economyNames[series].isMonthly
    ? [Date.UTC(year, month - 1, 1), Date.UTC(year, month, 1)]
    : [Date.UTC(year, month - 1, date), Date.UTC(year, month - 1, date + 1)]
  return { from: new Date(from).toISOString(), before: new Date(before).toISOString() }
}

/** The question whether the value of the month or day is to be replaced; null without one. */
export async function findDuplicate(reviewed: Reviewed): Promise<Bilingual | null> {
  const [other] = await findSame(reviewed)
  if (other === undefined) return null
  return askToReplace(other)
}

export function askToReplace(other: Pick<Row, 'series' | 'value'>): Bilingual {
  const { isMonthly } = economyNames[other.series]
  return {
    id: `Nilai ${isMonthly ? 'bulan' : 'tanggal'} ini sudah ada (${valueIn('id', other)}). Ganti?`,
    en: `This ${isMonthly ? 'month' : 'day'} already has a value (${valueIn('en', other)}). Replace it?`,
  }
}
