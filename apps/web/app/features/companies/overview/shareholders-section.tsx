import { EmptyState } from '#app/design/notice.tsx'
import { Section } from '#app/design/section.tsx'
import { TableRegion } from '#app/design/table-region.tsx'
import { companyNames } from '#app/features/companies/company-copy.ts'
import type { CompanyDetails } from '#app/features/companies/company-details.server.ts'
import { copy } from '#app/features/companies/copy.ts'
import { FigureMarks } from '#app/features/companies/figure-marks.tsx'
import { TableCaption } from '#app/features/companies/table-caption.tsx'
import { formatDate, formatNumber, formatPercent, fractionOfPercent } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { overviewCopy } from './overview-copy.ts'
import { ringSegments } from './ownership-ring.ts'
import { LARGE_FROM, shareholderGroups } from './shareholder-groups.ts'

/** Segment colors in the order of the rows, from dark to light; the table has the names. */
const strokes = [
  'stroke-action',
  'stroke-accent',
  'stroke-brand-200',
  'stroke-accent-text',
  'stroke-soft',
  'stroke-up',
] as const

/** The radius of a circle with a circumference of 100, so that percentages are lengths. */
const RADIUS = 100 / (2 * Math.PI)

export function ShareholdersSection({ locale, details }: { locale: Locale; details: CompanyDetails }) {
  const words = overviewCopy[locale]
  const { shareholders, shareholderMarkReasons, holderTypes, asOf } = details
  const { large, small } = shareholderGroups(shareholders)
  const count = formatNumber(locale, small.length)
  const rows = [
    ...large.map((holder) => rowOf(locale, holder)),
    ...(small.length > 0
      ? [
          {
            name: words.smallHolders(count),
            category: '',
            shares: sumOf(small, 'shares'),
            percentage: sumOf(small, 'percentage'),
          },
        ]
      : []),
  ]
  return (
    <Section title={words.shareholders}>
      {shareholders.length === 0 ? (
        <EmptyState text={copy[locale].empty} />
      ) : (
        <div className="grid items-start gap-8 md:grid-cols-[11rem_minmax(0,1fr)]">
          <Ring rows={rows} />
          <div className="min-w-0">
            <ShareholderTable
              caption={
                asOf.shareholders ? words.asOf(formatDate(locale, asOf.shareholders)) : words.shareholders
              }
              hasKeys
              label={words.shareholders}
              locale={locale}
              rows={rows}
            />
            <FigureMarks reasons={shareholderMarkReasons} />
            {small.length > 0 ? (
              <details className="mt-4">
                <summary className="text-link w-fit py-1">{words.showSmallHolders(count)}</summary>
                <div className="mt-3">
                  <ShareholderTable
                    caption={words.smallHolders(count)}
                    label={words.smallHolders(count)}
                    locale={locale}
                    rows={small.map((holder) => rowOf(locale, holder))}
                  />
                </div>
              </details>
            ) : null}
          </div>
        </div>
      )}
      {holderTypes.length > 0 && asOf.holderTypes ? (
        <HolderTypes asOf={asOf.holderTypes} holderTypes={holderTypes} locale={locale} />
      ) : null}
    </Section>
  )
}

function rowOf(locale: Locale, { category, ...holder }: CompanyDetails['shareholders'][number]): Row {
  const isBelowLarge = category === 'major' && holder.percentage < LARGE_FROM
  return {
    ...holder,
    category: isBelowLarge ? overviewCopy[locale].belowLarge : companyNames[locale].categories[category],
  }
}

interface Row {
  readonly name: string
  readonly category: string
  readonly shares: number
  readonly percentage: number
}

/** Hidden from screen readers: the table next to it has the same data. */
function Ring({ rows }: { rows: readonly Row[] }) {
  const segments = ringSegments(rows.map(({ percentage }) => percentage))
  return (
    <svg aria-hidden="true" className="w-40 md:w-full" viewBox="0 0 42 42">
      {segments.map(({ dash, offset }, position) => (
        <circle
          key={rows[position]?.name}
          className={strokeOf(position)}
          cx="21"
          cy="21"
          fill="none"
          r={RADIUS}
          strokeDasharray={dash}
          strokeDashoffset={offset}
          strokeWidth="7"
        />
      ))}
    </svg>
  )
}

function ShareholderTable({
  locale,
  label,
  caption,
  rows,
  hasKeys = false,
}: {
  locale: Locale
  label: string
  caption: string
  rows: readonly Row[]
  /** Whether each row has the color of its segment. */
  hasKeys?: boolean
}) {
  const words = overviewCopy[locale]
  const percent = (value: number) => formatPercent(locale, fractionOfPercent(value))
  return (
    <TableRegion label={label}>
      <table className="data-table">
        <TableCaption>{caption}</TableCaption>
        <thead>
          <tr>
            <th scope="col">{words.shareholder}</th>
            <th className="figure" scope="col">
              {words.percentage}
            </th>
            <th className="figure" scope="col">
              {words.numberOfShares}
            </th>
            <th scope="col">{words.category}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, category, shares, percentage }, position) => (
            <tr key={name}>
              <th className="min-w-[11rem]" scope="row">
                {hasKeys ? (
                  <svg aria-hidden="true" className="me-2.5 inline-block size-3" viewBox="0 0 12 12">
                    <path className={strokeOf(position)} d="M0 6h12" strokeWidth="12" />
                  </svg>
                ) : null}
                {name}
              </th>
              <td className="figure">{percent(percentage)}</td>
              <td className="figure">{formatNumber(locale, shares)}</td>
              <td>{category}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="sum">
            <th scope="row">{words.total}</th>
            <td className="figure">{percent(sumOf(rows, 'percentage'))}</td>
            <td className="figure">{formatNumber(locale, sumOf(rows, 'shares'))}</td>
            <td />
          </tr>
        </tfoot>
      </table>
    </TableRegion>
  )
}

function HolderTypes({
  locale,
  holderTypes,
  asOf,
}: {
  locale: Locale
  holderTypes: CompanyDetails['holderTypes']
  asOf: string
}) {
  const words = overviewCopy[locale]
  return (
    <div className="mt-8">
      <h3 className="mb-3 text-lg">{words.holderTypes}</h3>
      <TableRegion label={words.holderTypes}>
        <table className="data-table">
          <TableCaption>{words.holderTypesCaption(formatDate(locale, asOf))}</TableCaption>
          <thead>
            <tr>
              <th scope="col">{words.holderType}</th>
              <th className="figure" scope="col">
                {words.local}
              </th>
              <th className="figure" scope="col">
                {words.foreign}
              </th>
            </tr>
          </thead>
          <tbody>
            {holderTypes.map(({ type, local, foreign }) => (
              <tr key={type}>
                <th scope="row">{companyNames[locale].holderTypes[type]}</th>
                <td className="figure">{formatNumber(locale, local)}</td>
                <td className="figure">{formatNumber(locale, foreign)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableRegion>
    </div>
  )
}

function sumOf(rows: readonly Pick<Row, 'shares' | 'percentage'>[], field: 'shares' | 'percentage'): number {
  return rows.reduce((sum, row) => sum + row[field], 0)
}

function strokeOf(position: number): string {
  return strokes[position % strokes.length] ?? strokes[0]
}
