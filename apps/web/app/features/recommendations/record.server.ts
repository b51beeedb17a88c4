import type { Rating } from '@site/contracts/content/research.ts'
import { averageCalls, type CallAverages } from '@site/finance/call-against-index.ts'
import { countOutcomes } from '@site/finance/recommendation-outcome.ts'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { recordText } from '#app/page-parts/recommendations/record-text.server.ts'
import type { RatedRecommendation } from './rated-recommendations.server.ts'

/** Below this number, an average says little about skill. */
const MIN_CALLS_TO_JUDGE = 30

export interface ShownRecord {
  /** Null: no recommendation has a result. */
  readonly averageResult: number | null
  readonly resultBasis: string
  /** Percentage points; null: none can be compared with the index. */
  readonly averageLead: number | null
  readonly leadBasis: string
  readonly ratings: readonly {
    readonly rating: Rating
    readonly count: string
    readonly averageResult: number | null
    readonly averageLead: number | null
    readonly reachedTarget: string
    readonly aheadOfIndex: string
  }[]
  readonly text: string
}

const id = {
  part: (some: string, all: string) => `${some} dari ${all}`,
  none: '–',
  notCounted: 'tidak dihitung',
  resultBasis: (count: string, open: string) =>
    `${count} rekomendasi beli dan jual, jual dibalik, tanpa dividen; ${open} masih berjalan, pada harga terakhir`,
  leadBasis: (count: string, index: string) =>
    `poin persentase lawan ${index} pada hari-hari yang sama, ${count} rekomendasi`,
  noIndex: 'Indeks belum tersedia.',
  few: (count: string) => `${count} rekomendasi terlalu sedikit untuk menilai keahlian.`,
  replaced: 'Rekomendasi yang diganti dengan yang baru dihitung sebagai ditutup analis.',
}

const en: typeof id = {
  part: (some, all) => `${some} of ${all}`,
  none: '–',
  notCounted: 'not counted',
  resultBasis: (count, open) =>
    `buy and sell: ${count}, sells reversed, without dividends; ${open} still open, at the last price`,
  leadBasis: (count, index) => `percentage points against ${index} over the same days, of ${count}`,
  noIndex: 'The index is not available yet.',
  few: (count) =>
    `${count === '1' ? '1 recommendation is' : `${count} recommendations are`} too few to judge skill.`,
  replaced: 'A recommendation replaced by a new one counts as closed by the analyst.',
}

const copy = { id, en }

/** The averages of all recommendations to buy and sell, and of each rating; misses are as prominent as hits. */
export function buildRecord(
  locale: Locale,
  rated: readonly RatedRecommendation[],
  {
    asOf,
    indexName,
    ticker,
  }: { readonly asOf: string | null; readonly indexName: string | null; readonly ticker: string | null },
): ShownRecord {
  const words = copy[locale]
  const count = (number: number) => formatNumber(locale, number)
  const part = (some: number, all: number) => (all === 0 ? words.none : words.part(count(some), count(all)))
  // A hold predicts no direction.
  const directed = rated.filter(({ rating }) => rating !== 'hold')
  const all = averageCalls(directed)
  const open = directed.filter(({ kind, result }) => kind === 'open' && result !== null).length
  const outcomes = countOutcomes(rated)
  const text = recordText(locale, { ...outcomes, asOf }, ticker)
  const toRow = (rating: Rating, averages: CallAverages) => ({
    rating,
    count: count(averages.count),
    averageResult: averages.averageResult,
    averageLead: averages.averageLead,
    reachedTarget: rating === 'hold' ? words.notCounted : part(averages.reachedTarget, averages.ended),
    aheadOfIndex: part(averages.aheadOfIndex, averages.withLead),
  })
  return {
    averageResult: all.averageResult,
    resultBasis: words.resultBasis(count(all.withResult), count(open)),
    averageLead: all.averageLead,
    leadBasis: indexName === null ? words.noIndex : words.leadBasis(count(all.withLead), indexName),
    ratings: (['buy', 'hold', 'sell'] as const).flatMap((rating) => {
      const ofRating = rated.filter((call) => call.rating === rating)
      return ofRating.length === 0 ? [] : [toRow(rating, averageCalls(ofRating))]
    }),
    text: [
      text.outcomes,
      ...(all.count > 0 && all.count < MIN_CALLS_TO_JUDGE ? [words.few(count(all.count))] : []),
      ...(outcomes.counts.closed > 0 ? [words.replaced] : []),
      text.definition,
    ].join(' '),
  }
}
