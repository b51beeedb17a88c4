import { dividendTax, type TaxBranch, taxBranches } from '@site/finance/market-calculators/dividend-income.ts'
import { Field } from '#app/design/field.tsx'
import { RecordTable } from '#app/design/record-table.tsx'
import { Section } from '#app/design/section.tsx'
import { formatDate, formatRate, formatRupiah } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { CheckUp, ExpectedDividend } from '../results/check-up.ts'
import { NamedRow } from './named-row.tsx'
import { type ResultWords, useWords } from './words.ts'

export interface DividendAnswersProps {
  readonly locale: Locale
  readonly checked: CheckUp
  readonly branch: TaxBranch
  readonly onBranch: (branch: TaxBranch) => void
}

export function DividendAnswers({ locale, checked, branch, onBranch }: DividendAnswersProps) {
  const words = useWords().results
  const { yieldPercent, unknownPaidCount } = checked
  return (
    <Section lead={words.dividendsLead} title={words.dividendsTitle}>
      <div className="max-w-[26rem]">
        <Field label={words.branch} name="portfolio-branch">
          {({ name: _, ...attributes }) => (
            <select
              {...attributes}
              className="field-box"
              onChange={({ target }) => onBranch(taxBranches.find((each) => each === target.value) ?? 'paid')}
              value={branch}
            >
              {taxBranches.map((each) => (
                <option key={each} value={each}>
                  {words.branches[each](`${dividendTax.percent[each]}%`)}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      {(['announced', 'paid'] as const).map((phase) => (
        <div key={phase} className="mt-6">
          <DividendTable checked={checked} locale={locale} phase={phase} />
        </div>
      ))}
      {yieldPercent === null ? null : (
        <p className="mt-4">
          {[
            words.yield(formatRate(locale, yieldPercent)),
            ...(unknownPaidCount > 0 ? [words.yieldLeavesOut(String(unknownPaidCount))] : []),
          ].join(' ')}
        </p>
      )}
      <p className="mt-2 text-sm text-soft">
        {words.taxSource(dividendTax.source, formatDate(locale, dividendTax.checked))}
      </p>
    </Section>
  )
}

interface DividendTableProps {
  readonly locale: Locale
  readonly checked: CheckUp
  readonly phase: ExpectedDividend['phase']
}

function DividendTable({ locale, checked, phase }: DividendTableProps) {
  const words = useWords().results
  const listed = checked.dividends.filter((dividend) => dividend.phase === phase)
  if (listed.length === 0) return <p>{`${words[phase]}: ${words.none}`}</p>
  const { gross, tax, net } = checked[phase]
  const writeRupiah = (value: number) => formatRupiah(locale, value)
  return (
    <RecordTable
      caption={words[phase]}
      columns={[
        { key: 'share', label: words.share },
        { key: 'exDate', label: words.exDate },
        { key: 'payment', label: words.payment },
        ...(['gross', 'tax', 'net'] as const).map((key) => ({ key, label: words[key], isFigure: true })),
      ]}
      records={[
        ...listed.map((dividend) => describeDividend(locale, words, dividend)),
        { key: 'sum', name: words.sum, cells: ['', '', ...[gross, tax, net].map(writeRupiah)] },
      ]}
    />
  )
}

function describeDividend(
  locale: Locale,
  words: ResultWords,
  { ticker, dividend, income }: ExpectedDividend,
) {
  const writeDay = (day: string | null) => (day === null ? words.noDay : formatDate(locale, day))
  const isUnknown = typeof income === 'string'
  const amounts = isUnknown ? [] : [income.gross, income.tax, income.net]
  return {
    key: dividend.id,
    name: isUnknown ? <NamedRow name={ticker} note={words.unknownIncome[income]} /> : ticker,
    cells: [
      writeDay(dividend.exDate),
      writeDay(dividend.paymentDate),
      ...(isUnknown ? ['–', '–', '–'] : amounts.map((amount) => formatRupiah(locale, amount))),
    ],
  }
}
