import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import type { Holiday } from '@site/contracts/market/holidays.ts'
import {
  hoursOn,
  preOpeningShares,
  type Session,
  sessionAt,
  sessionsOn,
} from '@site/finance/exchange-hours.ts'
import { tradingCalendar } from '@site/finance/trading-calendar.ts'
import { formatDate, formatDateLong } from '#app/i18n/format.ts'
import { formatTime } from '#app/i18n/format-time.ts'
import type { Locale } from '#app/i18n/locales.ts'
import {
  formatClockEnds,
  formatClockSpan,
  formatClockTime,
  secondInJakarta,
} from '#app/market/clock-times.server.ts'
import { localText } from '#app/market/local-text.tsx'
import { computedCopy } from './computed-copy.server.ts'

export type Today = ReturnType<typeof describeToday>
export type ShownHours = NonNullable<ReturnType<typeof shownHours>>

/** The session of this minute in words, with its time; `state` is null while the holidays are unavailable. */
export function describeToday(locale: Locale, holidays: readonly Holiday[] | null, now: Date) {
  const day = dayInJakarta(now)
  const words = computedCopy[locale]
  return {
    day: formatDateLong(locale, day),
    asOf: words.asOf(formatTime(locale, now.toISOString())),
    state: holidays && describeState(locale, holidays, now),
  }
}

interface State {
  readonly headline: string
  readonly notes: readonly string[]
  /** The sessions of an open day; none on other days. */
  readonly sessions: readonly {
    readonly key: string
    readonly name: string
    readonly times: string
    readonly isNow: boolean
  }[]
}

function describeState(locale: Locale, holidays: readonly Holiday[], now: Date): State {
  const [day, time] = [dayInJakarta(now), secondInJakarta(now)]
  const words = computedCopy[locale]
  const calendar = tradingCalendar(holidays.map(({ date }) => date))
  const kind = calendar.classifyDay(day)
  const hours = hoursOn(day)
  if (kind === 'unknown' || hours === null) {
    return {
      headline: `${words.notListed(day.slice(0, 4))}.`,
      notes: [words.unknownYearHint],
      sessions: [],
    }
  }
  const nextDay = calendar.nextTradingDay(day)
  const unknownYear = calendar.unknownYearAfter(day) ?? ''
  const opening = hours.weekdays[0]?.from ?? ''
  const next =
    nextDay === null
      ? words.nextUnknown(words.notListed(unknownYear))
      : words.nextOpening(formatDateLong(locale, nextDay), formatClockTime(locale, opening))
  if (kind !== 'open') {
    const holiday = holidays.find(({ date }) => date === day)
    const name = holiday && localText(locale, holiday.name).text
    return {
      headline: name ? words.closedFor(name) : words.closedWeekend,
      notes: [next],
      sessions: [],
    }
  }
  const { current, next: nextSession, lock } = sessionAt(hours, day, time)
  return {
    headline: formatHeadline(locale, current, nextSession, time < opening),
    notes: [
      ...(lock && time <= lock.to ? [words.lockedUntil(formatClockTime(locale, lock.to))] : []),
      ...(lock && time > lock.to ? [words.noChangeUntil(formatClockTime(locale, lock.noChangeTo))] : []),
      ...(current !== null && nextSession !== null
        ? [words.upNext(words.sessions[nextSession.name], formatClockTime(locale, nextSession.from))]
        : []),
      ...(nextSession === null ? [next] : []),
    ],
    sessions: sessionsOn(hours, day).map((session) => ({
      key: session.name,
      name: words.sessions[session.name],
      times: formatClockSpan(locale, session),
      isNow: session === current,
    })),
  }
}

function formatHeadline(locale: Locale, current: Session | null, next: Session | null, isBefore: boolean) {
  const words = computedCopy[locale]
  if (current !== null)
    return words.inSession(words.sessions[current.name], formatClockTime(locale, current.to))
  if (next === null) return words.over
  const opening = [words.sessions[next.name], formatClockTime(locale, next.from)] as const
  return isBefore ? words.notYet(...opening) : words.inBreak(...opening)
}

/** The timetable in force today, with its source; null before the first known one. */
export function shownHours(locale: Locale, now: Date) {
  const hours = hoursOn(dayInJakarta(now))
  if (hours === null) return null
  const words = computedCopy[locale]
  return {
    since: words.since(formatDate(locale, hours.since), formatDate(locale, hours.checked)),
    source: words.source(hours.source),
    rows: hours.weekdays.map((session, index) => ({
      key: session.name,
      name: words.sessions[session.name],
      about: words.about[session.name],
      weekdays: formatClockSpan(locale, session),
      friday: formatClockSpan(locale, hours.friday[index] ?? session),
    })),
    locks: hours.locks.map(({ session, from, to, noChangeTo }) =>
      words.lock(
        words.sessions[session],
        ...formatClockEnds(locale, { from, to }),
        formatClockTime(locale, noChangeTo),
      ),
    ),
    randomClosing:
      hours.randomClosing && words.randomClosing(...formatClockEnds(locale, hours.randomClosing)),
    preOpeningShares: words.preOpeningShares(formatDate(locale, preOpeningShares.since)),
  }
}
