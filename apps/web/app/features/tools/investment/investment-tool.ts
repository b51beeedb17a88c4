import { calculatorFields, calculatorLimits } from '@site/finance/calculators/calculator-limits.ts'
import type { Tool, ToolContext, ToolRun } from '../engine/tool.ts'
import type { FieldView } from '../engine/tool-form.ts'
import { type CalculatorView, canonicalQuery } from './calculator-view.ts'
import { copy } from './copy.ts'
import { describePlan, tabulateYears } from './describe-plan.ts'
import { exampleValues } from './example-values.ts'
import { planCopy } from './plan-copy.ts'
import { serverCopy } from './server-copy.ts'
import { readSubmittedPlan } from './submitted-plan.ts'

/** The page reads its plans by itself: its form keeps the values of other calculators, and its result is a chart. */
function run({ locale, search, facts }: ToolContext): ToolRun {
  const { view, outcome, ...plan } = readSubmittedPlan(
    locale,
    canonicalQuery(search) ?? search,
    exampleValues(facts.assumptions),
  )
  const errors = [...plan.unknown, ...plan.form.errors]
  const form: ToolRun['form'] = {
    describe: () => ({
      ...plan.form,
      fields: describeFields(locale, view),
      borrowed: [],
      entries: [],
      remarks: [],
      source: '',
      returns: [],
      errors,
    }),
    hasErrors: () => errors.length > 0,
  }
  if (outcome === null) return { form, outcome }
  return {
    form,
    outcome: describePlan(locale, outcome),
    file: () => tabulateYears(locale, outcome),
    fileName: [
      planCopy[locale].fileName,
      copy[locale].calculators[view.calculator],
      copy[locale].strategies[view.strategy],
    ],
  }
}

function describeFields(
  locale: ToolContext['locale'],
  { calculator, strategy }: CalculatorView,
): FieldView[] {
  return calculatorFields[calculator][strategy].map((name) => {
    const { kind } = calculatorLimits[name]
    return { name, kind: kind === 'years' ? 'whole' : kind, label: copy[locale].fields[name] }
  })
}

export const investmentTool: Tool = {
  page: 'investmentCalculator',
  group: 'planning',
  summary: {
    id: 'Setoran untuk tujuan Anda dan dana pensiun.',
    en: 'Installments for a goal and for retirement.',
  },
  lead: { id: serverCopy.id.lead, en: serverCopy.en.lead },
  needs: { assumptions: true },
  modes: [{ name: 'plan', label: { id: copy.id.resultTitle, en: copy.en.resultTitle }, run }],
}
