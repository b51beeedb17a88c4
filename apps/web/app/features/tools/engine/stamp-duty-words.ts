import { type StampDutyRule, stampDutyRuleOn } from '@site/finance/stamp-duty.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { figuresIn } from './figures.ts'

const id = {
  rule: (amount: string, above: string, since: string, source: string) =>
    `Bea meterai ${amount} dikenakan pada konfirmasi transaksi di atas ${above}, dipungut sejak ${since} (${source}).`,
  alone:
    'Perhitungan menganggap order ini satu-satunya transaksi Anda pada hari itu, karena satu konfirmasi memuat semua transaksi sehari.',
  apart: 'Pembelian dan penjualan dianggap pada hari yang berbeda, masing-masing dengan konfirmasinya.',
  gap: (from: string, to: string) =>
    `Pada ${from === to ? from : `${from} sampai ${to}`} penjualan merugi lagi, karena baru di sana dikenai bea meterai.`,
}
const en: typeof id = {
  rule: (amount, above, since, source) =>
    `Stamp duty of ${amount} applies to a trade confirmation above ${above}, and has been collected since ${since} (${source}).`,
  alone:
    'The calculation assumes that this order is your only trade of the day, because one confirmation covers all trades of a day.',
  apart: 'Purchase and sale are assumed to be on different days, each with its own confirmation.',
  gap: (from, to) =>
    `At ${from === to ? from : `${from} to ${to}`} a sale loses again, because stamp duty begins there.`,
}
const copy = { id, en }

interface NoteOptions {
  /** Whether the calculation has a purchase and a sale. */
  readonly hasSale: boolean
}

/** The rule of a day and what a calculation with it assumes; nothing before the first known rule. */
export function stampDutyNotes(locale: Locale, day: string, { hasSale }: NoteOptions): string[] {
  const rule = stampDutyRuleOn(day)
  const words = copy[locale]
  return rule ? [stampDutyText(locale, rule), words.alone, ...(hasSale ? [words.apart] : [])] : []
}

function stampDutyText(locale: Locale, { amount, exemptUpTo, since, source }: StampDutyRule): string {
  const { rupiah, day } = figuresIn(locale)
  return copy[locale].rule(rupiah(amount), rupiah(exemptUpTo.trades), day(since), source)
}

/** The prices above a break-even price at which a sale loses. */
export function gapNotes(
  locale: Locale,
  gap: { readonly from: number; readonly to: number } | null,
): string[] {
  const { rupiah } = figuresIn(locale)
  return gap ? [copy[locale].gap(rupiah(gap.from), rupiah(gap.to))] : []
}
