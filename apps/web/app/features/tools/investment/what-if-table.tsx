import { type Calculator, isPension } from '@site/finance/calculators/calculator-limits.ts'
import { memo } from 'react'
import { RecordTable } from '#app/design/record-table.tsx'
import { Section } from '#app/design/section.tsx'
import { formatPercent } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { CalculatorView } from './calculator-view.ts'
import { copy } from './copy.ts'
import type { DetailTexts } from './method-of.ts'
import { planCopy } from './plan-copy.ts'
import type { PlanOutcome } from './plan-outcome.ts'
import { resultText } from './result-text.ts'
import { type WhatIfCase, whatIf } from './what-if.ts'

export const WhatIfTable = memo(
  ({
    locale,
    view,
    outcome,
    texts,
  }: {
    locale: Locale
    view: CalculatorView
    outcome: PlanOutcome
    texts: DetailTexts['whatIf']
  }) => {
    const { results } = copy[locale]
    const cases = whatIf(view, outcome)
    return (
      <Section lead={texts.lead} title={texts.title}>
        <RecordTable
          caption={texts.caption}
          columns={[
            { key: 'case', label: texts.case },
            ...(cases[0]?.figures ?? []).map(({ name }) => ({
              key: name,
              label: name === 'finalToday' || name === 'fundToday' ? texts[name] : results[name],
              isFigure: true,
            })),
          ]}
          records={cases.map((one, position) => ({
            key: String(position),
            name: caseText(locale, texts, view.calculator, one),
            cells: one.figures.map(({ name, value }) => resultText(locale, { name, value })),
          }))}
        />
      </Section>
    )
  },
)

function caseText(
  locale: Locale,
  { asEntered }: DetailTexts['whatIf'],
  calculator: Calculator,
  { changed }: WhatIfCase,
): string {
  const words = planCopy[locale].whatIf
  if (changed === null) {
    return asEntered
  }
  const rate = formatPercent(locale, changed.rate)
  if (changed.what === 'inflation') {
    return words.inflationIs(rate)
  }
  return isPension(calculator) ? words.returnBeforeIs(rate) : words.returnIs(rate)
}
