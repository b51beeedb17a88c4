import { Field } from '#app/design/field.tsx'
import { NumberInput } from '#app/forms/number-input.tsx'
import { useLocale } from '#app/i18n/use-locale.ts'
import type { FieldView } from './field-view.ts'
import { toolCopy } from './tool-copy.ts'
import { MAX_TYPED, type ToolForm } from './tool-form.ts'

interface ToolFieldProps {
  form: ToolForm
  name: string
  label: string
  hint?: string
  isOptional?: boolean
}

function useField({ form, name, label, hint, isOptional }: ToolFieldProps) {
  const { optional } = toolCopy[useLocale()]
  return {
    field: {
      ...{ name, label, hint },
      error: form.errors.find((error) => error.name === name)?.message,
      optionalLabel: isOptional ? optional : undefined,
    },
    text: form.shown[name] ?? '',
  }
}

/** An amount or another number; `unit` is shown inside the field. */
function ToolNumber({ unit, ...props }: ToolFieldProps & { unit?: string }) {
  const { field, text } = useField(props)
  return (
    <Field {...field}>
      {(attributes) => (
        <NumberInput attributes={attributes} maxLength={MAX_TYPED} text={text} unit={unit ?? ''} />
      )}
    </Field>
  )
}

function ToolTicker(props: ToolFieldProps) {
  const { field, text } = useField(props)
  return (
    <Field {...field}>
      {(attributes) => (
        <input
          {...attributes}
          autoCapitalize="characters"
          autoComplete="off"
          className="field-box uppercase sm:max-w-72"
          defaultValue={text}
          maxLength={MAX_TYPED}
          spellCheck={false}
        />
      )}
    </Field>
  )
}

function ToolDay(props: ToolFieldProps) {
  const { field, text } = useField(props)
  return (
    <Field {...field}>
      {(attributes) => (
        <input {...attributes} className="field-box sm:max-w-72" defaultValue={text} type="date" />
      )}
    </Field>
  )
}

/** `options` maps each value to its label. */
function ToolChoice({ options, ...props }: ToolFieldProps & { options: Readonly<Record<string, string>> }) {
  const { field, text } = useField(props)
  return (
    <Field {...field}>
      {(attributes) => (
        <select {...attributes} className="field-box sm:max-w-72" defaultValue={text}>
          {Object.entries(options).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** A field as the loader describes it. */
export function FormField({ field, form }: { field: FieldView; form: ToolForm }) {
  const locale = useLocale()
  const { name, kind, label, hint, options, isOptional } = field
  const props = { name, label, form, isOptional, ...(hint === undefined ? {} : { hint }) }
  switch (kind) {
    case 'choice':
      return <ToolChoice {...props} options={options} />
    case 'day':
      return <ToolDay {...props} />
    case 'ticker':
      return <ToolTicker {...props} />
    case 'rupiah':
      return <ToolNumber {...props} unit={locale === 'id' ? 'Rp' : 'IDR'} />
    case 'percent':
      return <ToolNumber {...props} unit="%" />
    case 'whole':
      return <ToolNumber {...props} />
  }
}
