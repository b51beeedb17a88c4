import { formLimits } from '@site/contracts/content/forms.ts'
import { Form, Link } from 'react-router'
import { SubmitButton } from '#app/design/button.tsx'
import { Choice } from '#app/design/choice.tsx'
import { ErrorSummary, Field } from '#app/design/field.tsx'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { privacyPageSlug } from './consent-text.ts'
import { type ContactError, type ContactField, type ContactValues, contactFields } from './contact-form.ts'
import { copy } from './copy.ts'
import { DomicileField } from './domicile-field.tsx'
import { errorText } from './error-text.ts'

export interface MessageFormProps {
  locale: Locale
  idempotencyKey: string
  consent: { processing: string; marketing: string }
  /** What was typed before, where the form comes back. */
  values: ContactValues | null
  errors: Partial<Record<ContactField, ContactError>>
}

/** Checked by the server, whose messages the browser's own would hide. */
export function MessageForm({ locale, idempotencyKey, consent, values, errors }: MessageFormProps) {
  const words = copy[locale]
  const errorOf = (field: ContactField) => {
    const error = errors[field]
    return error && errorText(locale, field, error)
  }
  const consentError = errorOf('consent')
  return (
    <Form action={pathTo('contactUs', locale)} className="grid max-w-[40rem] gap-6" method="post" noValidate>
      <ErrorSummary
        errors={contactFields.flatMap((name) => {
          const message = errorOf(name)
          return message ? [{ name, message: `${words[name]}: ${message}` }] : []
        })}
        title={words.summaryTitle}
      />
      <p className="text-soft">{words.allRequired}</p>
      <input name="idempotencyKey" type="hidden" value={values?.idempotencyKey || idempotencyKey} />
      <Field error={errorOf('fullName')} label={words.fullName} name="fullName">
        {(attributes) => (
          <input
            {...attributes}
            autoComplete="name"
            className="field-box"
            defaultValue={values?.fullName}
            minLength={formLimits.fullName.min}
            required
            type="text"
          />
        )}
      </Field>
      <Field error={errorOf('email')} label={words.email} name="email">
        {(attributes) => (
          <input
            {...attributes}
            autoComplete="email"
            className="field-box"
            defaultValue={values?.email}
            minLength={formLimits.email.min}
            required
            type="email"
          />
        )}
      </Field>
      <DomicileField error={errorOf('domicile')} locale={locale} value={values?.domicile ?? ''} />
      <Field error={errorOf('phone')} hint={words.phoneHint} label={words.phone} name="phone">
        {(attributes) => (
          <input
            {...attributes}
            autoComplete="tel"
            className="field-box"
            defaultValue={values?.phone}
            minLength={formLimits.phone.min}
            required
            type="tel"
          />
        )}
      </Field>
      <Field
        error={errorOf('message')}
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
            defaultValue={values?.message}
            minLength={formLimits.message.min}
            required
            rows={6}
          />
        )}
      </Field>
      <fieldset className="grid gap-2">
        <legend className="mb-1 font-semibold">{words.consent}</legend>
        <Choice
          defaultChecked={values?.consent === consent.processing}
          errorId={consentError && 'field-consent-error'}
          id="field-consent"
          name="consent"
          required
          type="checkbox"
          value={consent.processing}
        >
          {consent.processing}
        </Choice>
        {consentError ? (
          <p className="text-sm font-semibold text-error" id="field-consent-error">
            {consentError}
          </p>
        ) : null}
        <Choice
          defaultChecked={values?.marketingConsent ?? false}
          name="marketingConsent"
          type="checkbox"
          value="agreed"
        >
          {consent.marketing}
        </Choice>
        <p className="text-sm">
          <Link className="text-link" to={pathTo('staticPage', locale, { '*': privacyPageSlug[locale] })}>
            {words.privacyPolicy}
          </Link>
        </p>
      </fieldset>
      <p>
        <SubmitButton>{words.send}</SubmitButton>
      </p>
    </Form>
  )
}
