import { SubmitButton } from '#app/design/button.tsx'
import { Field } from '#app/design/field.tsx'
import { Form } from '#app/design/form.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from './copy.ts'

/** The first figures of the investment calculator, which checks them and shows the result on its own page. */
export function CalculatorStart({
  locale,
  strategy,
}: {
  locale: Locale
  strategy: 'lumpSum' | 'installments'
}) {
  const words = copy[locale]
  const amount = strategy === 'lumpSum' ? 'initialInvestment' : 'monthlyInvestment'
  const fields = [
    { name: amount, label: words.calculatorFields[amount] },
    { name: 'expectedReturn', label: words.calculatorFields.expectedReturn },
    { name: 'duration', label: words.calculatorFields.duration },
  ]
  return (
    <section className="my-8 rounded-card bg-ground p-6 sm:p-8 print:hidden">
      <h2 className="text-xl">{words.calculatorTitle[strategy]}</h2>
      <p className="mt-1 max-w-[60ch] text-soft">{words.calculatorHint}</p>
      <Form
        action={pathTo('investmentCalculator', locale)}
        className="mt-4 grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_auto]"
      >
        <input name="calculator" type="hidden" value="growth" />
        <input name="strategy" type="hidden" value={strategy} />
        {fields.map(({ name, label }) => (
          <Field key={name} label={label} name={name}>
            {(attributes) => (
              <input {...attributes} autoComplete="off" className="field-box" inputMode="decimal" required />
            )}
          </Field>
        ))}
        <SubmitButton>{words.calculate}</SubmitButton>
      </Form>
    </section>
  )
}
