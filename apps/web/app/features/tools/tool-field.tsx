import { Choice } from '#app/design/choice.tsx'
import { Field } from '#app/design/field.tsx'
import type { ShownField } from './form-reader.ts'

/** A field of a tool's form; its limits are checked by the server, which keeps all texts as typed. */
export function ToolField({ field, optional }: { field: ShownField; optional: string }) {
  const { name, kind, label, hint, isOptional, text, error, options } = field
  if (kind === 'flag') {
    return (
      <Choice defaultChecked={text === 'true'} id={`field-${name}`} name={name} type="checkbox" value="true">
        {label}
      </Choice>
    )
  }
  return (
    <Field
      error={error?.message}
      errorData={error ? `${name}:${error.code}` : undefined}
      hint={hint ?? undefined}
      label={label}
      name={name}
      optionalLabel={isOptional ? optional : undefined}
    >
      {(attributes) =>
        kind === 'choice' ? (
          <select {...attributes} className="field-box sm:max-w-72" defaultValue={text}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.text}
              </option>
            ))}
          </select>
        ) : kind === 'lines' ? (
          <textarea {...attributes} className="field-box" defaultValue={text} rows={5} spellCheck={false} />
        ) : (
          <input
            {...attributes}
            autoComplete="off"
            className="field-box font-semibold sm:max-w-72"
            defaultValue={text}
            inputMode={kind === 'percent' ? 'decimal' : kind === 'count' ? 'numeric' : undefined}
            type={kind === 'day' ? 'date' : 'text'}
          />
        )
      }
    </Field>
  )
}
