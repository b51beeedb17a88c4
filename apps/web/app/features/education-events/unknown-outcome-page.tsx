import type { EventSummary } from '@site/contracts/content/education.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { copy } from './copy.ts'
import { EventLinks } from './event-slip.tsx'
import { EventSummaryFacts } from './event-summary-facts.tsx'
import { registerOutcomeCopy } from './register-outcome-copy.ts'

/** The page after a registration, opened without the receipt of one: it states nothing that it cannot know. */
export function UnknownOutcomePage({
  locale,
  event,
  page,
}: {
  locale: Locale
  event: EventSummary
  page: 'eventRegisterSuccess' | 'eventRegisterFailed'
}) {
  const words = registerOutcomeCopy[locale]
  const { title } = event
  return (
    <div className="wrap pb-16">
      <PageHeading
        lead={words.unknownLead(title)}
        names={{ eventDetail: title }}
        page={page}
        title={words.unknownTitle}
      />
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <p className="max-w-[60ch]">{words.unknownHelp}</p>
        <UntakenSeat event={event} locale={locale} />
      </div>
    </div>
  )
}

/** Where a seat is not taken yet, its date is a fact of the event, not a ticket. */
export function UntakenSeat({ event, locale }: { event: EventSummary; locale: Locale }) {
  const words = copy[locale]
  return (
    <aside aria-label={words.facts} className="grid min-w-0 gap-4 self-start lg:mt-10">
      <EventSummaryFacts event={event} locale={locale} />
      <EventLinks locale={locale} slug={event.slug} />
    </aside>
  )
}
