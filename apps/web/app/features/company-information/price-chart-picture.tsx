import { formatChange, formatDate, formatDateShort, formatNumber, formatRupiah } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { companyNames } from './company-copy.ts'
import { ratioOfShares } from './figures.ts'
import { overviewCopy } from './overview-copy.ts'
import type { PriceChart } from './price-chart.server.ts'

/**
 * The line stretches with the page while its labels stay text of the page: both keep their size on a narrow
 * screen, where the labels of a shrunken drawing could not be read.
 */
export function PriceChartPicture({
  locale,
  ticker,
  chart,
}: {
  locale: Locale
  ticker: string
  chart: PriceChart
}) {
  return (
    <figure className="mt-6">
      <div className="flex gap-3">
        <svg
          aria-label={chartText(locale, ticker, chart)}
          className="h-[15rem] min-w-0 flex-1 overflow-visible sm:h-[18rem]"
          preserveAspectRatio="none"
          role="img"
          viewBox={`0 0 ${chart.width} ${chart.height}`}
        >
          <path className="stroke-line" d={chart.grid} fill="none" vectorEffect="non-scaling-stroke" />
          <path className="fill-action" d={`${chart.line}V${chart.height}H0Z`} fillOpacity="0.09" />
          <path
            className="stroke-action"
            d={chart.line}
            fill="none"
            strokeLinejoin="round"
            strokeWidth="2.5"
            vectorEffect="non-scaling-stroke"
          />
          {chart.marks.map(({ date, kind, x, y }) => (
            // A line without length and with round ends is a dot that does not stretch.
            <path
              key={`${date}${kind}`}
              className="stroke-accent"
              d={`M${x} ${y}h0.01`}
              strokeLinecap="round"
              strokeWidth="11"
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        <ul
          aria-hidden="true"
          className="-my-2.5 flex flex-col justify-between text-end text-sm leading-5 text-soft"
        >
          {chart.priceTicks.map((price) => (
            <li key={price}>{formatNumber(locale, price, Number.isInteger(price) ? 0 : 1)}</li>
          ))}
        </ul>
      </div>
      <ul aria-hidden="true" className="mt-4 flex justify-between gap-2 text-sm text-soft sm:pe-14">
        {chart.days.map((day) => (
          <li key={day}>{formatDateShort(locale, day)}</li>
        ))}
      </ul>
      <Marks chart={chart} locale={locale} />
    </figure>
  )
}

function Marks({ locale, chart }: { locale: Locale; chart: PriceChart }) {
  const words = overviewCopy[locale]
  if (chart.marks.length === 0) {
    return null
  }
  return (
    <figcaption className="mt-3 text-sm text-soft">
      <ul className="grid gap-1">
        {chart.marks.map(({ date, kind, amount, ratio }) => (
          <li key={`${date}${kind}`} className="flex items-baseline gap-2">
            <svg aria-hidden="true" className="size-2.5 shrink-0 fill-accent" viewBox="0 0 10 10">
              <circle cx="5" cy="5" r="5" />
            </svg>
            {words.mark(
              formatDate(locale, date),
              companyNames[locale].marks[kind],
              amount === null
                ? ratio === null
                  ? ''
                  : ratioOfShares(locale, ratio)
                : words.perShare(formatRupiah(locale, amount, Number.isInteger(amount) ? 0 : 2)),
            )}
          </li>
        ))}
      </ul>
    </figcaption>
  )
}

function chartText(locale: Locale, ticker: string, { first, last, low, high }: PriceChart): string {
  const price = (value: number) => formatNumber(locale, value)
  return overviewCopy[locale].chartText({
    ticker,
    from: formatDate(locale, first.date),
    to: formatDate(locale, last.date),
    first: price(first.close),
    last: price(last.close),
    change: formatChange(locale, last.close / first.close - 1),
    low: price(low),
    high: price(high),
  })
}
