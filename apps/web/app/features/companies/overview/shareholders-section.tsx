import { FoldedSection } from '#app/design/folded-section.tsx'
import { RowList } from '#app/design/row-list.tsx'
import { TableRegion } from '#app/design/table-region.tsx'
import type { CompanyDetails } from '#app/features/companies/company-details.server.ts'
import { FigureMarks } from '#app/features/companies/figure-marks.tsx'
import { overviewCopy } from '#app/features/companies/overview-copy.ts'
import { TableCaption } from '#app/features/companies/table-caption.tsx'
import { formatDate, formatNumber, formatPercent, fractionOfPercent } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { LARGE_FROM, shareholderGroups } from './shareholder-groups.ts'

/** Segment colors in the order of the rows, from dark to light; the rows have the names. */
const fills = ['fill-action', 'fill-accent', 'fill-brand-200', 'fill-soft', 'fill-up'] as const

/** In percent: separates segments, so that they are distinguishable without color. */
const GAP = 0.6

export function ShareholdersSection({ locale, details }: { locale: Locale; details: CompanyDetails }) {
  const words = overviewCopy[locale]
  const { shareholders, summaries, shareholderMarkReasons, holderTypes, asOf } = details
  const { large, small } = shareholderGroups(shareholders)
  const count = formatNumber(locale, small.length)
  const holders = [
    ...large.map((holder) => toHolder(locale, holder)),
    ...(small.length > 0
      ? [
          {
            name: words.smallHolders(count),
            category: '',
            shares: sumField(small, 'shares'),
            percentage: sumField(small, 'percentage'),
          },
        ]
      : []),
  ]
  const total = {
    name: words.total,
    category: '',
    shares: sumField(holders, 'shares'),
    percentage: sumField(holders, 'percentage'),
  }
  return (
    <FoldedSection summary={summaries.shareholders} title={words.shareholders}>
      {holders.length === 0 ? null : (
        <>
          <Bar holders={holders} />
          <Holders hasKeys holders={[...holders, total]} label={words.shareholders} locale={locale} />
          {asOf.shareholders ? (
            <p className="mt-3 text-sm text-soft">{words.asOf(formatDate(locale, asOf.shareholders))}</p>
          ) : null}
          <FigureMarks reasons={shareholderMarkReasons} />
          {small.length > 0 ? (
            <details>
              <summary className="text-link w-fit py-3">{words.showSmallHolders(count)}</summary>
              <Holders
                holders={small.map((holder) => toHolder(locale, holder))}
                label={words.smallHolders(count)}
                locale={locale}
              />
            </details>
          ) : null}
        </>
      )}
      {holderTypes.length > 0 && asOf.holderTypes ? (
        <HolderTypes asOf={asOf.holderTypes} holderTypes={holderTypes} locale={locale} />
      ) : null}
    </FoldedSection>
  )
}

interface Holder {
  readonly name: string
  readonly category: string
  readonly shares: number
  readonly percentage: number
}

function toHolder(
  locale: Locale,
  { category, categoryName, ...holder }: CompanyDetails['shareholders'][number],
): Holder {
  const isBelowLarge = category === 'major' && holder.percentage < LARGE_FROM
  return {
    ...holder,
    category: isBelowLarge ? overviewCopy[locale].belowLarge : categoryName,
  }
}

/** Hidden from screen readers: the rows below it have the same data. */
function Bar({ holders }: { holders: readonly Holder[] }) {
  return (
    <svg
      aria-hidden="true"
      className="mb-3 h-3 w-full rounded-full"
      preserveAspectRatio="none"
      viewBox="0 0 100 1"
    >
      {holders.map(({ name, percentage }, position) => (
        <rect
          key={name}
          className={selectFill(position)}
          height="1"
          width={Math.max(0, percentage - GAP)}
          x={sumField(holders.slice(0, position), 'percentage')}
        />
      ))}
    </svg>
  )
}

function Holders({
  locale,
  label,
  holders,
  hasKeys = false,
}: {
  locale: Locale
  label: string
  holders: readonly Holder[]
  /** Whether each row but the total has the color of its segment. */
  hasKeys?: boolean
}) {
  return (
    <RowList
      label={label}
      rows={holders.map(({ name, category, shares, percentage }, position) => ({
        key: name,
        title: (
          <>
            {hasKeys && position < holders.length - 1 ? (
              <svg aria-hidden="true" className="me-2.5 inline-block size-3" viewBox="0 0 12 12">
                <path className={selectFill(position)} d="M0 0h12v12H0z" />
              </svg>
            ) : null}
            {name}
          </>
        ),
        note: category,
        figure: formatPercent(locale, fractionOfPercent(percentage)),
        figureNote: overviewCopy[locale].shares(formatNumber(locale, shares)),
      }))}
    />
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
    <details>
      <summary className="text-link w-fit py-3">{words.holderTypes}</summary>
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
                <th scope="row">{type}</th>
                <td className="figure">{formatNumber(locale, local)}</td>
                <td className="figure">{formatNumber(locale, foreign)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableRegion>
    </details>
  )
}

function sumField(
  holders: readonly Pick<Holder, 'shares' | 'percentage'>[],
  field: 'shares' | 'percentage',
): number {
  return holders.reduce((sum, holder) => sum + holder[field], 0)
}

function selectFill(position: number): string {
  return fills[position % fills.length] ?? fills[0]
}
