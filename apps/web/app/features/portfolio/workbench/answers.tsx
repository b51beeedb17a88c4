import { sectorNames } from '@site/contracts/market/sector-names.ts'
import { Facts } from '#app/design/facts.tsx'
import { RecordTable } from '#app/design/record-table.tsx'
import { Section } from '#app/design/section.tsx'
import { formatDate, formatNumber, formatRate, formatRupiah } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { CheckUp, FoundHolding } from '../results/check-up.ts'
import type { PortfolioPageProps } from '../results/portfolio-page-props.ts'
import { DividendAnswers, type DividendAnswersProps } from './dividend-answers.tsx'
import { writeKnown } from './holding-table.tsx'
import { useWords } from './words.ts'

interface AnswersProps extends PortfolioPageProps, DividendAnswersProps {
  readonly found: readonly FoundHolding[]
  readonly asOf: string | null
}

/** Sentences about the holdings, never advice. */
export function Answers({
  locale,
  checked,
  found,
  asOf,
  sale,
  notations,
  notationListDate,
  ...props
}: AnswersProps) {
  return (
    <>
      <ValueAnswers asOf={asOf} checked={checked} count={found.length} locale={locale} />
      <SectorAnswers asOf={asOf} checked={checked} locale={locale} />
      <DividendAnswers checked={checked} locale={locale} {...props} />
      <SaleAnswers checked={checked} locale={locale} sale={sale} />
      <NotationAnswers
        found={found}
        locale={locale}
        notationListDate={notationListDate}
        notations={notations}
      />
    </>
  )
}

interface Checked {
  readonly locale: Locale
  readonly checked: CheckUp
}

function ValueAnswers({
  locale,
  checked,
  asOf,
  count,
}: Checked & Pick<AnswersProps, 'asOf'> & { readonly count: number }) {
  const words = useWords().results
  const writeCount = (number: number) => formatNumber(locale, number)
  const writeRupiah = (value: number | null) => writeKnown(value, (known) => formatRupiah(locale, known))
  const writePercent = (value: number | null) => writeKnown(value, (known) => formatRate(locale, known))
  const { largest, rows, suspendedValue, pricedCount, gainPercent, unknownShariaCount } = checked
  const weight = rows.find(({ ticker }) => ticker === largest)?.weight ?? null
  return (
    <Section title={words.answersTitle}>
      {largest !== null && weight !== null ? (
        <p className="mb-4">{words.isOfValue(largest, writePercent(weight))}</p>
      ) : null}
      {suspendedValue > 0 ? (
        <p className="mb-4 font-semibold">{words.cannotSell(writeRupiah(suspendedValue))}</p>
      ) : null}
      <Facts
        facts={[
          {
            label:
              pricedCount === count
                ? words.total
                : words.totalCount(writeCount(pricedCount), writeCount(count)),
            value: writeRupiah(checked.value),
          },
          { label: words.cost(writeCount(checked.costedCount)), value: writeRupiah(checked.cost) },
          {
            label: words.gainLabel,
            value: gainPercent === null ? '–' : `${writeRupiah(checked.gain)} (${writePercent(gainPercent)})`,
          },
          {
            label: words.dayChange(
              asOf === null ? '–' : formatDate(locale, asOf),
              writeCount(checked.changedCount),
            ),
            value: writeRupiah(checked.dayChange),
          },
          { label: words.topThree, value: writePercent(checked.topThreePercent) },
          {
            label: words.effective,
            value: writeKnown(checked.effectiveNumber, (known) => formatNumber(locale, known, 1)),
          },
          { label: words.sharia, value: writePercent(checked.shariaPercent) },
        ]}
      />
      <p className="mt-2 text-sm text-soft">
        {[
          words.shariaNote,
          ...(unknownShariaCount > 0 ? [words.unknownSharia(writeCount(unknownShariaCount))] : []),
        ].join(' ')}
      </p>
    </Section>
  )
}

function SectorAnswers({ locale, checked, asOf }: Checked & Pick<AnswersProps, 'asOf'>) {
  const words = useWords().results
  if (checked.sectors.length === 0) return null
  return (
    <Section title={words.sectorsTitle}>
      <RecordTable
        caption={asOf === null ? words.noPrices : words.sectorsNote(formatDate(locale, asOf))}
        columns={[
          { key: 'sector', label: words.sector },
          { key: 'value', label: words.value, isFigure: true },
          { key: 'weight', label: words.weight, isFigure: true },
        ]}
        records={checked.sectors.map(({ sector, value, percent }) => {
          const [, name] = Object.entries(sectorNames).find(([code]) => code === sector) ?? []
          return {
            key: sector ?? '',
            name: name?.[locale] ?? words.noSector,
            cells: [formatRupiah(locale, value), writeKnown(percent, (known) => formatRate(locale, known))],
          }
        })}
      />
    </Section>
  )
}

function SaleAnswers({ locale, checked, sale: terms }: Checked & Pick<AnswersProps, 'sale'>) {
  const words = useWords().results
  const { sale, soldCount, unsold } = checked
  const writeCount = (count: number) => formatNumber(locale, count)
  const leftOut = [
    ...(unsold.suspendedCount > 0 ? [words.unsoldSuspended(writeCount(unsold.suspendedCount))] : []),
    ...(unsold.blockedShares > 0 ? [words.unsoldBlocked(writeCount(unsold.blockedShares))] : []),
    ...(unsold.oddShares > 0 ? [words.unsoldOdd(writeCount(unsold.oddShares))] : []),
  ]
  const writeRupiah = (value: number) => formatRupiah(locale, value)
  return (
    <Section title={words.saleTitle}>
      {sale === null || terms === null ? (
        <p>{terms === null ? words.noFee : words.nothingToSell}</p>
      ) : (
        <>
          <p className="mb-4">
            {words.sale(
              writeCount(soldCount),
              formatRate(locale, terms.fee.percent),
              formatDate(locale, terms.since),
            )}
          </p>
          <Facts
            facts={[
              { label: words.value, value: writeRupiah(sale.value) },
              { label: words.fees, value: writeRupiah(sale.fees) },
              { label: words.salesTax, value: writeRupiah(sale.salesTax) },
              { label: words.stampDuty, value: writeRupiah(sale.stampDuty) },
              { label: words.saleCosts, value: writeRupiah(sale.costs) },
              { label: words.saleNet, value: writeRupiah(sale.net) },
            ]}
          />
        </>
      )}
      {leftOut.length > 0 ? (
        <p className="mt-2 text-sm text-soft">{words.unsold(leftOut.join('; '))}</p>
      ) : null}
    </Section>
  )
}

function NotationAnswers({
  locale,
  found,
  notations,
  notationListDate,
}: Pick<AnswersProps, 'locale' | 'found' | 'notations' | 'notationListDate'>) {
  const words = useWords().results
  const noted = found.flatMap(({ share }) =>
    share === null ? [] : share.notations.map((code) => ({ ticker: share.ticker, code })),
  )
  if (noted.length === 0) return null
  return (
    <Section title={words.notationsTitle}>
      <RecordTable
        caption={words.notationsNote(formatDate(locale, notationListDate))}
        columns={[
          { key: 'share', label: words.share },
          { key: 'notation', label: words.notation },
          { key: 'meaning', label: words.meaning },
        ]}
        records={noted.map(({ ticker, code }) => ({
          key: `${ticker}-${code}`,
          name: ticker,
          cells: [code, notations[code] ?? words.unknownNotation],
        }))}
      />
    </Section>
  )
}
