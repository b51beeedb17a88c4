import { LIFE_EXPECTANCY } from '@site/finance/calculators/pension-need.ts'
import { memo } from 'react'
import { Facts } from '#app/design/facts.tsx'
import { Notice } from '#app/design/notice.tsx'
import { Section } from '#app/design/section.tsx'
import { formatDate, formatNumber, formatPercent } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { ShownAssumptions } from './calculator-page.tsx'
import type { CalculatorView } from './calculator-view.ts'
import { copy } from './copy.ts'
import type { CalculatorAnswer } from './plan-answer.ts'
import { workedFormulas } from './worked-formulas.ts'

interface MethodProps {
  locale: Locale
  view: CalculatorView
  answer: CalculatorAnswer | null
  assumptions: ShownAssumptions | null
}

/** The formula, the visitor's numbers in it, and everything that is taken for granted. */
export const Method = memo(({ locale, view, answer, assumptions }: MethodProps) => {
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
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1.35fr_1fr]">
        <div className="min-w-0">
          {assumptions ? <p className="max-w-[60ch]">{assumptions.explanation}</p> : null}
          <Formulas answer={answer} locale={locale} view={view} />
          <h3 className="mt-8 text-lg">{words.assumptionsTitle}</h3>
          <ul className="mt-2 list-disc ps-5">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
        <div className="min-w-0">
          <Examples assumptions={assumptions} locale={locale} />
        </div>
      </div>
    </Section>
  )
})

/** Each formula and, below it, the same with the visitor's own numbers. */
function Formulas({ locale, view, answer }: Omit<MethodProps, 'assumptions'>) {
  const words = copy[locale]
  const worked = answer && workedFormulas(locale, answer)
  const formulas = [...words.formulas[view.calculator], words.factors]
  return (
    <>
      <ul className="mt-5 grid gap-3 wrap-break-word">
        {formulas.map((formula, line) =>
          worked && worked[line] === null ? null : (
            <li key={formula} className="border-s-3 border-line ps-4">
              {formula}
              {worked ? <span className="block font-[650]">{worked[line]}</span> : null}
            </li>
          ),
        )}
      </ul>
      <p className="mt-4 max-w-[60ch] text-sm text-soft">{words.letters[view.calculator]}</p>
    </>
  )
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
