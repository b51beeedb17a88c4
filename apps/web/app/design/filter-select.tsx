import { Field } from './field.tsx'

/** A filter with a fixed set of values; the empty value is no filter. `FoldedFilter` restores `data-chosen`. */
export function FilterSelect({
  name,
  label,
  error,
  options,
  chosen,
}: {
  name: string
  label: string
  error?: string | undefined
  options: readonly { readonly value: string; readonly text: string }[]
  chosen: string
}) {
  return (
    <Field error={error} label={label} name={name}>
      {(attributes) => (
        <select {...attributes} className="field-box" data-chosen={chosen} defaultValue={chosen}>
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
