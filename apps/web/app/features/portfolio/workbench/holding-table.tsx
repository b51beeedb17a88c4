import { boardNames } from '@site/contracts/market/board-names.ts'
import type { PortfolioFacts } from '@site/contracts/market/portfolio-facts.ts'
import { RecordTable } from '#app/design/record-table.tsx'
import { Section } from '#app/design/section.tsx'
import {
  countDecimals,
  formatDate,
  formatNumber,
  formatPrice,
  formatRate,
  formatRupiah,
} from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import type { CheckUp, FoundHolding } from '../results/check-up.ts'
import { NamedRow } from './named-row.tsx'
import { type ResultWords, useWords } from './words.ts'

interface HoldingTableProps {
  readonly locale: Locale
  readonly facts: PortfolioFacts | null
  readonly found: readonly FoundHolding[]
  /** null: the facts are missing. */
  readonly checked: CheckUp | null
  readonly isSample: boolean
  readonly onRemove: (ticker: string) => void
}

const shownAveragePlaces = 4

/** `–` for what is not known. */
export const writeKnown = (value: number | null | undefined, write: (known: number) => string): string =>
  typeof value === 'number' ? write(value) : '–'

export function HoldingTable({ locale, facts, found, checked, isSample, onRemove }: HoldingTableProps) {
  const words = useWords().results
  const writeRupiah = (value: number | null | undefined) =>
    writeKnown(value, (known) => formatRupiah(locale, known))
  const figures = ['shares', 'close', 'value', 'weight', 'gain'] as const
  const asOf = facts?.asOf ?? null
  return (
    <Section title={isSample ? words.sampleTitle : words.holdingsTitle}>
      <RecordTable
        caption={asOf === null ? words.noPrices : words.prices(formatDate(locale, asOf))}
        columns={[
          { key: 'share', label: words.share },
          ...figures.map((key) => ({ key, label: words[key], isFigure: true })),
          { key: 'actions', label: words.actions, isFigure: true },
        ]}
        records={found.map(({ holding, share }, at) => ({
          key: holding.ticker,
          name: <HoldingName asOf={asOf} found={{ holding, share }} locale={locale} />,
          cells: [
            formatNumber(locale, holding.shares),
            writeKnown(share?.quote?.close, (close) => formatPrice(locale, close)),
            writeRupiah(checked?.rows[at]?.value),
            writeKnown(checked?.rows[at]?.weight, (weight) => formatRate(locale, weight)),
            writeRupiah(checked?.rows[at]?.gain),
            <button
              key="remove"
              aria-label={`${words.remove} ${holding.ticker}`}
              className="text-link print:hidden"
              onClick={() => onRemove(holding.ticker)}
              type="button"
            >
              {words.remove}
            </button>,
          ],
        }))}
      />
    </Section>
  )
}

interface HoldingNameProps {
  readonly locale: Locale
  readonly found: FoundHolding
  /** The market day; null: not known. */
  readonly asOf: string | null
}

function HoldingName({ locale, found, asOf }: HoldingNameProps) {
  const words = useWords().results
  const { holding, share } = found
  const name =
    share === null ? (
      holding.ticker
    ) : (
      // In a new tab, which keeps this page with the holdings; such links are never prefetched.
      <a
        className="text-link"
        href={pathTo('companyDetail', locale, { slug: share.slug })}
        rel="noopener noreferrer"
        target="_blank"
      >
        {holding.ticker}
      </a>
    )
  return <NamedRow name={name} note={describeStates(locale, words, found, asOf).join(' ')} />
}

const writeAverage = (locale: Locale, average: number): string =>
  formatRupiah(locale, average, Math.min(countDecimals(average), shownAveragePlaces))

/** What a value needs said beside it: why there is none, or that its price is older than the market day. */
function describeStates(
  locale: Locale,
  words: ResultWords,
  { holding, share }: FoundHolding,
  asOf: string | null,
): string[] {
  const { average } = holding
  const noted = [
    ...(average === null ? [] : [words.averageNote(writeAverage(locale, average))]),
    ...(holding.blocked > 0 ? [words.blocked(formatNumber(locale, holding.blocked))] : []),
  ]
  if (!holding.isShare) return [words.derivative, ...noted]
  if (share === null) {
    return [...(asOf === null ? [] : [words.unknown(holding.ticker, formatDate(locale, asOf))]), ...noted]
  }
  const { board, quote, delistedOn, suspendedSince } = share
  return [
    ...noted,
    ...(board === null ? [] : [words.board(boardNames[board][locale])]),
    ...(quote === null ? [words.noPrice] : []),
    ...(quote !== null && quote.date !== asOf ? [words.priceDay(formatDate(locale, quote.date))] : []),
    ...(delistedOn === null ? [] : [words.delisted]),
    ...(suspendedSince === null ? [] : [words.suspended(formatDate(locale, suspendedSince))]),
  ]
}
