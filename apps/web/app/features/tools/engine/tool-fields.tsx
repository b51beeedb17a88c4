import { memo } from 'react'
import { Field } from '#app/design/field.tsx'
import { NumberInput } from '#app/forms/number-input.tsx'
import { useLocale } from '#app/i18n/use-locale.ts'
import { MAX_COMPANY_TEXT } from '#app/market/max-company-text.ts'
import { toolCopy } from './tool-copy.ts'
import type { FieldView } from './tool-form.ts'
import { MAX_TYPED, type ToolForm } from './tool-form.ts'

interface FormFieldProps {
  field: FieldView
  text: string
  error: string | undefined
}

type Attributes = Parameters<React.ComponentProps<typeof Field>['children']>[0]

/** The fields of a form as the loader describes them. */
export function FormFields({ fields, form }: { fields: readonly FieldView[]; form: ToolForm }) {
  return fields.map((field) => (
    <FormField
      key={field.name}
      error={form.errors.find(({ name }) => name === field.name)?.message}
      field={field}
      text={form.shown[field.name] ?? ''}
    />
  ))
}

/** Renders only if its own props change, not on every key. */
const FormField = memo(({ field, text, error }: FormFieldProps) => {
  const { optional } = toolCopy[useLocale()]
  const { name, label, hint, isOptional } = field
  return (
    <Field
      error={error}
      hint={hint}
      label={label}
      name={name}
      optionalLabel={isOptional ? optional : undefined}
    >
      {(attributes) => <Control attributes={attributes} field={field} text={text} />}
    </Field>
  )
})

function Control({ attributes, field, text }: { attributes: Attributes; field: FieldView; text: string }) {
  const locale = useLocale()
  switch (field.kind) {
    case 'choice':
      return (
        <select {...attributes} className="field-box sm:max-w-72" defaultValue={text}>
          {Object.entries(field.options ?? {}).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )
    case 'day':
      return <input {...attributes} className="field-box sm:max-w-72" defaultValue={text} type="date" />
    case 'ticker':
      return (
        <input
          {...attributes}
          autoCapitalize="characters"
          autoComplete="off"
          className="field-box uppercase sm:max-w-72"
          defaultValue={text}
          maxLength={MAX_COMPANY_TEXT}
          spellCheck={false}
        />
      )
    default: {
      const units = { rupiah: locale === 'id' ? 'Rp' : 'IDR', percent: '%', whole: '' }
      return (
        <NumberInput
          attributes={attributes}
          isDecimal={field.kind !== 'whole'}
          maxLength={MAX_TYPED}
          text={text}
          unit={units[field.kind]}
        />
      )
    }
  }
}
