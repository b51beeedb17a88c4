import {
  type CalculatorField,
  calculatorFields,
  calculatorLimits,
} from '@site/finance/calculators/calculator-form.ts'
import { memo } from 'react'
import { Form } from 'react-router'
import { SubmitButton } from '#app/design/button.tsx'
import { ErrorSummary, Field } from '#app/design/field.tsx'
import { formatNumber, formatRupiahWords } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import type { CalculatorView } from './calculator-view.ts'
import { copy } from './copy.ts'
import { errorText, summaryText } from './error-text.ts'
import type { FieldTexts } from './example-values.ts'
import { FieldSlider } from './field-slider.tsx'
import type { LivePlan } from './live-plan.ts'
import type { CalculatorAnswer } from './plan-answer.ts'
import { planCopy } from './plan-copy.ts'
import { unknownText } from './unknown-text.ts'

/** Outputs name this form as theirs, and the answer is where sending it leads. */
export const FORM_ID = 'calculator-form'
export const ANSWER_ID = 'calculator-answer'

interface FormProps {
  locale: Locale
  view: CalculatorView
  plan: LivePlan
  examples: FieldTexts
}

/** Checked by the server, whose messages the browser's own would hide; with script, checked here at once. */
export function CalculatorForm({ locale, view, plan, examples }: FormProps) {
  const words = copy[locale]
  const { calculator, strategy } = view
  return (
    <Form
      ref={plan.formElement}
      action={`${pathTo('investmentCalculator', locale)}#${ANSWER_ID}`}
      className="grid gap-6 print:hidden"
      id={FORM_ID}
      method="get"
      noValidate
      onBlur={plan.onBlur}
      onInput={plan.onInput}
      onSubmit={(event) => {
        event.preventDefault()
        if (plan.send(event.currentTarget)) {
          document.getElementById(ANSWER_ID)?.focus()
        }
      }}
    >
      <Refusals errors={plan.summary} locale={locale} unknown={plan.unknown} view={view} />
      {plan.form.isSent || plan.unknown.length > 0 ? null : (
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
            hasNote={field === 'yearlyInflation' && plan.answer !== null && isShrinking(plan.answer)}
            locale={locale}
            text={plan.sentText(field)}
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

/** The summary takes the focus whenever it is drawn anew, which must not happen at every key. */
const Refusals = memo(
  ({
    locale,
    view,
    errors,
    unknown,
  }: Pick<FormProps, 'locale' | 'view'> & { errors: LivePlan['summary']; unknown: LivePlan['unknown'] }) => (
    <ErrorSummary
      errors={[
        ...unknown.map((choice) => ({ name: choice, message: unknownText(locale, choice, view) })),
        ...errors.map((error) => ({ name: error.field, message: summaryText(locale, error) })),
      ]}
      title={copy[locale].summaryTitle}
    />
  ),
)

/** Drawn anew only where something of its own has changed. */
const NumberField = memo(
  ({
    locale,
    field,
    text,
    value,
    error,
    errorCode,
    hasNote,
  }: {
    locale: Locale
    field: CalculatorField
    text: string
    value: number
    error: string | undefined
    errorCode: string | undefined
    hasNote: boolean
  }) => {
    const words = copy[locale]
    const { kind, max } = calculatorLimits[field]
    const noteId = `note-${field}`
    return (
      <Field
        error={error}
        errorData={errorCode && `${field}:${errorCode}`}
        hint={words.hints[kind](
          kind === 'rupiah' ? formatRupiahWords(locale, max) : formatNumber(locale, max),
        )}
        label={words.fields[field]}
        name={field}
      >
        {(attributes) => (
          <>
            <span className="flex flex-wrap items-center gap-x-6 gap-y-1">
              <NumberInput
                attributes={{
                  ...attributes,
                  'aria-describedby':
                    [attributes['aria-describedby'], hasNote && noteId].filter(Boolean).join(' ') ||
                    undefined,
                }}
                kind={kind}
                text={text}
                unit={words.units[kind]}
              />
              <FieldSlider field={field} locale={locale} value={value} />
            </span>
            {hasNote ? (
              <span className="mt-1 block text-sm font-semibold text-accent-text" id={noteId}>
                {planCopy[locale].inflationNote}
              </span>
            ) : null}
          </>
        )}
      </Field>
    )
  },
)

function NumberInput({
  attributes,
  kind,
  text,
  unit,
}: {
  attributes: Record<string, string | boolean | undefined>
  kind: 'rupiah' | 'percent' | 'years'
  text: string
  unit: string
}) {
  return (
    <span className="relative block w-full grow basis-48 sm:max-w-72">
      <span
        aria-hidden="true"
        className={`absolute inset-y-0 flex items-center text-soft ${kind === 'rupiah' ? 'start-4' : 'end-4'}`}
      >
        {unit}
      </span>
      <input
        {...attributes}
        // Made anew when an answer of the server brings another text; the browser would keep what was typed before.
        key={text}
        autoComplete="off"
        className={`field-box font-semibold ${kind === 'rupiah' ? 'ps-14' : 'pe-16'}`}
        defaultValue={text}
        inputMode={kind === 'percent' ? 'decimal' : 'numeric'}
        required
        type="text"
      />
    </span>
  )
}

function isShrinking({ result, values }: CalculatorAnswer): boolean {
  return 'retirementMonths' in result && values.yearlyInflation > values.postPensionReturn
}
