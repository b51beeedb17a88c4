import { formLimits } from '@site/contracts/content/forms.ts'
import { Form } from 'react-router'
import { SubmitButton } from '#app/design/button.tsx'
import { ErrorSummary, Field } from '#app/design/field.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { ConsentFields } from './consent-fields.tsx'
import { errorText } from './error-text.ts'
import { registerCopy } from './register-copy.ts'
import {
  kindInAddress,
  type RegistrationErrors,
  type RegistrationField,
  type RegistrationKind,
  type RegistrationValues,
  registrationFields,
} from './registration-form.ts'

interface RegisterFormProps {
  locale: Locale
  kind: RegistrationKind
  action: string
  idempotencyKey: string
  consent: { processing: string; marketing: string }
  /** What was typed before, where the form comes back. */
  values: RegistrationValues | null
  errors: RegistrationErrors
}

type InputAttributes = React.ComponentPropsWithoutRef<'input'>

/** How each field is typed; everything else about them is in the schema. */
const inputs = {
  clientCode: { inputMode: 'numeric', autoComplete: 'off', maxLength: 20, required: true },
  fullName: { autoComplete: 'name', minLength: formLimits.fullName.min, required: true },
  email: { type: 'email', autoComplete: 'email', minLength: formLimits.email.min, required: true },
  phone: { type: 'tel', autoComplete: 'tel', minLength: formLimits.phone.min, required: true },
  city: { autoComplete: 'address-level2' },
  occupation: { autoComplete: 'organization-title' },
  company: { autoComplete: 'organization' },
  heardFrom: { autoComplete: 'off' },
} as const satisfies Record<Exclude<RegistrationField, 'consent'>, InputAttributes>

const hinted = ['clientCode', 'email', 'phone'] as const

/** Checked by the server, whose messages the browser's own would hide. */
export function RegisterForm({
  locale,
  kind,
  action,
  idempotencyKey,
  consent,
  values,
  errors,
}: RegisterFormProps) {
  const words = registerCopy[locale]
  const messageOf = (field: RegistrationField) => {
    const error = errors[field]
    return error && errorText(locale, field, error)
  }
  return (
    <Form action={action} className="grid max-w-[40rem] gap-6" method="post" noValidate>
      <ErrorSummary
        errors={registrationFields[kind].flatMap((name) => {
          const message = messageOf(name)
          return message ? [{ name, message: `${words.fields[name]}: ${message}` }] : []
        })}
        title={words.summaryTitle}
      />
      <p className="text-soft">{words.requiredNote}</p>
      <input name="kind" type="hidden" value={kindInAddress[kind]} />
      <input name="idempotencyKey" type="hidden" value={values?.idempotencyKey || idempotencyKey} />
      {registrationFields[kind].map((name) => {
        if (name === 'consent') {
          return null
        }
        const input: InputAttributes = inputs[name]
        const hint = hinted.find((field) => field === name)
        return (
          <Field
            key={name}
            error={messageOf(name)}
            hint={hint && words.hints[hint]}
            label={words.fields[name]}
            name={name}
            optionalLabel={input.required ? undefined : words.optional}
          >
            {(attributes) => (
              <input
                type="text"
                {...attributes}
                {...input}
                className="field-box"
                defaultValue={values?.[name]}
              />
            )}
          </Field>
        )
      })}
      <ConsentFields
        consent={consent}
        error={messageOf('consent')}
        isAgreed={values?.consent === consent.processing}
        isMarketingAgreed={values?.marketingConsent ?? false}
        locale={locale}
      />
      <p>
        <SubmitButton>{words.send}</SubmitButton>
      </p>
    </Form>
  )
}
