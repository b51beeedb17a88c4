import { Badge } from '#app/design/badge.tsx'
import { type DataColumns, DataList } from '#app/design/data-list.tsx'
import { DownloadLink } from '#app/design/download-link.tsx'
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
  note: string
}

const tones = {
  open: 'accent',
  upcoming: 'plain',
  tradable: 'plain',
  closed: 'ended',
} as const satisfies Record<ShownStatus, string>

export function SeriesList({ locale, series, note }: SeriesListProps) {
  const words = seriesCopy[locale]
  return (
    <DataList
      columns={listColumns(locale)}
      describeRow={(one) => ({
        title: one.code,
        note: `${words.statuses[one.status]} · ${statusText(locale, one)}`,
        figure: couponText(locale, one),
        figureNote: words.years(formatNumber(locale, one.tenorYears)),
      })}
      items={series}
      label={words.listTitle}
      note={note}
      tableFrom="lg"
    />
  )
}

function listColumns(locale: Locale): DataColumns<LinkedSeries> {
  const words = seriesCopy[locale]
  const { columns } = words
  const sample = formatRupiahWords(locale, SAMPLE_AMOUNT)
  const tenor = ({ tenorYears }: LinkedSeries) => words.years(formatNumber(locale, tenorYears))
  const matures = ({ maturity }: LinkedSeries) => words.matures(formatDateShort(locale, maturity))
  return [
    {
      label: columns.series,
      render: ({ code, kind }) => (
        <>
          <span className="block font-bold">{code}</span>
          <span className="block text-sm font-normal text-soft">{words.kinds[kind]}</span>
        </>
      ),
      fact: { label: columns.series, render: ({ kind }) => words.kinds[kind] },
    },
    {
      label: columns.status,
      render: (one) => (
        <>
          <Badge tone={tones[one.status]}>{words.statuses[one.status]}</Badge>
          <span className="mt-1 block text-sm text-soft">{statusText(locale, one)}</span>
        </>
      ),
      fact: null,
    },
    {
      label: columns.coupon,
      render: (one) => (
        <>
          <span className="block font-bold">{couponText(locale, one)}</span>
          <span className="block text-sm text-soft">{couponRule(locale, one)}</span>
          <CalculatorLink className="text-link text-sm" locale={locale} series={one} />
        </>
      ),
      fact: {
        label: words.perYear,
        render: (one) => `${couponText(locale, one)}, ${couponRule(locale, one)}`,
      },
    },
    {
      label: columns.net(sample),
      isFigure: true,
      render: ({ monthlyNet }) => formatNumber(locale, monthlyNet),
      fact: {
        label: words.netPerMonth(sample),
        render: (one) => (
          <>
            {`${formatRupiah(locale, one.monthlyNet)} `}
            <CalculatorLink className="text-link text-sm" locale={locale} series={one} />
          </>
        ),
      },
    },
    {
      label: columns.tenor,
      render: (one) => (
        <>
          <span className="block whitespace-nowrap">{tenor(one)}</span>
          <span className="block text-sm text-soft">{matures(one)}</span>
        </>
      ),
      fact: { label: columns.tenor, render: (one) => `${tenor(one)}, ${matures(one)}` },
    },
    { label: columns.offer, render: (one) => offerText(locale, one) },
    {
      label: words.settlement,
      render: ({ settlement }) => formatDateShort(locale, settlement),
      isFactOnly: true,
    },
    {
      label: words.firstCoupon,
      render: ({ firstCoupon }) => formatDateShort(locale, firstCoupon),
      isFactOnly: true,
    },
    { label: columns.amounts, render: (one) => amountsText(locale, one) },
    {
      label: columns.before,
      render: (one) => <span className="block text-sm">{exitText(locale, one)}</span>,
      fact: { label: columns.before, render: (one) => exitText(locale, one) },
    },
    { label: columns.memorandum, render: (one) => <Memorandum locale={locale} series={one} /> },
  ]
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
