import { Change } from '#app/design/change.tsx'
import type { LinkedFile } from '#app/design/download-link.tsx'
import { Facts } from '#app/design/facts.tsx'
import { RowList } from '#app/design/row-list.tsx'
import { TableRegion } from '#app/design/table-region.tsx'
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
  caption: string
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

/** Wide screens. */
export function FundTable({ locale, funds, sort, caption }: FundListProps) {
  const words = fundCopy[locale]
  const { columns } = words
  const heads: readonly { label: string; sort?: FundSort; isFalling?: boolean }[] = [
    { label: columns.nav },
    ...returnColumns.map((column) => ({ label: columns[column], sort: column, isFalling: true })),
    { label: columns.trade },
    { label: columns.cost, sort: 'cost' },
    { label: columns.minimum, sort: 'minimum' },
  ]
  return (
    <TableRegion label={words.listTitle}>
      <table className="data-table company-table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th aria-sort={sort === 'name' ? 'ascending' : undefined} scope="col">
              {columns.fund}
            </th>
            {heads.map(({ label, sort: own, isFalling }) => (
              <th
                key={label}
                aria-sort={own === sort ? (isFalling ? 'descending' : 'ascending') : undefined}
                className="figure"
                scope="col"
              >
                <span className="whitespace-normal">{label}</span>
              </th>
            ))}
            <th scope="col">{columns.documents}</th>
          </tr>
        </thead>
        <tbody>
          {funds.map((fund) => (
            <tr key={fund.id}>
              <th scope="row">
                <span className="block font-bold">{fund.name}</span>
                <span className="block text-sm font-normal text-soft">{kindText(locale, fund)}</span>
                <span className="block text-sm font-normal text-soft">
                  {`${fund.manager} · ${fund.custodian}`}
                </span>
              </th>
              <td className="figure">
                <span className="block font-semibold">{formatNumber(locale, fund.nav, NAV_DECIMALS)}</span>
                <span className="text-sm text-soft">{formatDateShort(locale, fund.navDate)}</span>
              </td>
              {returnColumns.map((column) => (
                <td key={column} className="figure">
                  <Return locale={locale} value={fund.returns[column]} />
                </td>
              ))}
              <td className="figure">{tradeCost(locale, fund)}</td>
              <td className="figure">{percent(locale, yearlyCost(fund))}</td>
              <td className="figure">{formatNumber(locale, fund.minimum)}</td>
              <td>
                <Documents fund={fund} locale={locale} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableRegion>
  )
}

/** Phones: two lines per fund, which open to everything else. */
export function FundRows({ locale, funds, sort }: Omit<FundListProps, 'caption'>) {
  const words = fundCopy[locale]
  const shownReturn = returnColumns.find((column) => column === sort) ?? 'year'
  return (
    <RowList
      label={words.listTitle}
      rows={funds.map((fund) => ({
        key: String(fund.id),
        title: fund.name,
        note: kindText(locale, fund),
        figure: <Return locale={locale} value={fund.returns[shownReturn]} />,
        figureNote: words.columns[shownReturn],
        details: <FundDetails fund={fund} locale={locale} />,
      }))}
    />
  )
}

function FundDetails({ locale, fund }: { locale: Locale; fund: ShownFund }) {
  const words = fundCopy[locale]
  const { columns } = words
  const { management, custodian } = fund.costs
  return (
    <Facts
      facts={[
        {
          label: words.nav,
          value: `${formatRupiah(locale, fund.nav, NAV_DECIMALS)}, ${formatDateShort(locale, fund.navDate)}`,
        },
        ...returnColumns.map((column) => ({
          label: columns[column],
          value: <Return locale={locale} value={fund.returns[column]} />,
        })),
        { label: columns.trade, value: tradeCost(locale, fund) },
        {
          label: columns.cost,
          value: words.yearly(
            percent(locale, yearlyCost(fund)),
            percent(locale, management),
            percent(locale, custodian),
          ),
        },
        { label: 'Minimum', value: formatRupiahWords(locale, fund.minimum) },
        { label: words.termsDate, value: formatDateShort(locale, fund.termsDate) },
        { label: words.manager, value: fund.manager },
        { label: words.custodian, value: fund.custodian },
        { label: columns.documents, value: <Documents fund={fund} locale={locale} /> },
      ]}
    />
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
