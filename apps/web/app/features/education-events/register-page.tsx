import type { EventSummary } from '@site/contracts/content/education.ts'
import type { EventStatus } from '#app/content/event-status.ts'
import { Notice } from '#app/design/notice.tsx'
import type { ConsentTexts } from '#app/forms/consent.ts'
import type { FormCheck } from '#app/forms/form-check.ts'
import { SubmitError } from '#app/forms/submit-error.tsx'
import type { PageHead } from '#app/head/page-head-data.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { CancelPart } from './cancel-part.tsx'
import { closedReason } from './closed-reason.ts'
import { ConfirmPart } from './confirm-part.tsx'
import { copy } from './copy.ts'
import { EventSummaryFacts } from './event-summary-facts.tsx'
import { registerCopy } from './register-copy.ts'
import { RegisterForm } from './register-form.tsx'
import { kindInUrl, type RegistrationKind } from './registration-form.ts'
import type { ReturnedRegistration } from './send-registration.server.ts'
import type { TicketError, Ticketed } from './ticketed.ts'

interface RegisterPageProps {
  head: PageHead
  locale: Locale
  slug: string
  /** null: the CMS is unavailable. */
  event: EventSummary | null
  status: EventStatus | null
  /** The choice in the URL; null without one. */
  kind: RegistrationKind | null
  consent: ConsentTexts
  /** The registration of the ticket in the URL; null for a URL without a ticket. */
  ticketed: Ticketed | null
  check: FormCheck
  /** The action data of a form that is shown again. */
  returned: ReturnedRegistration | TicketError | null
  phone: string
  whatsapp: string
  email: string
}

export function RegisterPage(props: RegisterPageProps) {
  const { head, locale, slug, event, ticketed, returned } = props
  const ticketError = returned?.kind === 'ticketError' ? returned : null
  const words = copy[locale]
  return (
    <div className="wrap pb-16">
      <PageHeading
        page="eventRegister"
        title={head.title}
        {...(event ? { lead: event.summary, names: { eventDetail: event.title } } : {})}
      />
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          {ticketed === null ? (
            <RegisterPart {...props} returned={returned?.kind === 'form' ? returned : null} />
          ) : ticketed.purpose === 'confirm' ? (
            <ConfirmPart {...props} ticketed={ticketed} ticketError={ticketError} />
          ) : (
            <CancelPart {...props} ticketed={ticketed} ticketError={ticketError} />
          )}
        </div>
        <aside aria-label={words.facts} className="grid min-w-0 gap-4 self-start">
          {event ? <EventSummaryFacts event={event} locale={locale} /> : null}
          <p>
            <a className="text-link" href={pathTo('eventDetail', locale, { slug })}>
              {words.backToEvent}
            </a>
          </p>
        </aside>
      </div>
    </div>
  )
}

interface RegisterPartProps extends Omit<RegisterPageProps, 'returned'> {
  /** The submitted form, if it is shown again. */
  returned: ReturnedRegistration | null
}

/** The form, or why there is none. A returned form is always shown, even if registration has closed since. */
function RegisterPart(props: RegisterPartProps) {
  const { locale, slug, event, status, kind, returned, consent, check } = props
  const words = registerCopy[locale]
  if (returned === null && (event === null || status === null)) {
    return (
      <Notice role="alert" title={words.eventUnavailableTitle} tone="error">
        <p>{words.eventUnavailableText}</p>
      </Notice>
    )
  }
  const reason = event && status && closedReason(locale, status, event)
  if (returned === null && reason !== null) {
    return (
      <Notice title={words.notOpenTitle}>
        <p>{reason}</p>
        <p className="mt-2">
          <a className="font-semibold underline underline-offset-4" href={pathTo('events', locale)}>
            {copy[locale].backToEvents}
          </a>
        </p>
      </Notice>
    )
  }
  return (
    <div className="grid gap-8">
      {status === 'waitingList' ? (
        <Notice title={copy[locale].statuses.waitingList}>
          <p>{words.waitingListText}</p>
        </Notice>
      ) : null}
      {returned?.submitError ? (
        <SubmitError
          email={props.email}
          locale={locale}
          phone={props.phone}
          reason={returned.submitError}
          title={words.notSentTitle}
          whatsapp={props.whatsapp}
        />
      ) : null}
      <RegisterForm
        // Another key for each URL, so that React does not reuse the choice.
        key={kind}
        action={pathTo('eventRegister', locale, { slug }, { kind: kind && kindInUrl[kind] })}
        consent={consent}
        errors={returned?.errors ?? {}}
        check={check}
        isWaitingList={status === 'waitingList'}
        returnedCheck={returned?.check ?? null}
        kind={returned?.values.kind ?? kind ?? 'nonClient'}
        locale={locale}
        values={returned?.values ?? null}
      />
    </div>
  )
}
