import { Change } from '#app/design/change.tsx'
import { type DataColumns, DataList } from '#app/design/data-list.tsx'
import type { LinkedFile } from '#app/design/download-link.tsx'
import type { ShownFund } from '#app/features/offers/documents/own-documents.server.ts'
import { formatDateShort, formatNumber, formatRupiah, formatRupiahWords } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { fundCopy } from './copy.ts'
import { type FundSort, yearlyCost } from './fund-view.ts'

interface FundListProps {
  locale: Locale
  funds: readonly ShownFund[]
  sort: FundSort
  count: string
  note: string
}

const NAV_DECIMALS = 4
const returnColumns = ['month', 'yearToDate', 'year', 'threeYears'] as const

const percent = (locale: Locale, value: number) => `${formatNumber(locale, value, 2)}%`
const tradeCost = (locale: Locale, { costs }: ShownFund) =>
  `${percent(locale, costs.subscription)} / ${percent(locale, costs.redemption)}`

function kindText(locale: Locale, { kind, isSharia, risk }: ShownFund): string {
  const words = fundCopy[locale]
  return [words.kinds[kind], isSharia ? words.sharia : null, words.risks[risk]].filter(Boolean).join(' · ')
}

export function FundList({ locale, funds, sort, count, note }: FundListProps) {
  const words = fundCopy[locale]
  const shownReturn = returnColumns.find((column) => column === sort) ?? 'year'
  return (
    <DataList
      columns={listColumns(locale, sort)}
      count={count}
      describeRow={(fund) => ({
        title: fund.name,
        note: kindText(locale, fund),
        figure: <Return locale={locale} value={fund.returns[shownReturn]} />,
        figureNote: words.columns[shownReturn],
      })}
      items={funds}
      label={words.listTitle}
      note={note}
      tableClass="company-table"
    />
  )
}

function listColumns(locale: Locale, sort: FundSort): DataColumns<ShownFund> {
  const words = fundCopy[locale]
  const { columns } = words
  /** Returns are sorted from the highest one. */
  const direction = (own: FundSort, listed: 'ascending' | 'descending') => (own === sort ? listed : undefined)
  return [
    {
      label: columns.fund,
      direction: direction('name', 'ascending'),
      render: (fund) => <FundName fund={fund} locale={locale} />,
      fact: null,
    },
    {
      label: columns.nav,
      isFigure: true,
      render: (fund) => <Nav fund={fund} locale={locale} />,
      fact: {
        label: words.nav,
        render: ({ nav, navDate }) =>
          `${formatRupiah(locale, nav, NAV_DECIMALS)}, ${formatDateShort(locale, navDate)}`,
      },
    },
    ...returnColumns.map((column) => ({
      label: columns[column],
      isFigure: true,
      direction: direction(column, 'descending'),
      render: ({ returns }: ShownFund) => <Return locale={locale} value={returns[column]} />,
    })),
    { label: columns.trade, isFigure: true, render: (fund) => tradeCost(locale, fund) },
    {
      label: columns.cost,
      isFigure: true,
      direction: direction('cost', 'ascending'),
      render: (fund) => percent(locale, yearlyCost(fund)),
      fact: {
        label: columns.cost,
        render: (fund) =>
          words.yearly(
            percent(locale, yearlyCost(fund)),
            percent(locale, fund.costs.management),
            percent(locale, fund.costs.custodian),
          ),
      },
    },
    {
      label: columns.minimum,
      isFigure: true,
      direction: direction('minimum', 'ascending'),
      render: ({ minimum }) => formatNumber(locale, minimum),
      fact: { label: 'Minimum', render: ({ minimum }) => formatRupiahWords(locale, minimum) },
    },
    {
      label: words.termsDate,
      render: ({ termsDate }) => formatDateShort(locale, termsDate),
      isFactOnly: true,
    },
    { label: words.manager, render: ({ manager }) => manager, isFactOnly: true },
    { label: words.custodian, render: ({ custodian }) => custodian, isFactOnly: true },
    { label: columns.documents, render: (fund) => <Documents fund={fund} locale={locale} /> },
  ]
}

function FundName({ locale, fund }: { locale: Locale; fund: ShownFund }) {
  return (
    <>
      <span className="block font-bold">{fund.name}</span>
      <span className="block text-sm font-normal text-soft">{kindText(locale, fund)}</span>
      <span className="block text-sm font-normal text-soft">{`${fund.manager} · ${fund.custodian}`}</span>
    </>
  )
}

function Nav({ locale, fund: { nav, navDate } }: { locale: Locale; fund: ShownFund }) {
  return (
    <>
      <span className="block font-semibold">{formatNumber(locale, nav, NAV_DECIMALS)}</span>
      <span className="text-sm text-soft">{formatDateShort(locale, navDate)}</span>
    </>
  )
}

function Return({ locale, value }: { locale: Locale; value: number | null }) {
  return value === null ? (
    <span className="text-soft">{fundCopy[locale].missing}</span>
  ) : (
    <Change fraction={value / 100} locale={locale} />
  )
}

function Documents({ locale, fund: { name, prospectus, factSheet } }: { locale: Locale; fund: ShownFund }) {
  const words = fundCopy[locale]
  if (prospectus === null && factSheet === null) {
    return (
      <a className="text-link" href={pathTo('contactUs', locale)}>
        {words.askDocuments}
      </a>
    )
  }
  return (
    <span className="grid text-sm">
      {prospectus ? <FundFile file={prospectus} label={words.prospectus} name={name} /> : null}
      {factSheet ? <FundFile file={factSheet} label={words.factSheet} name={name} /> : null}
    </span>
  )
}

function FundFile({ file, label, name }: { file: LinkedFile; label: string; name: string }) {
  return (
    <a className="text-link py-1" download={file.name} href={file.path}>
      {`${label} (PDF)`}
      <span className="sr-only">{` ${name}`}</span>
    </a>
  )
}
