import { plainCode } from '@site/contracts/typed-text.ts'
import { ErrorSummary } from '#app/design/error-summary.tsx'
import type { ConsentTexts } from '#app/forms/consent.ts'
import { ConsentFields } from '#app/forms/consent-fields.tsx'
import { formCopy } from '#app/forms/copy.ts'
import type { FormCheck } from '#app/forms/form-check.ts'
import { CheckedForm } from '#app/forms/human-check/checked-form.tsx'
import { personInputs, typedErrors } from '#app/forms/person-fields.ts'
import { TextField } from '#app/forms/text-field.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { errorText } from './error-text.ts'
import { KindField } from './kind-field.tsx'
import { registerCopy } from './register-copy.ts'
import {
  listFields,
  type RegistrationError,
  type RegistrationErrors,
  type RegistrationField,
  type RegistrationKind,
  type RegistrationValues,
  type TypedField,
} from './registration-form.ts'

interface RegisterFormProps {
  locale: Locale
  kind: RegistrationKind
  action: string
  check: FormCheck
  returnedCheck: FormCheck | null
  isWaitingList: boolean
  consent: ConsentTexts
  /** The posted values, if the form is shown again. */
  values: RegistrationValues | null
  errors: RegistrationErrors
}

type InputAttributes = React.ComponentPropsWithoutRef<'input'>

/** Input attributes of each field; validation is in the schema. */
const inputs = {
  clientCode: { inputMode: 'numeric', autoComplete: 'off', maxLength: 20, required: true },
  ...personInputs,
  city: { autoComplete: 'address-level2' },
  occupation: { autoComplete: 'organization-title' },
  company: { autoComplete: 'organization' },
  heardFrom: { autoComplete: 'off' },
} as const satisfies Record<TypedField, InputAttributes>

const fields: readonly RegistrationField[] = ['clientCode', ...listFields('nonClient', false)]
const typedFields = fields.filter((name) => name !== 'consent' && name !== 'marketingConsent')

/** The kind whose form has a field; undefined if both have it. */
function kindOfField(name: RegistrationField, asksEmail: boolean): RegistrationKind | undefined {
  if (name === 'clientCode') {
    return 'client'
  }
  return name === 'email' && asksEmail ? undefined : 'nonClient'
}

export function RegisterForm({
  locale,
  kind,
  action,
  check,
  returnedCheck,
  isWaitingList,
  consent,
  values,
  errors,
}: RegisterFormProps) {
  const words = registerCopy[locale]
  const shared = formCopy[locale]
  const labels = { ...shared, ...words.fields }
  const asksEmail = values?.asksEmail ?? false
  const hints: Partial<Record<RegistrationField, React.ReactNode>> = {
    phone: shared.phoneHint,
    ...words.hints,
    email: asksEmail ? (
      <>
        <span data-kind="client">{words.clientEmailHint}</span>
        <span data-kind="nonClient">{words.hints.email}</span>
      </>
    ) : (
      words.hints.email
    ),
  }
  const formatError = (field: RegistrationField) => {
    const error = errors[field]
    return error && errorText(locale, field, error)
  }
  const typedError = (field: TypedField) => {
    const check = typedCheck(field)
    return (
      check &&
      ((text: string) => {
        const error = check(text)
        return error && errorText(locale, field, error)
      })
    )
  }
  return (
    <div className="kinds-of-fields">
      <CheckedForm
        action={action}
        check={check}
        locale={locale}
        returnedCheck={returnedCheck}
        send={isWaitingList ? words.sendToWaitingList : words.send}
      >
        <ErrorSummary
          response={errors}
          errors={listFields(kind, asksEmail).flatMap((name) => {
            const message = formatError(name)
            return message ? [{ name, message: `${labels[name]}: ${message}` }] : []
          })}
          title={shared.summaryTitle}
        />
        <KindField kind={kind} locale={locale} />
        <p className="text-soft">{shared.requiredNote}</p>
        {asksEmail ? <input name="asksEmail" type="hidden" value="1" /> : null}
        {typedFields.map((name) => {
          const input: InputAttributes = inputs[name]
          return (
            <div key={name} data-kind={kindOfField(name, asksEmail)}>
              <TextField
                check={typedError(name)}
                error={formatError(name)}
                hint={hints[name]}
                input={input}
                label={labels[name]}
                name={name}
                optionalLabel={input.required ? undefined : words.optional}
                value={values?.[name]}
              />
            </div>
          )
        })}
        <ConsentFields
          consent={consent}
          errors={{ consent: formatError('consent'), marketingConsent: formatError('marketingConsent') }}
          locale={locale}
          values={values}
        />
      </CheckedForm>
    </div>
  )
}

function typedCheck(field: RegistrationField): ((text: string) => RegistrationError | null) | undefined {
  if (field === 'clientCode') {
    return (text) => (/^\d+$/.test(plainCode(text)) ? null : 'numbers')
  }
  return field === 'email' || field === 'phone' ? typedErrors[field] : undefined
}
