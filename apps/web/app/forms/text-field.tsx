import { Field } from '#app/design/field.tsx'

interface TextFieldProps {
  name: string
  label: string
  hint?: string | undefined
  error: string | undefined
  /** Said after the label of a field that may stay empty. */
  optionalLabel?: string | undefined
  /** How it is typed. */
  input: React.ComponentPropsWithoutRef<'input'>
  /** What was typed before, where the form comes back. */
  value: string | undefined
}

/** A field of one line. */
export function TextField({ input, value, ...field }: TextFieldProps) {
  return (
    <Field {...field}>
      {(attributes) => (
        <input type="text" {...attributes} {...input} className="field-box" defaultValue={value} />
      )}
    </Field>
  )
}
