import { EmptyState } from '#app/design/notice.tsx'
import { Section } from '#app/design/section.tsx'
import { TableRegion } from '#app/design/table-region.tsx'
import { companyNames } from '#app/features/companies/company-copy.ts'
import type { CompanyDetails } from '#app/features/companies/company-details.server.ts'
import { copy } from '#app/features/companies/copy.ts'
import { TableCaption } from '#app/features/companies/table-caption.tsx'
import { formatDate, formatNumber, formatPercent, fractionOfPercent } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { overviewCopy } from './overview-copy.ts'
import { ringSegments } from './ownership-ring.ts'

type Shareholders = CompanyDetails['shareholders']

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

export function ShareholdersSection({
  locale,
  shareholders,
  asOf,
}: {
  locale: Locale
  shareholders: Shareholders
  asOf: string | null
}) {
  const words = overviewCopy[locale]
  return (
    <Section title={words.shareholders}>
      {shareholders.length === 0 ? (
        <EmptyState text={copy[locale].empty} />
      ) : (
        <div className="grid items-start gap-8 md:grid-cols-[11rem_minmax(0,1fr)]">
          <Ring shareholders={shareholders} />
          <ShareholderTable asOf={asOf} locale={locale} shareholders={shareholders} />
        </div>
      )}
    </Section>
  )
}

/** Hidden from screen readers: the table next to it has the same data. */
function Ring({ shareholders }: { shareholders: Shareholders }) {
  const segments = ringSegments(shareholders.map(({ percentage }) => percentage))
  return (
    <svg aria-hidden="true" className="w-40 md:w-full" viewBox="0 0 42 42">
      {segments.map(({ dash, offset }, position) => (
        <circle
          key={shareholders[position]?.name}
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
  shareholders,
  asOf,
}: {
  locale: Locale
  shareholders: Shareholders
  asOf: string | null
}) {
  const words = overviewCopy[locale]
  const sumOf = (field: 'shares' | 'percentage') => shareholders.reduce((sum, row) => sum + row[field], 0)
  const percent = (value: number) => formatPercent(locale, fractionOfPercent(value))
  return (
    <TableRegion label={words.shareholders}>
      <table className="data-table">
        <TableCaption>{asOf ? words.asOf(formatDate(locale, asOf)) : words.shareholders}</TableCaption>
        <thead>
          <tr>
            <th scope="col">{words.shareholder}</th>
            <th scope="col">{words.category}</th>
            <th className="figure" scope="col">
              {words.numberOfShares}
            </th>
            <th className="figure" scope="col">
              {words.percentage}
            </th>
          </tr>
        </thead>
        <tbody>
          {shareholders.map(({ name, category, shares, percentage }, position) => (
            <tr key={name}>
              <th className="min-w-[11rem]" scope="row">
                <svg aria-hidden="true" className="me-2.5 inline-block size-3" viewBox="0 0 12 12">
                  <path className={strokeOf(position)} d="M0 6h12" strokeWidth="12" />
                </svg>
                {name}
              </th>
              <td>{companyNames[locale].categories[category]}</td>
              <td className="figure">{formatNumber(locale, shares)}</td>
              <td className="figure">{percent(percentage)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="sum">
            <th scope="row">{words.total}</th>
            <td />
            <td className="figure">{formatNumber(locale, sumOf('shares'))}</td>
            <td className="figure">{percent(sumOf('percentage'))}</td>
          </tr>
        </tfoot>
      </table>
    </TableRegion>
  )
}

function strokeOf(position: number): string {
  return strokes[position % strokes.length] ?? strokes[0]
}
