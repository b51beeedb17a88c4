import { contributionFactor, growthFactor } from '@site/finance/calculators/compound-growth.ts'
import { LIFE_EXPECTANCY } from '@site/finance/calculators/pension-need.ts'
import { Facts } from '#app/design/facts.tsx'
import { Notice } from '#app/design/notice.tsx'
import { Section } from '#app/design/section.tsx'
import { formatDate, formatNumber, formatPercent, formatRupiah } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { ShownAssumptions } from './calculator-page.tsx'
import type { CalculatorView } from './calculator-view.ts'
import { copy } from './copy.ts'
import type { CalculatorAnswer } from './sent-form.ts'

interface MethodProps {
  locale: Locale
  view: CalculatorView
  answer: CalculatorAnswer | null
  assumptions: ShownAssumptions | null
}

/** The formula, the visitor's numbers in it, and everything that is taken for granted. */
export function Method({ locale, view, answer, assumptions }: MethodProps) {
  const words = copy[locale]
  const isPension = view.calculator === 'pension' || view.calculator === 'pensionCheck'
  const notes = [
    words.assumptions.rates,
    words.assumptions.timing,
    ...(isPension ? [words.assumptions.retirement(formatNumber(locale, LIFE_EXPECTANCY))] : []),
    words.assumptions.rounding,
  ]
  return (
    <Section title={words.methodTitle}>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
        <div className="min-w-0">
          {assumptions ? <p className="max-w-[60ch]">{assumptions.explanation}</p> : null}
          <ul className="mt-4 grid gap-2 border-s-3 border-accent ps-4 wrap-break-word">
            {[...words.formulas[view.calculator], words.factors].map((formula) => (
              <li key={formula}>{formula}</li>
            ))}
          </ul>
          <h3 className="mt-8 text-lg">{words.assumptionsTitle}</h3>
          <ul className="mt-2 list-disc ps-5">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
        <div className="grid min-w-0 content-start gap-8">
          {answer ? (
            <div>
              <h3 className="mb-3 text-lg">{words.withYourNumbers}</h3>
              <Facts facts={ownNumbers(locale, answer)} />
            </div>
          ) : null}
          <Examples assumptions={assumptions} locale={locale} />
        </div>
      </div>
    </Section>
  )
}

function ownNumbers(locale: Locale, { result, values }: CalculatorAnswer) {
  const { symbols, yearCount, monthCount } = copy[locale]
  const { plan } = result
  const pension =
    'retirementMonths' in result
      ? [
          { label: symbols.monthlyCost, value: formatRupiah(locale, result.monthlyCostAtRetirement) },
          { label: symbols.months, value: monthCount(formatNumber(locale, result.retirementMonths)) },
        ]
      : []
  const targetFund = 'targetFund' in result ? result.targetFund : values.targetFund
  return [
    ...(targetFund > 0 ? [{ label: symbols.targetFund, value: formatRupiah(locale, targetFund) }] : []),
    { label: symbols.initialInvestment, value: formatRupiah(locale, plan.initialInvestment) },
    { label: symbols.monthlyInvestment, value: formatRupiah(locale, plan.monthlyInvestment) },
    { label: symbols.annualReturn, value: formatPercent(locale, plan.annualReturn) },
    { label: symbols.years, value: yearCount(formatNumber(locale, plan.years)) },
    { label: symbols.growthFactor, value: formatNumber(locale, growthFactor(plan), 6) },
    { label: symbols.contributionFactor, value: formatNumber(locale, contributionFactor(plan), 6) },
    ...pension,
  ]
}

function Examples({ locale, assumptions }: Pick<MethodProps, 'locale' | 'assumptions'>) {
  const words = copy[locale]
  if (assumptions === null) {
    return (
      <Notice>
        <p>{words.explanationUnavailable}</p>
      </Notice>
    )
  }
  return (
    <div>
      <h3 className="mb-3 text-lg">{words.exampleReturns}</h3>
      <Facts
        facts={[
          ...assumptions.exampleReturns.map(({ label, annualReturn }) => ({
            label,
            value: formatPercent(locale, annualReturn),
          })),
          { label: words.inflationExample, value: formatPercent(locale, assumptions.inflation) },
        ]}
      />
      <p className="mt-3 text-sm text-soft">
        {words.asOf(formatDate(locale, assumptions.asOf))} {assumptions.source}
      </p>
    </div>
  )
}
