import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import { autoRejection } from '@site/finance/auto-rejection.ts'
import { callAuctionsOn } from '@site/finance/call-auctions.ts'
import { formatDate, formatRupiah } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { formatClockSpan } from '#app/market/clock-times.server.ts'

const id = {
  lead: (all: number, friday: number) =>
    `Saham papan pemantauan khusus diperdagangkan dalam ${all} lelang sehari pada Senin–Kamis dan ${friday} pada Jumat: sesi 3 ditiadakan, dan sesi 2 berlangsung sampai 11.30. Order dikumpulkan 55 menit, dengan penutupan acak pada dua menit terakhir, lalu dicocokkan pada satu harga dalam sekitar empat menit.`,
  others: 'Jam sesi lain belum kami peroleh: jadwal lengkap di idx.co.id.',
  band: (percent: number, low: string, step: string, floor: string) =>
    `Batas harga sehari: ${percent}% ke atas dan ke bawah; ${step} untuk harga sampai ${low}. Harga terendah ${floor}.`,
  review:
    'Pada Februari 2026 bursa mengumumkan peninjauan papan ini yang direncanakan selesai pada triwulan II 2026; hasilnya belum kami temukan.',
  rule: (since: string, checked: string, source: string) =>
    `Berlaku sejak ${since}, diperiksa ${checked}. Sumber: ${source}, Peraturan I-X dan II-X.`,
}
const en: typeof id = {
  lead: (all, friday) =>
    `Shares on the watchlist board trade in ${all} auctions a day from Monday to Thursday and ${friday} on Friday: session 3 is left out, and session 2 lasts until 11:30. Orders are collected for 55 minutes, with a random closing in the last two, and then matched at one price within about four minutes.`,
  others: 'We do not have the times of the other sessions yet: full timetable at idx.co.id.',
  band: (percent, low, step, floor) =>
    `Limit of a day: ${percent}% up and down; ${step} for prices up to ${low}. Lowest price ${floor}.`,
  review:
    'In February 2026 the exchange announced a review of this board, due in the second quarter of 2026; we have not found its result.',
  rule: (since, checked, source) =>
    `In force since ${since}, checked on ${checked}. Source: ${source}, Rules I-X and II-X.`,
}
const copy = { id, en }

export type ShownAuctions = NonNullable<ReturnType<typeof describeAuctions>>

/** The timetable of today with the sessions whose times are known; null before the first known one. */
export function describeAuctions(locale: Locale, now: Date) {
  const table = callAuctionsOn(dayInJakarta(now))
  if (table === null) return null
  const words = copy[locale]
  const { percent, floor, oneRupiahUpTo } = autoRejection.narrow
  const { sessions } = table
  const rupiah = (amount: number) => formatRupiah(locale, amount)
  const rows = sessions.flatMap(({ session, times }) =>
    times === null
      ? []
      : {
          session: String(session),
          orders: formatClockSpan(locale, times.orders),
          random: formatClockSpan(locale, times.random),
          match: formatClockSpan(locale, times.match),
        },
  )
  return {
    lead: words.lead(sessions.length, sessions.filter(({ weekdays }) => weekdays === 'all').length),
    rows,
    notes: [
      ...(rows.length < sessions.length ? [words.others] : []),
      words.band(percent, rupiah(oneRupiahUpTo), rupiah(1), rupiah(floor)),
      words.review,
      words.rule(formatDate(locale, table.since), formatDate(locale, table.checked), table.source ?? ''),
    ],
  }
}
