import { Badge } from '#app/design/badge.tsx'
import { type DataColumns, DataList } from '#app/design/data-list.tsx'
import { DownloadLink } from '#app/design/download-link.tsx'
import { formatDateShort, formatNumber, formatRupiah, formatRupiahWords } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { seriesCopy } from './copy.ts'
import type { LinkedSeries } from './series-calculator-path.ts'
import {
  amountsText,
  couponRule,
  couponText,
  exitText,
  maturityText,
  offerText,
  statusText,
  tenorText,
} from './series-texts.ts'
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
        figureNote: tenorText(locale, one),
      })}
      items={series}
      label={words.listTitle}
      note={note}
    />
  )
}

function listColumns(locale: Locale): DataColumns<LinkedSeries> {
  const words = seriesCopy[locale]
  const { columns } = words
  const sample = formatRupiahWords(locale, SAMPLE_AMOUNT)
  return [
    {
      label: columns.series,
      render: (one) => <SeriesName locale={locale} series={one} />,
      fact: { label: columns.series, render: ({ kind }) => words.kinds[kind] },
    },
    {
      label: columns.status,
      render: (one) => <Status locale={locale} series={one} />,
      fact: null,
    },
    {
      label: columns.coupon,
      render: (one) => <Coupon locale={locale} series={one} />,
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
        render: (one) => <MonthlyNet locale={locale} series={one} />,
      },
    },
    {
      label: columns.tenor,
      render: (one) => <Tenor locale={locale} series={one} />,
      fact: {
        label: columns.tenor,
        render: (one) => `${tenorText(locale, one)}, ${maturityText(locale, one)}`,
      },
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

interface SeriesProps {
  locale: Locale
  series: LinkedSeries
}

function SeriesName({ locale, series: { code, kind } }: SeriesProps) {
  return (
    <>
      <span className="block font-bold">{code}</span>
      <span className="block text-sm font-normal text-soft">{seriesCopy[locale].kinds[kind]}</span>
    </>
  )
}

function Status({ locale, series }: SeriesProps) {
  return (
    <>
      <Badge tone={tones[series.status]}>{seriesCopy[locale].statuses[series.status]}</Badge>
      <span className="mt-1 block text-sm text-soft">{statusText(locale, series)}</span>
    </>
  )
}

function Coupon({ locale, series }: SeriesProps) {
  return (
    <>
      <span className="block font-bold">{couponText(locale, series)}</span>
      <span className="block text-sm text-soft">{couponRule(locale, series)}</span>
      <CalculatorLink className="text-link text-sm" locale={locale} series={series} />
    </>
  )
}

function Tenor({ locale, series }: SeriesProps) {
  return (
    <>
      <span className="block whitespace-nowrap">{tenorText(locale, series)}</span>
      <span className="block text-sm text-soft">{maturityText(locale, series)}</span>
    </>
  )
}

function MonthlyNet({ locale, series }: SeriesProps) {
  return (
    <>
      {`${formatRupiah(locale, series.monthlyNet)} `}
      <CalculatorLink className="text-link text-sm" locale={locale} series={series} />
    </>
  )
}

export function CalculatorLink({
  locale,
  series: { calculatorPath, kind, code },
  className,
}: SeriesProps & { className: string }) {
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
