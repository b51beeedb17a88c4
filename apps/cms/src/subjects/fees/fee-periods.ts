import { feeNames } from '@site/contracts/content/fee-names.ts'
import { feeAccounts, feeChannels, feeSides } from '@site/contracts/content/fees.ts'
import { dayAfter, dayBefore } from '@site/finance/days.ts'
import type { CollectionSlug } from 'payload'
import * as v from 'valibot'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import {
  findCommonDays,
  findPublished,
  formatDay,
  periodEntries,
  type Reviewed,
} from './published-periods.ts'

const { accounts, channels } = feeNames
export const sides = { buy: { id: 'Beli', en: 'Buy' }, sell: { id: 'Jual', en: 'Sell' } }
export const slug = 'fees' satisfies CollectionSlug

const PeriodSchema = v.object({
  account: v.picklist(feeAccounts),
  channel: v.picklist(feeChannels),
  side: v.picklist(feeSides),
  ...periodEntries,
})
type Period = v.InferOutput<typeof PeriodSchema>

const kindIn = (language: 'id' | 'en', { account, channel, side }: Period) =>
  [accounts[account], channels[channel], sides[side]].map((part) => part[language]).join(', ')

const startIn = (language: 'id' | 'en', period: Period) =>
  `${kindIn(language, period)}, ${language === 'id' ? 'sejak' : 'since'} ${formatDay(period.validFrom, language)}`

/** The row's name in lists; null while it is incomplete. */
export function nameIn(language: 'id' | 'en', data: unknown): string | null {
  const period = v.safeParse(PeriodSchema, data)
  return period.success ? startIn(language, period.output) : null
}

/** A period and the other published ones of its account, channel and side, the earliest first. */
async function loadPeriods(reviewed: Reviewed) {
  const parsed = v.safeParse(PeriodSchema, reviewed.data)
  if (!parsed.success) return null
  const { account, channel, side } = parsed.output
  const docs = await findPublished(slug, { account, channel, side }, reviewed)
  return { own: parsed.output, others: v.parse(v.array(PeriodSchema), docs) }
}

/** A published period of the same account, channel and side with a day in common. */
export async function findOverlap(reviewed: Reviewed): Promise<Bilingual | null> {
  const periods = await loadPeriods(reviewed)
  if (periods === null) return null
  const other = findCommonDays(periods.own, periods.others)
  return other ? overlaps(other) : null
}

function overlaps(other: Period): Bilingual {
  const end = (language: 'id' | 'en') => other.validTo && formatDay(other.validTo, language)
  return {
    id: `Masa berlaku ini bertumpuk dengan “${startIn('id', other)}” (${end('id') ? `sampai ${end('id')}` : 'tanpa akhir'}). Isi atau ubah dahulu “Berlaku sampai” pada biaya itu.`,
    en: `This period overlaps with “${startIn('en', other)}” (${end('en') ? `to ${end('en')}` : 'no end'}). Set or change “Valid to” of that fee first.`,
  }
}

/** Days without a fee directly before or after a period; null if there are none. */
export async function findGap(reviewed: Reviewed): Promise<Bilingual | null> {
  const periods = await loadPeriods(reviewed)
  if (periods === null) return null
  const { own, others } = periods
  const former = others.findLast(({ validFrom }) => validFrom < own.validFrom)
  const next = others.find(({ validFrom }) => validFrom > own.validFrom)
  const gaps = [former && gapBetween(former, own), next && gapBetween(own, next)].filter((gap) => gap != null)
  if (gaps.length === 0) return null
  const text = (language: 'id' | 'en') =>
    gaps
      .map(({ from, to }) => [...new Set([from, to])].map((day) => formatDay(day, language)))
      .map((days) => days.join(language === 'id' ? ' sampai ' : ' to '))
      .join(language === 'id' ? ' dan ' : ' and ')
  return {
    id: `Tidak ada biaya “${kindIn('id', own)}” untuk ${text('id')}: pada hari itu situs tidak menampilkannya. Ubah “Berlaku sejak” atau “Berlaku sampai” bila ini tidak disengaja.`,
    en: `There is no fee “${kindIn('en', own)}” for ${text('en')}: the site shows none on those days. Change “Valid from” or “Valid to” if this is not intended.`,
  }
}

function gapBetween({ validTo }: Period, { validFrom }: Period) {
  if (validTo === null || dayAfter(validTo) >= validFrom) return null
  return { from: dayAfter(validTo), to: dayBefore(validFrom) }
}
