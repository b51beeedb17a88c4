import { calculatorFields } from '@site/finance/calculators/calculator-limits.ts'
import { memo } from 'react'
import type { Locale } from '#app/i18n/locales.ts'
import type { CalculatorView } from './calculator-view.ts'
import { copy } from './copy.ts'
import { entryText } from './entry-text.ts'
import type { PlanOutcome } from './plan-outcome.ts'

export const Entries = memo(
  ({
    locale,
    view,
    outcome,
    title,
  }: {
    locale: Locale
    view: CalculatorView
    outcome: PlanOutcome
    title: string
  }) => {
    const words = copy[locale]
    return (
      <section className="hidden pt-8 print:block">
        <h2 className="mb-3 text-xl">{title}</h2>
        <dl>
          {calculatorFields[view.calculator][view.strategy].map((field) => (
            <div key={field} className="flex justify-between gap-x-4 border-t border-line py-2">
              <dt>{words.fields[field]}</dt>
              <dd>{entryText(locale, field, outcome.values[field])}</dd>
            </div>
          ))}
        </dl>
      </section>
    )
  },
)
