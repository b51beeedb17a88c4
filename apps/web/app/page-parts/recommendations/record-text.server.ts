import { formatDate, formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { RecommendationRecord } from './recommendation-record.server.ts'
import { describeRecord } from './record-definition.server.ts'

export interface RecordText {
  readonly outcomes: string
  /** What the outcomes count, and up to which day. */
  readonly definition: string
}

type Counts = Readonly<Record<keyof RecommendationRecord['counts'] | 'total', string>>

const id = {
  outcomes: ({ total, target, stop, expired, closed, open }: Counts, ticker: string | null) =>
    `Dari ${total} rekomendasi beli dan jual ${ticker === null ? '' : `untuk ${ticker} `}yang pernah kami terbitkan: ${target} mencapai target, ${stop} menyentuh stop loss, ${expired} berakhir tanpa keduanya, ${closed} ditutup atau diganti analis, dan ${open} masih berjalan.`,
  none: (ticker: string | null) =>
    `Kami belum menerbitkan rekomendasi beli atau jual${ticker === null ? '' : ` untuk ${ticker}`}.`,
  asOf: (date: string) => `Dihitung dari harga bursa sampai ${date}.`,
}

const en: typeof id = {
  outcomes: ({ total, target, stop, expired, closed, open }, ticker) =>
    `Of the ${total} buy and sell recommendations ${ticker === null ? '' : `on ${ticker} `}we have published: ${target} reached the target, ${stop} hit the stop loss, ${expired} ended without either, ${closed} were closed or replaced by the analyst and ${open} are open.`,
  none: (ticker) =>
    `We have published no buy or sell recommendations${ticker === null ? '' : ` on ${ticker}`} yet.`,
  asOf: (date) => `Calculated from exchange prices up to ${date}.`,
}

const words = { id, en }

/** `ticker`: of one company only. */
export function recordText(
  locale: Locale,
  record: RecommendationRecord,
  ticker: string | null = null,
): RecordText {
  const { counts, finished, asOf } = record
  const total = finished + counts.open
  const count = (kind: keyof typeof counts) => formatNumber(locale, counts[kind])
  return {
    outcomes:
      total === 0
        ? words[locale].none(ticker)
        : words[locale].outcomes(
            {
              total: formatNumber(locale, total),
              target: count('target'),
              stop: count('stop'),
              expired: count('expired'),
              closed: count('closed'),
              open: count('open'),
            },
            ticker,
          ),
    definition: [
      describeRecord(locale, record),
      ...(asOf === null ? [] : [words[locale].asOf(formatDate(locale, asOf))]),
    ].join(' '),
  }
}
