import { isPensionResult } from '@site/finance/calculators/calculate.ts'
import { calculatorFields } from '@site/finance/calculators/calculator-limits.ts'
import { memo } from 'react'
import { flushSync } from 'react-dom'
import { SubmitButton } from '#app/design/button.tsx'
import { ErrorSummary } from '#app/design/field.tsx'
import { Form } from '#app/design/form.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import type { CalculatorView } from './calculator-view.ts'
import { copy } from './copy.ts'
import { FORM_ID, OUTCOME_ID } from './element-ids.ts'
import { errorText, summaryText } from './error-text.ts'
import type { FieldTexts } from './example-values.ts'
import type { LivePlan } from './live-plan.ts'
import { NumberField } from './number-field.tsx'
import { planCopy } from './plan-copy.ts'
import type { PlanOutcome } from './plan-outcome.ts'

interface FormProps {
  locale: Locale
  view: CalculatorView
  plan: LivePlan
  examples: FieldTexts
}

/** `noValidate`: native messages would hide ours. The server validates; with script, so does the browser. */
export function CalculatorForm({ locale, view, plan, examples }: FormProps) {
  const words = copy[locale]
  const { calculator, strategy } = view
  return (
    <Form
      ref={plan.formElement}
      action={`${pathTo('investmentCalculator', locale)}#${OUTCOME_ID}`}
      className="grid gap-6 print:hidden"
      id={FORM_ID}
      method="get"
      noValidate
      onBlur={plan.onBlur}
      onInput={plan.onInput}
      onPaste={plan.onPaste}
      onPointerUp={plan.onPointerUp}
      onSubmit={(event) => {
        event.preventDefault()
        const form = event.currentTarget
        // Until React has rendered, the error summary may have the id of the result.
        if (flushSync(() => plan.submit(form))) {
          document.getElementById(OUTCOME_ID)?.focus()
        }
      }}
    >
      <FormErrors errors={plan.summary} locale={locale} texts={plan.unknownTexts} unknown={plan.unknown} />
      {plan.form.isSubmitted || plan.unknown.length > 0 ? null : (
        <p className="text-soft">{words.examplesShown}</p>
      )}
      <input name="calculator" type="hidden" value={calculator} />
      <input name="strategy" type="hidden" value={strategy} />
      {calculatorFields[calculator][strategy].map((field) => {
        const error = plan.errors.find((one) => one.field === field)
        return (
          <NumberField
            key={field}
            error={error && errorText(locale, error)}
            errorCode={error?.code}
            field={field}
            note={field === 'yearlyInflation' && plan.outcome ? inflationNote(locale, plan.outcome) : ''}
            locale={locale}
            pageNumber={plan.pageNumber}
            text={plan.submittedText(field)}
            value={Number(plan.form.carried[field] ?? examples[field]) || 0}
          />
        )
      })}
      <p>
        <SubmitButton>{words.calculateButton}</SubmitButton>
      </p>
    </Form>
  )
}

/** The summary takes the focus on every render, so it must not render on every key. */
const FormErrors = memo(
  ({
    locale,
    errors,
    unknown,
    texts,
  }: Pick<FormProps, 'locale'> & {
    errors: LivePlan['summary']
    unknown: LivePlan['unknown']
    texts: LivePlan['unknownTexts']
  }) => (
    <ErrorSummary
      response={errors}
      errors={[
        ...unknown.map((choice) => ({ name: choice, message: texts[choice] ?? '' })),
        ...errors.map((error) => ({ name: error.field, message: summaryText(locale, error) })),
      ]}
      id={OUTCOME_ID}
      title={copy[locale].summaryTitle}
    />
  ),
)

/** If inflation exceeds a return, growing money loses purchasing power. */
function inflationNote(locale: Locale, { result, values }: PlanOutcome): string {
  const { aboveExpectedReturn, abovePostPensionReturn } = planCopy[locale].inflationNotes
  return isPensionResult(result)
    ? [
        values.yearlyInflation > values.expectedReturn && aboveExpectedReturn,
        values.yearlyInflation > values.postPensionReturn && abovePostPensionReturn,
      ]
        .filter(Boolean)
        .join(' ')
    : ''
}
