import { type EventWithStatus, seatsLeft } from '#app/content/event-status.ts'
import { DateBlock } from '#app/design/date-block.tsx'
import { formatNumber } from '#app/i18n/format.ts'
import { formatTimeRange } from '#app/i18n/format-time.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from './copy.ts'

export function EventRow({ event, locale }: { event: EventWithStatus; locale: Locale }) {
  const words = copy[locale]
  const { slug, title, summary, startsAt, endsAt, mode, venue, status } = event
  const left = seatsLeft(event)
  return (
    <li className="flex gap-5 border-t border-line py-5">
      <DateBlock date={startsAt} locale={locale} />
      <div className="min-w-0">
        <h3 className="text-lg">
          <a className="hover:text-action" href={pathTo('eventDetail', locale, { slug })}>
            {title}
          </a>
        </h3>
        <p className="mt-1 text-soft">{summary}</p>
        <p className="mt-2 text-sm text-soft">
          {`${formatTimeRange(locale, startsAt, endsAt)} · ${mode === 'online' ? words.online : venue} · ${
            left > 0
              ? words.seatsLeft(formatNumber(locale, left))
              : status === 'waitingList'
                ? words.waitingList
                : words.full
          }`}
        </p>
      </div>
    </li>
  )
}
