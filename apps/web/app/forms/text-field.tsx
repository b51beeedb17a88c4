import { Field } from '#app/design/field.tsx'
import { useTypedError } from './use-typed-error.ts'

interface TextFieldProps {
  name: string
  label: string
  hint?: string | undefined
  error: string | undefined
  /** Said after the label of a field that may stay empty. */
  optionalLabel?: string | undefined
  /** How it is typed. */
  input: React.ComponentPropsWithoutRef<'input'>
  /** What is wrong with a text, as far as it can be told while it is typed. */
  check?: ((text: string) => string | null) | undefined
  /** What was typed before, where the form comes back. */
  value: string | undefined
}

/** A field of one line. */
export function TextField({ input, value, check, error: serverError, ...field }: TextFieldProps) {
  const { error, isTyped, handlers } = useTypedError(check, serverError)
  return (
    <Field {...field} error={error} isTyped={isTyped}>
      {(attributes) => (
        <input
          type="text"
          {...attributes}
          {...input}
          {...handlers}
          className="field-box"
          defaultValue={value}
        />
      )}
    </Field>
  )
}
