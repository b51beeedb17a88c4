import { Badge } from '#app/design/badge.tsx'
import { DownloadLink } from '#app/design/download-link.tsx'
import { Facts } from '#app/design/facts.tsx'
import { RowList } from '#app/design/row-list.tsx'
import { TableRegion } from '#app/design/table-region.tsx'
import { formatDateShort, formatNumber, formatRupiah, formatRupiahWords } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { seriesCopy } from './copy.ts'
import type { LinkedSeries } from './series-calculator-path.ts'
import { amountsText, couponRule, couponText, exitText, offerText, statusText } from './series-texts.ts'
import { SAMPLE_AMOUNT, type ShownSeries, type ShownStatus } from './series-view.ts'

interface SeriesListProps {
  locale: Locale
  series: readonly LinkedSeries[]
}

const tones = {
  open: 'accent',
  upcoming: 'plain',
  tradable: 'plain',
  closed: 'ended',
} as const satisfies Record<ShownStatus, string>

/** Wide screens. */
export function SeriesTable({ locale, series, caption }: SeriesListProps & { caption: string }) {
  const words = seriesCopy[locale]
  const { columns } = words
  return (
    <TableRegion label={words.listTitle}>
      <table className="data-table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.series}</th>
            <th scope="col">{columns.status}</th>
            <th scope="col">{columns.coupon}</th>
            <th className="figure" scope="col">
              <span className="whitespace-normal">
                {columns.net(formatRupiahWords(locale, SAMPLE_AMOUNT))}
              </span>
            </th>
            <th scope="col">{columns.tenor}</th>
            <th scope="col">{columns.offer}</th>
            <th scope="col">{columns.amounts}</th>
            <th scope="col">{columns.before}</th>
            <th scope="col">{columns.memorandum}</th>
          </tr>
        </thead>
        <tbody>
          {series.map((one) => (
            <tr key={one.id}>
              <th scope="row">
                <span className="block font-bold">{one.code}</span>
                <span className="block text-sm font-normal text-soft">{words.kinds[one.kind]}</span>
              </th>
              <td>
                <Badge tone={tones[one.status]}>{words.statuses[one.status]}</Badge>
                <span className="mt-1 block text-sm text-soft">{statusText(locale, one)}</span>
              </td>
              <td>
                <span className="block font-bold">{couponText(locale, one)}</span>
                <span className="block text-sm text-soft">{couponRule(locale, one)}</span>
                <CalculatorLink className="text-link text-sm" locale={locale} series={one} />
              </td>
              <td className="figure">{formatNumber(locale, one.monthlyNet)}</td>
              <td>
                <span className="block whitespace-nowrap">
                  {words.years(formatNumber(locale, one.tenorYears))}
                </span>
                <span className="block text-sm text-soft">
                  {words.matures(formatDateShort(locale, one.maturity))}
                </span>
              </td>
              <td>{offerText(locale, one)}</td>
              <td>{amountsText(locale, one)}</td>
              <td className="text-sm">{exitText(locale, one)}</td>
              <td>
                <Memorandum locale={locale} series={one} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableRegion>
  )
}

/** Phones: two lines per series, which open to everything else. */
export function SeriesRows({ locale, series }: SeriesListProps) {
  const words = seriesCopy[locale]
  const { columns } = words
  return (
    <RowList
      label={words.listTitle}
      rows={series.map((one) => ({
        key: String(one.id),
        title: one.code,
        note: `${words.statuses[one.status]} · ${statusText(locale, one)}`,
        figure: couponText(locale, one),
        figureNote: words.years(formatNumber(locale, one.tenorYears)),
        details: (
          <Facts
            facts={[
              { label: columns.series, value: words.kinds[one.kind] },
              { label: words.perYear, value: `${couponText(locale, one)}, ${couponRule(locale, one)}` },
              {
                label: words.netPerMonth(formatRupiahWords(locale, SAMPLE_AMOUNT)),
                value: (
                  <>
                    {`${formatRupiah(locale, one.monthlyNet)} `}
                    <CalculatorLink className="text-link text-sm" locale={locale} series={one} />
                  </>
                ),
              },
              { label: columns.offer, value: offerText(locale, one) },
              { label: words.settlement, value: formatDateShort(locale, one.settlement) },
              { label: words.firstCoupon, value: formatDateShort(locale, one.firstCoupon) },
              {
                label: columns.tenor,
                value: `${words.years(formatNumber(locale, one.tenorYears))}, ${words.matures(formatDateShort(locale, one.maturity))}`,
              },
              { label: columns.amounts, value: amountsText(locale, one) },
              { label: columns.before, value: exitText(locale, one) },
              { label: columns.memorandum, value: <Memorandum locale={locale} series={one} /> },
            ]}
          />
        ),
      }))}
    />
  )
}

export function CalculatorLink({
  locale,
  series: { calculatorPath, kind, code },
  className,
}: {
  locale: Locale
  series: LinkedSeries
  className: string
}) {
  const words = seriesCopy[locale]
  return calculatorPath === null ? null : (
    <a className={className} href={calculatorPath}>
      {words.calculate(words.payments[kind], code)}
    </a>
  )
}

function Memorandum({ locale, series: { memorandum } }: { locale: Locale; series: ShownSeries }) {
  const words = seriesCopy[locale]
  return memorandum ? (
    <DownloadLink file={memorandum} label={words.memorandum} locale={locale} />
  ) : (
    <a className="text-link text-sm" href={pathTo('contactUs', locale)}>
      {words.askMemorandum}
    </a>
  )
}
