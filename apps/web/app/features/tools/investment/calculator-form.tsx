import { isPensionResult } from '@site/finance/calculators/calculate.ts'
import { calculatorFields } from '@site/finance/calculators/calculator-limits.ts'
import { memo } from 'react'
import { SubmitButton } from '#app/design/button.tsx'
import { ErrorSummary } from '#app/design/error-summary.tsx'
import { Form } from '#app/design/form.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import type { CalculatorView } from './calculator-view.ts'
import { FORM_ID, OUTCOME_ID } from './element-ids.ts'
import type { FieldTexts } from './example-values.ts'
import type { PageTexts } from './method-of.ts'
import { NumberField } from './number-field.tsx'
import type { PlanOutcome } from './plan-outcome.ts'
import type { LivePlan } from './use-live-plan.ts'

interface FormProps {
  locale: Locale
  view: CalculatorView
  plan: LivePlan
  examples: FieldTexts
  texts: PageTexts
}

/** `noValidate`: native messages would hide ours. The server validates; with script, so does the browser. */
export function CalculatorForm({ locale, view, plan, examples, texts }: FormProps) {
  const { calculator, strategy } = view
  const { unknown, carried } = plan.reading
  const { outcome } = plan.complete
  return (
    <Form
      action={`${pathTo('investmentCalculator', locale)}#${OUTCOME_ID}`}
      className="grid gap-6 print:hidden"
      id={FORM_ID}
      method="get"
      noValidate
      {...plan.handlers}
    >
      <FormErrors errors={plan.summary} title={texts.summaryTitle} unknown={unknown} />
      {plan.form.isSubmitted || unknown.length > 0 ? null : (
        <p className="text-soft">{texts.examplesShown}</p>
      )}
      <input name="calculator" type="hidden" value={calculator} />
      <input name="strategy" type="hidden" value={strategy} />
      {calculatorFields[calculator][strategy].map((field) => {
        const error = plan.form.errors.find(({ name }) => name === field)
        return (
          <NumberField
            key={field}
            error={error?.message}
            errorCode={error?.code}
            field={field}
            note={field === 'yearlyInflation' && outcome ? inflationNote(texts.inflationNotes, outcome) : ''}
            locale={locale}
            pageNumber={plan.number}
            text={plan.form.shown[field] ?? ''}
            value={Number(carried[field] ?? examples[field]) || 0}
          />
        )
      })}
      <p>
        <SubmitButton>{texts.calculateButton}</SubmitButton>
      </p>
    </Form>
  )
}

/** The summary takes the focus on every render, so it must not render on every key. */
const FormErrors = memo(
  ({
    title,
    errors,
    unknown,
  }: {
    title: string
    errors: LivePlan['summary']
    unknown: LivePlan['reading']['unknown']
  }) => (
    <ErrorSummary
      response={errors}
      errors={[...unknown, ...errors].map(({ name, message, summary = message }) => ({
        name,
        message: summary,
      }))}
      id={OUTCOME_ID}
      title={title}
    />
  ),
)

/** If inflation exceeds a return, growing money loses purchasing power. */
function inflationNote(
  { aboveExpectedReturn, abovePostPensionReturn }: PageTexts['inflationNotes'],
  { result, values }: PlanOutcome,
): string {
  return isPensionResult(result)
    ? [
        values.yearlyInflation > values.expectedReturn && aboveExpectedReturn,
        values.yearlyInflation > values.postPensionReturn && abovePostPensionReturn,
      ]
        .filter(Boolean)
        .join(' ')
    : ''
}
