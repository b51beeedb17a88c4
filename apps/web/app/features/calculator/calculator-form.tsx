import {
  type CalculatorField,
  calculatorFields,
  calculatorLimits,
} from '@site/finance/calculators/calculator-form.ts'
import { Form } from 'react-router'
import { SubmitButton } from '#app/design/button.tsx'
import { ErrorSummary, Field } from '#app/design/field.tsx'
import { formatNumber, formatRupiahWords } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import type { CalculatorView } from './calculator-view.ts'
import { copy } from './copy.ts'
import { errorText, summaryText } from './error-text.ts'
import type { SentForm } from './sent-form.ts'

/** Outputs name this form as theirs, and the answer is where sending it leads. */
export const FORM_ID = 'calculator-form'
export const ANSWER_ID = 'calculator-answer'

/** Checked by the server, whose messages the browser's own would hide. */
export function CalculatorForm({
  locale,
  view,
  form,
}: {
  locale: Locale
  view: CalculatorView
  form: SentForm
}) {
  const words = copy[locale]
  const { calculator, strategy } = view
  return (
    <Form
      action={`${pathTo('investmentCalculator', locale)}#${ANSWER_ID}`}
      className="grid gap-5"
      id={FORM_ID}
      method="get"
      noValidate
    >
      <ErrorSummary
        errors={form.errors.map((error) => ({ name: error.field, message: summaryText(locale, error) }))}
        title={words.summaryTitle}
      />
      {form.isSent ? null : <p className="text-soft">{words.examplesShown}</p>}
      <input name="calculator" type="hidden" value={calculator} />
      <input name="strategy" type="hidden" value={strategy} />
      {calculatorFields[calculator][strategy].map((field) => (
        <NumberField key={field} field={field} form={form} locale={locale} />
      ))}
      <p>
        <SubmitButton>{words.calculateButton}</SubmitButton>
      </p>
    </Form>
  )
}

function NumberField({ locale, field, form }: { locale: Locale; field: CalculatorField; form: SentForm }) {
  const words = copy[locale]
  const { kind, max } = calculatorLimits[field]
  const error = form.errors.find((one) => one.field === field)
  const text = form.shown[field] ?? ''
  return (
    <Field
      error={error && errorText(locale, error)}
      errorData={error && `${field}:${error.code}`}
      hint={words.hints[kind](kind === 'rupiah' ? formatRupiahWords(locale, max) : formatNumber(locale, max))}
      label={words.fields[field]}
      name={field}
    >
      {(attributes) => (
        <span className="relative block">
          <span
            aria-hidden="true"
            className={`absolute inset-y-0 flex items-center text-soft ${kind === 'rupiah' ? 'start-4' : 'end-4'}`}
          >
            {words.units[kind]}
          </span>
          <input
            {...attributes}
            // Made anew when an answer brings another text; the browser would keep what was typed before.
            key={text}
            autoComplete="off"
            className={`field-box font-semibold ${kind === 'rupiah' ? 'ps-14' : 'pe-16'}`}
            defaultValue={text}
            inputMode={kind === 'percent' ? 'decimal' : 'numeric'}
            required
            type="text"
          />
        </span>
      )}
    </Field>
  )
}
