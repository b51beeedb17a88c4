import type { Recommendation } from '@site/contracts/content/research.ts'
import { countOutcomes } from '@site/finance/recommendation-outcome.ts'
import { formatDate, formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { outcomeCopy } from '#app/market/outcome-copy.ts'
import { rateOutcomes } from '#app/page-parts/recommendations/recommendation-record.server.ts'
import type { RecommendationStatus } from '#app/page-parts/recommendations/recommendation-statuses.server.ts'
import { describeRecord } from '#app/page-parts/recommendations/record-definition.server.ts'

export interface ShownRecord {
  readonly figures: readonly { readonly label: string; readonly value: string }[]
  readonly text: string
}

const id = {
  replaced: 'Rekomendasi yang diganti dengan yang baru dihitung sebagai ditutup analis.',
  ofAll: 'Semua rekomendasi kami tercantum di bawah.',
  ofPage: 'Angka ini hanya untuk halaman ini.',
  asOf: (date: string) => `Harga sampai ${date}.`,
}

const en: typeof id = {
  replaced: 'A recommendation replaced by a new one counts as closed by the analyst.',
  ofAll: 'All our recommendations are listed below.',
  ofPage: 'These figures are for this page only.',
  asOf: (date) => `Prices up to ${date}.`,
}

const words = { id, en }

const kinds = ['target', 'stop', 'expired', 'closed', 'open'] as const

/** The results of a page's recommendations; misses are as prominent as hits. */
export function shownRecord(
  locale: Locale,
  { items, isComplete }: { items: readonly Recommendation[]; isComplete: boolean },
  { statuses, asOf }: { statuses: readonly RecommendationStatus[]; asOf: string | null },
): ShownRecord {
  const record = countOutcomes(rateOutcomes(items, statuses))
  const { replaced, ofAll, ofPage, asOf: pricesUntil } = words[locale]
  return {
    figures: kinds.map((kind) => ({
      label: outcomeCopy[locale].kinds[kind],
      value: formatNumber(locale, record.counts[kind]),
    })),
    text: [
      describeRecord(locale, record),
      ...(record.counts.closed > 0 ? [replaced] : []),
      isComplete ? ofAll : ofPage,
      ...(asOf === null ? [] : [pricesUntil(formatDate(locale, asOf))]),
    ].join(' '),
  }
}
