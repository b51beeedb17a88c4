import type { EventSummary } from '@site/contracts/content/education.ts'
import { Section } from '#app/design/section.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { EventSlip } from './event-slip.tsx'
import { registerOutcomeCopy } from './register-outcome-copy.ts'
import { UntakenSeat } from './unknown-outcome-page.tsx'

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
  const { title, mode } = event
  const steps = {
    success: [words.confirmationMail, ...words.nextSteps[mode]],
    waiting: words.waitingSteps,
    held: words.heldSteps,
  }[state]
  return (
    <div className="wrap pb-16">
      <PageHeading
        lead={words[`${state}Lead`](title)}
        names={{ eventDetail: title }}
        page="eventRegisterSuccess"
        title={words[`${state}Title`]}
      />
      {state === 'success' ? <EventSlip event={event} locale={locale} /> : null}
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Section title={words.nextTitle}>
          <ol className="grid max-w-[60ch] list-decimal gap-3 ps-6">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          {state === 'held' ? <p className="mt-6 max-w-[60ch]">{words.heldReason}</p> : null}
        </Section>
        {state === 'success' ? null : <UntakenSeat event={event} locale={locale} />}
      </div>
    </div>
  )
}
