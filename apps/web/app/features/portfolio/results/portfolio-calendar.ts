import { brand } from '@site/brand/names.ts'
import { stableUid } from '@site/contracts/stable-ids.ts'
import { dayAfter } from '@site/finance/days.ts'
import { icalDay, icalFile, icalInstant, icalText } from '@site/operations/icalendar.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { compareDays } from '../files/compare-days.ts'
import type { FoundHolding } from './check-up.ts'

const id = { cum: 'Cum dividen', payment: 'Pembayaran dividen', meeting: 'RUPS' }
const en: typeof id = { cum: 'Cum dividend', payment: 'Dividend payment', meeting: 'General meeting' }
const copy = { id, en }

interface CalendarDay {
  readonly uid: string
  readonly name: keyof typeof id
  readonly ticker: string
  readonly day: string
}

/**
 * The days from `today` on of what is held, made in the browser: no request tells which shares these are. null: there
 * are none.
 */
export function writePortfolioCalendar(
  locale: Locale,
  found: readonly FoundHolding[],
  today: string,
): string | null {
  const days = found
    .flatMap(listDays)
    .filter(({ day }) => day >= today)
    .toSorted((one, other) => compareDays(one.day, other.day))
  if (days.length === 0) return null
  return icalFile(`-//${icalText(brand.appName)}//${locale.toUpperCase()}`, [
    'CALSCALE:GREGORIAN',
    ...days.flatMap(({ uid, name, ticker, day }) => [
      'BEGIN:VEVENT',
      `UID:${stableUid(`portfolio-${uid}-${name}`)}`,
      `DTSTAMP:${icalInstant(`${today}T00:00+07:00`)}`,
      `DTSTART;VALUE=DATE:${icalDay(day)}`,
      `DTEND;VALUE=DATE:${icalDay(dayAfter(day))}`,
      `SUMMARY:${icalText(`${copy[locale][name]} ${ticker}`)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
  ])
}

const jakartaOffset = 7 * 60 * 60 * 1000

function listDays({ share }: FoundHolding): CalendarDay[] {
  if (share === null) return []
  const { ticker, dividends, meetings } = share
  return [
    ...dividends.flatMap(({ id: uid, cumDate, paymentDate }) => [
      ...(cumDate === null ? [] : [{ uid, name: 'cum' as const, ticker, day: cumDate }]),
      ...(paymentDate === null ? [] : [{ uid, name: 'payment' as const, ticker, day: paymentDate }]),
    ]),
    ...meetings.map(({ id: uid, at }) => ({
      uid,
      name: 'meeting' as const,
      ticker,
      day: new Date(Date.parse(at) + jakartaOffset).toISOString().slice(0, 10),
    })),
  ]
}
