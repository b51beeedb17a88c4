import type { ToolPageName } from '@site/contracts/content/site-pages.ts'
import { memo } from 'react'
import { Field } from '#app/design/field.tsx'
import { NumberInput } from '#app/forms/number-input.tsx'
import { fillPath } from '#app/i18n/path-to.ts'
import { useLocale } from '#app/i18n/use-locale.ts'
import { CompanyField } from '#app/layout/company-field.tsx'
import { companyFieldCopy } from '#app/layout/company-field-copy.ts'
import { toolCopy } from './tool-copy.ts'
import type { FieldView } from './tool-form.ts'
import { MAX_TYPED, type ToolForm } from './tool-form.ts'

interface FormFieldProps {
  page: ToolPageName
  mode: string | null
  field: FieldView
  text: string
  error: string | undefined
}

interface FormFieldsProps {
  page: ToolPageName
  /** null: the first one. */
  mode: string | null
  fields: readonly FieldView[]
  form: ToolForm
}

type Attributes = Parameters<React.ComponentProps<typeof Field>['children']>[0]

/** The fields of a form as the loader describes them. */
export function FormFields({ fields, form, ...place }: FormFieldsProps) {
  return fields.map((field) => (
    <FormField
      {...place}
      key={field.name}
      error={form.errors.find(({ name }) => name === field.name)?.message}
      field={field}
      text={form.shown[field.name] ?? ''}
    />
  ))
}

/** Renders only if its own props change, not on every key. */
const FormField = memo(({ page, mode, field, text, error }: FormFieldProps) => {
  const locale = useLocale()
  const { name, label, hint, isOptional } = field
  const optionalLabel = isOptional ? toolCopy[locale].optional : undefined
  if (field.kind === 'ticker') {
    return (
      <CompanyField
        error={error}
        fillsField
        hint={hint ?? companyFieldCopy[locale].tickerHint}
        label={label}
        locale={locale}
        name={name}
        optionalLabel={optionalLabel}
        page=""
        pathWith={(ticker) => fillPath(page, locale, {}, { mode, [name]: ticker })}
        typed={text}
      />
    )
  }
  return (
    <Field error={error} hint={hint} label={label} name={name} optionalLabel={optionalLabel}>
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
    default: {
      const units = { rupiah: locale === 'id' ? 'Rp' : 'IDR', percent: '%', whole: '', ticker: '' }
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
