import type { MarketDay, Mover } from '@site/contracts/market/market-day.ts'
import { Change } from '#app/design/change.tsx'
import { TableRegion } from '#app/design/table-region.tsx'
import { formatDate, formatNumber, formatRupiahWords, fractionOfPercent } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { findIndexOfDay } from '#app/market/index-of-day.ts'
import { marketDayCopy } from '#app/market/market-day-copy.ts'
import { Unavailable } from '#app/market/unavailable.tsx'
import { copy } from './copy.ts'

/** The market's close on the note's day, or on the last trading day before it if there is no close yet. */
export function MarketTable({
  locale,
  marketDate,
  day,
}: {
  locale: Locale
  marketDate: string
  /** null while the market service is unavailable. */
  day: MarketDay | null
}) {
  const words = copy[locale]
  return (
    <section aria-labelledby="market-day" className="min-w-0">
      <h2 className="text-lg" id="market-day">
        {words.market}
      </h2>
      {day === null ? (
        <div className="mt-3">
          <Unavailable />
        </div>
      ) : day.date === null ? (
        <p className="mt-2 text-soft">{words.noMarket}</p>
      ) : (
        <DayFigures date={day.date} day={day} locale={locale} marketDate={marketDate} />
      )}
    </section>
  )
}

function DayFigures({
  locale,
  marketDate,
  day,
  date,
}: {
  locale: Locale
  marketDate: string
  day: MarketDay
  date: string
}) {
  const words = copy[locale]
  const { risen, fallen, unchanged, unknownChange, tradedValue, regular, gainers, losers } = day
  const index = findIndexOfDay(locale, day)
  const traded = regular === null ? words.tradedRegular : words.traded
  const number = (value: number) => formatNumber(locale, value)
  const changes = [
    ...(risen + fallen + unchanged > 0 || unknownChange === 0
      ? [words.breadth(number(risen), number(fallen), number(unchanged))]
      : []),
    ...(unknownChange > 0 ? [marketDayCopy[locale].unknownChanges(number(unknownChange))] : []),
  ]
  return (
    <>
      <p className="mt-1 text-sm text-soft">
        <time dateTime={date}>{words.close(formatDate(locale, date))}</time>
        {date < marketDate ? ` ${words.notYet}` : null}
      </p>
      {index ? (
        <p className="mt-3 flex flex-wrap items-baseline gap-x-3 border-t border-line pt-3">
          <span className="font-semibold">{index.label}</span>
          <span className="text-2xl font-bold">{formatNumber(locale, index.value, 2)}</span>
          <Change fraction={fractionOfPercent(index.changePercent)} locale={locale} />
        </p>
      ) : null}
      <p className="mt-2 text-sm text-soft">
        {[...changes, traded(formatRupiahWords(locale, tradedValue))].join(' ')}
      </p>
      {gainers.length + losers.length > 0 ? (
        <div className="mt-4">
          <MoversTable day={day} locale={locale} />
        </div>
      ) : null}
    </>
  )
}

function MoversTable({ locale, day }: { locale: Locale; day: MarketDay }) {
  const words = copy[locale]
  return (
    <TableRegion label={words.moversLabel}>
      <table className="data-table">
        <caption>{words.moversCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.stock}</th>
            <th className="figure" scope="col">
              {words.closing}
            </th>
            <th className="figure" scope="col">
              {words.change}
            </th>
          </tr>
        </thead>
        <Movers label={words.gainers} locale={locale} movers={day.gainers} />
        <Movers label={words.losers} locale={locale} movers={day.losers} />
      </table>
    </TableRegion>
  )
}

function Movers({ locale, label, movers }: { locale: Locale; label: string; movers: readonly Mover[] }) {
  if (movers.length === 0) {
    return null
  }
  return (
    <tbody>
      <tr className="group-name">
        <th colSpan={3} scope="rowgroup">
          {label}
        </th>
      </tr>
      {movers.map(({ ticker, slug, shortName, quote }) => (
        <tr key={ticker}>
          <th scope="row">
            <a className="text-link inline-block py-0.5" href={pathTo('companyDetail', locale, { slug })}>
              {ticker}
            </a>
            <span className="block text-sm font-normal text-soft">{shortName}</span>
          </th>
          <td className="figure">{formatNumber(locale, quote.close)}</td>
          <td className="figure">
            <Change fraction={fractionOfPercent(quote.changePercent)} locale={locale} />
          </td>
        </tr>
      ))}
    </tbody>
  )
}
