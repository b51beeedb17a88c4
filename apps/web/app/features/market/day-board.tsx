import type { MarketDay } from '@site/contracts/market/market-day.ts'
import { Change } from '#app/design/change.tsx'
import { Kawung } from '#app/design/kawung.tsx'
import { formatDateLong, formatNumber, fractionOfPercent } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { Breadth } from '#app/market/breadth.tsx'
import { daySentence } from '#app/market/day-sentence.ts'
import { findIndexOfDay } from '#app/market/index-of-day.ts'
import { copy } from './copy.ts'

/** The day in five seconds: date, index, how many stocks rose, and one sentence. */
export function DayBoard({
  locale,
  day,
  date,
  today,
}: {
  locale: Locale
  day: MarketDay
  date: string
  today: string
}) {
  const words = copy[locale]
  const index = findIndexOfDay(locale, day)
  return (
    <div className="board">
      <Kawung />
      <div className="wrap relative grid items-end gap-x-16 gap-y-6 py-9 lg:grid-cols-[1.15fr_1fr]">
        <div>
          <p className="text-on-board-soft">
            <time dateTime={date}>{words.close(formatDateLong(locale, date))}</time>
          </p>
          <h1 className="text-3xl">{date === today ? words.title : words.lastTitle}</h1>
          {index ? (
            <p className="mt-4 flex flex-wrap items-baseline gap-x-3">
              <span className="w-full text-on-board-soft">{index.label}</span>
              <b className="text-4xl leading-none tracking-[-0.035em]">
                {formatNumber(locale, index.value, 2)}
              </b>
              <Change fraction={fractionOfPercent(index.changePercent)} locale={locale} />
              <span className="text-on-board-soft">{words.points(signed(locale, index.change))}</span>
            </p>
          ) : null}
          <Breadth day={day} locale={locale} />
        </div>
        <p className="max-w-[40ch] text-lg">{daySentence(locale, day)}</p>
      </div>
    </div>
  )
}

function signed(locale: Locale, change: number): string {
  return `${change > 0 ? '+' : ''}${formatNumber(locale, change, 2)}`
}
