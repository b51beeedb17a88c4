import { formatDate, formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { RecommendationRecord } from '#app/page-parts/recommendations/recommendation-record.server.ts'
import { recordDefinition } from '#app/page-parts/recommendations/record-definition.server.ts'

export interface RecordText {
  readonly outcomes: string
  /** What the outcomes count, and up to which day. */
  readonly definition: string
}

type Counts = Readonly<Record<keyof RecommendationRecord['counts'] | 'total', string>>

const id = {
  outcomes: ({ total, target, stop, expired, closed, open }: Counts) =>
    `Dari ${total} rekomendasi beli dan jual yang pernah kami terbitkan: ${target} mencapai target, ${stop} menyentuh stop loss, ${expired} berakhir tanpa keduanya, ${closed} ditutup analis, dan ${open} masih berjalan.`,
  asOf: (date: string) => `Dihitung dari harga bursa sampai ${date}.`,
}

const en: typeof id = {
  outcomes: ({ total, target, stop, expired, closed, open }) =>
    `Of the ${total} buy and sell recommendations we have published: ${target} reached the target, ${stop} hit the stop loss, ${expired} ended without either, ${closed} closed by the analyst and ${open} open.`,
  asOf: (date) => `Calculated from exchange prices up to ${date}.`,
}

const words = { id, en }

export function recordText(locale: Locale, record: RecommendationRecord): RecordText {
  const { counts, finished, asOf } = record
  const count = (kind: keyof typeof counts) => formatNumber(locale, counts[kind])
  return {
    outcomes: words[locale].outcomes({
      total: formatNumber(locale, finished + counts.open),
      target: count('target'),
      stop: count('stop'),
      expired: count('expired'),
      closed: count('closed'),
      open: count('open'),
    }),
    definition: [
      recordDefinition(locale, record),
      ...(asOf === null ? [] : [words[locale].asOf(formatDate(locale, asOf))]),
    ].join(' '),
  }
}
