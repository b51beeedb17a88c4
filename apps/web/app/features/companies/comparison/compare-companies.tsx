import type { PriceRange } from '@site/contracts/market/prices.ts'
import { Badge } from '#app/design/badge.tsx'
import { Change } from '#app/design/change.tsx'
import { selectStroke } from '#app/design/chart/line-strokes.ts'
import { toDirection } from '#app/design/direction.ts'
import { Missing } from '#app/features/companies/missing.tsx'
import { formatChange, formatDateShort } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { rangeNames } from '#app/market/price-ranges.tsx'
import type { CompareChart } from './compare-chart.server.ts'
import { compareCopy } from './compare-copy.ts'
import { queryOfComparison } from './compare-query.ts'
import type { ComparedHead } from './compare-table.server.ts'

interface CompareCompaniesProps {
  locale: Locale
  companies: readonly ComparedHead[]
  chart: CompareChart
  range: PriceRange
}

/** The compared companies; the rule above each one has the style of its line in the chart. Each can be removed. */
export function CompareCompanies(props: CompareCompaniesProps) {
  return (
    <ul
      aria-label={compareCopy[props.locale].chosen}
      className="grid grid-cols-2 gap-x-6 gap-y-6 lg:grid-cols-4"
    >
      {props.companies.map((company, index) => (
        <ComparedCompany key={company.ticker} {...props} company={company} index={index} />
      ))}
    </ul>
  )
}

function ComparedCompany({
  locale,
  companies,
  chart,
  range,
  company,
  index,
}: CompareCompaniesProps & { company: ComparedHead; index: number }) {
  const line = chart.drawing?.lines.find(({ ticker }) => ticker === company.ticker)
  return (
    <li className="flex min-w-0 flex-col">
      <LineSample index={index} isDrawn={line !== undefined} />
      <a
        className="mt-3 block hover:text-action"
        href={pathTo('companyDetail', locale, { slug: company.slug })}
      >
        <b className="text-lg">{company.ticker}</b>
        <span className="block text-sm leading-snug text-soft">{company.shortName}</span>
      </a>
      {company.state ? (
        <span className="mt-1.5 [&>.badge]:whitespace-normal">
          <Badge tone="accent">{company.state}</Badge>
        </span>
      ) : null}
      <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
        <b className="text-xl leading-tight tracking-[-0.02em]">{company.price ?? <Missing />}</b>
        {company.change === null ? null : (
          <span className="text-sm">
            <Change fraction={company.change} locale={locale} />
          </span>
        )}
      </p>
      {company.priceDate ? (
        <p className="text-sm text-soft">{formatDateShort(locale, company.priceDate)}</p>
      ) : null}
      {line ? (
        <p className="text-sm text-soft">
          <span>{`${rangeNames[locale][range]}: `}</span>
          <span className={toDirection(line.change)}>{formatChange(locale, line.change)}</span>
          {line.until ? (
            <span>{` ${compareCopy[locale].lineUntil(formatDateShort(locale, line.until))}`}</span>
          ) : null}
        </p>
      ) : null}
      {companies.length > 1 ? (
        <RemoveLink companies={companies} index={index} locale={locale} range={range} />
      ) : null}
    </li>
  )
}

/** Without the first company, the page is the one of the next. */
function RemoveLink({
  locale,
  companies,
  range,
  index,
}: Omit<CompareCompaniesProps, 'chart'> & { index: number }) {
  const words = compareCopy[locale]
  const [first, ...others] = companies.filter((_, place) => place !== index)
  if (first === undefined) {
    return null
  }
  const query = queryOfComparison(locale, range, listTickers(others))
  return (
    <p className="mt-auto pt-2 text-sm">
      <a
        aria-label={words.removeCompany(companies[index]?.ticker ?? '')}
        className="text-link inline-block py-1"
        data-keep-scroll
        href={pathTo('companyDetail', locale, { slug: first.slug }, query)}
      >
        {words.remove}
      </a>
    </p>
  )
}

/** A company without a line has a plain rule. */
function LineSample({ index, isDrawn }: { index: number; isDrawn: boolean }) {
  const { className, dashes } = selectStroke(index)
  return (
    <svg aria-hidden="true" className="block h-1.5 w-full">
      <line
        className={isDrawn ? className : 'stroke-line'}
        strokeDasharray={isDrawn ? dashes : undefined}
        strokeWidth={isDrawn ? 3 : 1}
        x1="0"
        x2="100%"
        y1="3"
        y2="3"
      />
    </svg>
  )
}

function listTickers(companies: readonly ComparedHead[]): string[] {
  return companies.map(({ ticker }) => ticker)
}
