import type { StampDutyRule } from '@site/finance/stamp-duty.ts'
import { formatDate, formatRupiah } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { nameSource } from '#app/page-parts/source-name.server.ts'

const id = {
  name: 'Negara: bea meterai per dokumen',
  basis: (trades: string, funds: string, ipo: string) =>
    `konfirmasi transaksi (semua transaksi Anda dalam sehari) di atas ${trades}, konfirmasi reksa dana di atas ${funds}, penjatahan IPO di atas ${ipo}`,
  source: (source: string, since: string, checked: string) =>
    `Bea meterai: ${source}; dipungut sejak ${since}; diperiksa ${checked}.`,
}
const en: typeof id = {
  name: 'Government: stamp duty per document',
  basis: (trades, funds, ipo) =>
    `trade confirmation (all your trades of a day) above ${trades}, fund confirmation above ${funds}, IPO allotment above ${ipo}`,
  source: (source, since, checked) =>
    `Stamp duty: ${source}; collected since ${since}; checked on ${checked}.`,
}
const copy = { id, en }

/** The rule in words of the page, outside the page's script. */
export function stampDutyRow(locale: Locale, { amount, exemptUpTo, source, since, checked }: StampDutyRule) {
  const rupiah = (value: number) => formatRupiah(locale, value)
  const words = copy[locale]
  return {
    name: words.name,
    rate: rupiah(amount),
    basis: words.basis(
      rupiah(exemptUpTo.trades),
      rupiah(exemptUpTo.fundOrder),
      rupiah(exemptUpTo.ipoAllotment),
    ),
    source: words.source(nameSource(locale, source), formatDate(locale, since), formatDate(locale, checked)),
  }
}
