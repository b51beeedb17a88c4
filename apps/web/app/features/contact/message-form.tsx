import { formLimits } from '@site/contracts/content/forms.ts'
import { ErrorSummary } from '#app/design/error-summary.tsx'
import { Field } from '#app/design/field.tsx'
import type { ConsentTexts } from '#app/forms/consent.ts'
import { ConsentFields } from '#app/forms/consent-fields.tsx'
import { formCopy } from '#app/forms/copy.ts'
import type { FormCheck } from '#app/forms/form-check.ts'
import { CheckedForm } from '#app/forms/human-check/checked-form.tsx'
import { personInputs, typedErrors } from '#app/forms/person-fields.ts'
import { TextField } from '#app/forms/text-field.tsx'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import {
  type ContactErrors,
  type ContactField,
  type ContactValues,
  contactFields,
  type Subjects,
} from './contact-form.ts'
import { copy } from './copy.ts'
import { DomicileField } from './domicile-field.tsx'
import { errorText } from './error-text.ts'
import { SubjectField } from './subject-field.tsx'

export interface MessageFormProps {
  locale: Locale
  check: FormCheck
  returnedCheck: FormCheck | null
  /** If empty, the form has no subject field. */
  subjects: Subjects
  consent: ConsentTexts
  /** The posted values, if the form is shown again. */
  values: ContactValues | null
  errors: ContactErrors
}

export function MessageForm({
  locale,
  check,
  returnedCheck,
  subjects,
  consent,
  values,
  errors,
}: MessageFormProps) {
  const words = { ...formCopy[locale], ...copy[locale] }
  const formatError = (field: ContactField) => {
    const error = errors[field]
    return error && errorText(locale, field, error)
  }
  return (
    <CheckedForm
      action={pathTo('contactUs', locale)}
      check={check}
      locale={locale}
      returnedCheck={returnedCheck}
      send={words.send}
    >
      <ErrorSummary
        response={errors}
        errors={contactFields.flatMap((name) => {
          const message = formatError(name)
          return message ? [{ name, message: `${words[name]}: ${message}` }] : []
        })}
        title={words.summaryTitle}
      />
      <p className="text-soft">{words.requiredNote}</p>
      <PersonFields errors={errors} locale={locale} values={values} />
      {subjects.length > 0 ? (
        <SubjectField
          error={formatError('subject')}
          locale={locale}
          subjects={subjects}
          value={values?.subject ?? ''}
        />
      ) : null}
      <MessageField error={formatError('message')} locale={locale} value={values?.message} />
      <ConsentFields
        consent={consent}
        errors={{ consent: formatError('consent'), marketingConsent: formatError('marketingConsent') }}
        locale={locale}
        values={values}
      />
    </CheckedForm>
  )
}

function PersonFields({ locale, values, errors }: Pick<MessageFormProps, 'locale' | 'values' | 'errors'>) {
  const words = { ...formCopy[locale], ...copy[locale] }
  const formatError = (field: ContactField) => {
    const error = errors[field]
    return error && errorText(locale, field, error)
  }
  const typedError = (field: keyof typeof typedErrors) => (text: string) => {
    const error = typedErrors[field](text)
    return error && errorText(locale, field, error)
  }
  return (
    <>
      <TextField
        error={formatError('fullName')}
        input={personInputs.fullName}
        label={words.fullName}
        name="fullName"
        value={values?.fullName}
      />
      <TextField
        check={typedError('email')}
        error={formatError('email')}
        input={personInputs.email}
        label={words.email}
        name="email"
        value={values?.email}
      />
      <DomicileField error={formatError('domicile')} locale={locale} value={values?.domicile ?? ''} />
      <TextField
        check={typedError('phone')}
        error={formatError('phone')}
        hint={words.phoneHint}
        input={personInputs.phone}
        label={words.phone}
        name="phone"
        value={values?.phone}
      />
    </>
  )
}

interface MessageFieldProps {
  locale: Locale
  error: string | undefined
  value: string | undefined
}

function MessageField({ locale, error, value }: MessageFieldProps) {
  const words = copy[locale]
  return (
    <Field
      error={error}
      hint={words.messageHint(
        formatNumber(locale, formLimits.message.min),
        formatNumber(locale, formLimits.message.max),
      )}
      label={words.message}
      name="message"
    >
      {(attributes) => (
        <textarea
          {...attributes}
          className="field-box"
          defaultValue={value}
          minLength={formLimits.message.min}
          required
          rows={6}
        />
      )}
    </Field>
  )
}
