import type { EventWithStatus } from '#app/content/event-status.ts'
import { DateBlock } from '#app/design/date-block.tsx'
import { Picture } from '#app/design/picture.tsx'
import { formatTimeRange } from '#app/i18n/format-time.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from './copy.ts'
import { SeatsBar } from './seats-bar.tsx'
import { StatusBadge } from './status-badge.tsx'

export function EventRow({
  event,
  locale,
  headingLevel,
}: {
  event: EventWithStatus
  locale: Locale
  headingLevel: 2 | 3
}) {
  const words = copy[locale]
  const { slug, title, summary, cover, startsAt, endsAt, mode, venue, status } = event
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <li className="flex gap-5 border-t border-line py-6 sm:gap-8">
      <DateBlock date={startsAt} locale={locale} />
      <div className="min-w-0 flex-1">
        <Heading className="text-lg">
          <a className="hover:text-action" href={pathTo('eventDetail', locale, { slug })}>
            {title}
          </a>
        </Heading>
        <p className="mt-1 max-w-[60ch] text-soft">{summary}</p>
        <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-soft">
          <StatusBadge locale={locale} status={status} />
          <span>{formatTimeRange(locale, startsAt, endsAt)}</span>
          <span>{mode === 'online' ? words.mode.online : `${words.mode.place}, ${venue}`}</span>
        </p>
        {status === 'past' || status === 'canceled' ? null : (
          <p className="mt-2 text-sm text-soft">
            <SeatsBar event={event} locale={locale} />
          </p>
        )}
      </div>
      {cover ? (
        <Picture
          className="hidden h-28 w-44 shrink-0 rounded-card object-cover md:block"
          picture={{ ...cover, alt: '' }}
          sizes="11rem"
        />
      ) : null}
    </li>
  )
}
