import type { EventSummary } from '@site/contracts/content/education.ts'
import { ButtonLink } from '#app/design/button.tsx'
import { Icon } from '#app/design/icon.tsx'
import { Section } from '#app/design/section.tsx'
import { eventCalendarPath } from '#app/i18n/endpoints/event-file.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { copy } from './copy.ts'
import { EventSummaryFacts } from './event-summary-facts.tsx'
import { registerOutcomeCopy } from './register-outcome-copy.ts'

/** `held`: the place must be confirmed by email. */
export type RegisteredState = 'success' | 'waiting' | 'held'

/** Confirms a registration, a place on the waiting list or a held one, with the next steps. */
export function RegisterSuccessPage({
  locale,
  event,
  state,
}: {
  locale: Locale
  event: EventSummary
  state: RegisteredState
}) {
  const words = registerOutcomeCopy[locale]
  const { slug, title, mode } = event
  const steps = {
    success: [words.confirmationMail, ...words.nextSteps[mode]],
    waiting: words.waitingSteps,
    held: words.heldSteps,
  }[state]
  return (
    <div className="wrap pb-16">
      <PageHeading
        lead={words[`${state}Lead`](title)}
        names={{ eduvestDetail: title }}
        page="eduvestRegisterSuccess"
        title={words[`${state}Title`]}
      />
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Section title={words.nextTitle}>
          <ol className="grid max-w-[60ch] list-decimal gap-3 ps-6">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          {state === 'held' ? <p className="mt-6 max-w-[60ch]">{words.heldReason}</p> : null}
          {state === 'success' ? (
            <p className="mt-6">
              <a className="download-link" download href={eventCalendarPath(locale, slug)}>
                <Icon name="calendar" />
                <span className="download-name">{copy[locale].toCalendar}</span>
              </a>
            </p>
          ) : null}
          <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
            <ButtonLink to={pathTo('eduvestDetail', locale, { slug })}>{copy[locale].backToEvent}</ButtonLink>
            <a className="text-link" href={pathTo('eduvest', locale)}>
              {copy[locale].backToEvents}
            </a>
          </p>
        </Section>
        <aside aria-label={copy[locale].facts} className="min-w-0 self-start lg:mt-10">
          <EventSummaryFacts event={event} locale={locale} />
        </aside>
      </div>
    </div>
  )
}
