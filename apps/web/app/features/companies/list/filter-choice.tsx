import { Field } from '#app/design/field.tsx'
import type { CompanyChoice } from '#app/features/companies/comparison/company-choices.server.ts'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { companiesCopy } from './companies-copy.ts'

interface Option {
  readonly value: string
  readonly text: string
}

export function countedOptions(locale: Locale, choices: readonly CompanyChoice[]): Option[] {
  return choices.map(({ code, name, count }) => ({
    value: code,
    text: count === null ? name : companiesCopy[locale].option(name, formatNumber(locale, count)),
  }))
}

/** A filter with a fixed set of values; the empty value is no filter. */
export function Choice({
  name,
  label,
  options,
  chosen,
}: {
  name: string
  label: string
  options: readonly Option[]
  chosen: string
}) {
  return (
    <Field label={label} name={name}>
      {(attributes) => (
        <select {...attributes} className="field-box" defaultValue={chosen}>
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
