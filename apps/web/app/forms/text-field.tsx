import { Field } from '#app/design/field.tsx'
import { useTypedError } from './use-typed-error.ts'

interface TextFieldProps {
  name: string
  label: string
  hint?: React.ReactNode
  error: string | undefined
  /** Shown after the label of an optional field. */
  optionalLabel?: string | undefined
  input: React.ComponentPropsWithoutRef<'input'>
  /** Validates the text while typing; returns the error or null. */
  check?: ((text: string) => string | null) | undefined
  /** The posted value, if the form is shown again. */
  value: string | undefined
}

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
