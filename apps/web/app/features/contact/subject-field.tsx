import { Field } from '#app/design/field.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import type { Subjects } from './contact-form.ts'
import { copy } from './copy.ts'

/** Determines which department receives the message. No default: visitors would leave the first option by mistake. */
export function SubjectField({
  locale,
  subjects,
  value,
  error,
}: {
  locale: Locale
  subjects: Subjects
  value: string
  error: string | undefined
}) {
  const words = copy[locale]
  return (
    <Field error={error} label={words.subject} name="subject">
      {(attributes) => (
        <select {...attributes} className="field-box" defaultValue={value} required>
          <option value="">{words.chooseSubject}</option>
          {subjects.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
