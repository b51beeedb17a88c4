import type { MarketHalt } from '@site/contracts/content/market-halts.ts'
import { type Halt, haltPercent } from '@site/finance/market-halts.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { formatClockSpan, formatClockTime } from './clock-times.server.ts'

const id = {
  title: 'Penghentian perdagangan hari ini (trading halt)',
  span: (times: string) => `${times} WIB`,
  open: (from: string) => `sejak ${from} WIB, waktu selesai belum diumumkan`,
  fall: (percent: number) => `indeks turun lebih dari ${percent}%`,
  source: (source: string) => `Sumber: ${source}.`,
}
const en: typeof id = {
  title: 'Trading halt today',
  span: (times) => `${times} WIB`,
  open: (from) => `since ${from} WIB, end not announced yet`,
  fall: (percent) => `index down more than ${percent}%`,
  source: (source) => `Source: ${source}.`,
}
const copy = { id, en }

/** When all trading stopped and why, without a sentence around it. */
export function describeHalt(locale: Locale, { date, from, to, level }: Halt) {
  const words = copy[locale]
  const percent = haltPercent({ date, level })
  return {
    times:
      to === null
        ? words.open(formatClockTime(locale, from))
        : words.span(formatClockSpan(locale, { from, to })),
    reason: percent === null ? '' : words.fall(percent),
  }
}

export type ShownHalt = ReturnType<typeof describeHaltsOfDay>[number]

/** The halts of a day that editors have published. Their words stay true after the halt, as pages are cached. */
export function describeHaltsOfDay(locale: Locale, halts: readonly MarketHalt[], day: string) {
  const words = copy[locale]
  return halts
    .filter(({ date }) => date === day)
    .map((halt) => {
      const { times, reason } = describeHalt(locale, halt)
      const text = [times, ...(reason === '' ? [] : [reason])].join('; ')
      return {
        id: halt.id,
        title: words.title,
        text: `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
        source: words.source(halt.source),
      }
    })
}
