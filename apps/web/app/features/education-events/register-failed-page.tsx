import type { EventSummary } from '@site/contracts/content/education.ts'
import type { EventStatus } from '#app/content/event-status.ts'
import { ButtonLink } from '#app/design/button.tsx'
import { Notice } from '#app/design/notice.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { closedReason, findReturn } from './closed-reason.ts'
import { copy } from './copy.ts'
import { EventSummaryFacts } from './event-summary-facts.tsx'
import { registerOutcomeCopy } from './register-outcome-copy.ts'

interface RegisterFailedPageProps {
  locale: Locale
  event: EventSummary
  reason: 'full' | 'closed'
  status: EventStatus
}

export function RegisterFailedPage({ locale, event, reason, status }: RegisterFailedPageProps) {
  const words = registerOutcomeCopy[locale]
  const { slug, title } = event
  // The current status with its date, if it is more specific than the reason in the URL.
  const closedText =
    reason === 'full' ? findReturn(locale, status, event) : closedReason(locale, status, event)
  return (
    <div className="wrap pb-16">
      <PageHeading
        lead={words.failedLead(title)}
        names={{ eventDetail: title }}
        page="eventRegisterFailed"
        title={words.failedTitle}
      />
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-6 self-start">
          <Notice title={words.failedReasonTitle} tone="error">
            <p>{words.failedReasons[reason]}</p>
            {closedText ? <p>{closedText}</p> : null}
          </Notice>
          <p>{words.failedNothingKept}</p>
          <p className="flex flex-wrap items-center gap-x-6 gap-y-4">
            {status === 'open' || status === 'waitingList' ? (
              <ButtonLink to={pathTo('eventRegister', locale, { slug })}>
                {status === 'open' ? words.tryAgain : copy[locale].joinWaitingList}
              </ButtonLink>
            ) : (
              <ButtonLink to={pathTo('events', locale)}>{copy[locale].backToEvents}</ButtonLink>
            )}
            <a className="text-link" href={pathTo('eventDetail', locale, { slug })}>
              {copy[locale].backToEvent}
            </a>
          </p>
        </div>
        <aside aria-label={copy[locale].facts} className="min-w-0 self-start">
          <EventSummaryFacts event={event} locale={locale} />
        </aside>
      </div>
    </div>
  )
}
