import type { SubscriptionList } from '@site/contracts/content/subscription-names.ts'
import { ErrorSummary } from '#app/design/error-summary.tsx'
import { Icon } from '#app/design/icon.tsx'
import { Notice } from '#app/design/notice.tsx'
import { useResponseFocus } from '#app/design/use-response-focus.ts'
import { formCopy } from '#app/forms/copy.ts'
import type { FormCheck } from '#app/forms/form-check.ts'
import { CheckedForm } from '#app/forms/human-check/checked-form.tsx'
import { personInputs, typedErrors } from '#app/forms/person-fields.ts'
import { SubmitError } from '#app/forms/submit-error.tsx'
import type { SubmitErrorReason } from '#app/forms/submit-error-reason.ts'
import { TextField } from '#app/forms/text-field.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { Slip } from '#app/page-parts/slip.tsx'
import { ChoiceFields, type EventChoice } from './choice-fields.tsx'
import { copy } from './copy.ts'
import { listMessages } from './list-messages.ts'
import type { FieldError, SubscriptionValues } from './subscription-values.ts'

interface SubscriptionPageProps {
  locale: Locale
  legalName: string
  check: FormCheck
  returnedCheck: FormCheck | null
  firstList: SubscriptionList | null
  events: readonly EventChoice[]
  /** The posted values, or those of the link that led here. */
  values: SubscriptionValues
  errors: readonly FieldError[]
  isSent: boolean
  /** Whether the address was typed on another page, and nothing was sent yet. */
  isContinued: boolean
  /** Why the last request was not delivered; null if there was no failure. */
  submitError: SubmitErrorReason | null
  phone: string
  whatsapp: string
  email: string
}

export function SubscriptionPage(props: SubscriptionPageProps) {
  const { locale, isSent, submitError, phone, whatsapp, email } = props
  const words = copy[locale]
  return (
    <div className="wrap pb-16">
      <PageHeading lead={words.lead} page="subscription" title={words.title} />
      {submitError ? (
        <SubmitError
          email={email}
          locale={locale}
          phone={phone}
          reason={submitError}
          title={words.notSentTitle}
          whatsapp={whatsapp}
        />
      ) : null}
      {isSent ? <Sent locale={locale} /> : <SubscriptionForm {...props} />}
    </div>
  )
}

function SubscriptionForm({
  locale,
  legalName,
  check,
  returnedCheck,
  firstList,
  events,
  values,
  errors,
  isContinued,
}: SubscriptionPageProps) {
  const words = formCopy[locale]
  const typedError = (text: string) => {
    const error = typedErrors.email(text)
    return error && words.errors[error]
  }
  return (
    <CheckedForm
      // A returned form offers the same event.
      action={pathTo('subscription', locale, undefined, { list: firstList, event: events[0]?.slug })}
      check={check}
      locale={locale}
      returnedCheck={returnedCheck}
      send={copy[locale].send}
    >
      {isContinued && errors.length === 0 ? (
        <Notice>
          <p>{copy[locale].nextStep}</p>
        </Notice>
      ) : null}
      <ErrorSummary errors={listMessages(errors)} response={errors} title={words.summaryTitle} />
      <ChoiceFields
        errors={errors}
        events={events}
        firstList={firstList}
        legalName={legalName}
        locale={locale}
        values={values}
      />
      <TextField
        check={typedError}
        error={errors.find(({ name }) => name === 'email')?.message}
        input={personInputs.email}
        label={words.email}
        name="email"
        value={values.email}
      />
    </CheckedForm>
  )
}

/** The same for every address. Takes the focus, because the focused form is gone. */
function Sent({ locale }: { locale: Locale }) {
  const { sentTitle, sentText, another } = copy[locale]
  return (
    <div ref={useResponseFocus<HTMLDivElement>('sent')} tabIndex={-1}>
      <Slip figure={<Icon name="check" />}>
        <div role="status">
          <p className="text-lg font-bold">{sentTitle}</p>
          <p className="mt-1">{sentText}</p>
        </div>
        <p className="mt-4">
          <a className="text-link" href={pathTo('subscription', locale)}>
            {another}
          </a>
        </p>
      </Slip>
    </div>
  )
}
