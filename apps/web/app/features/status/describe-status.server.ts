import { componentNames, impactNames, stateNames } from '@site/contracts/content/incident-names.ts'
import { automaticComponents, type Incident } from '@site/contracts/content/incidents.ts'
import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import { dayBefore } from '@site/finance/days.ts'
import { formatDate, formatNumber, formatPercent } from '#app/i18n/format.ts'
import { formatDateTime, formatTime, formatTimeRange } from '#app/i18n/format-time.ts'
import type { Locale } from '#app/i18n/locales.ts'
import {
  type CheckedState,
  type DayChecks,
  hasEnded,
  isPlanned,
  listComponents,
  listOpen,
  measureShare,
  type StatusSnapshot,
} from '#app/request/service-status.ts'
import { computedCopy } from './computed-copy.server.ts'

export type StatusView = ReturnType<typeof describeStatus>
export type ShownIncident = ReturnType<typeof describeIncident>
export type ShownDays = ReturnType<typeof describeDays>

const shownDays = 90
/** The history without incidents that are open or planned. */
const historyMs = 365 * 24 * 3_600_000

/** What the page shows of a snapshot, in words. */
export function describeStatus(locale: Locale, snapshot: StatusSnapshot, now: Date) {
  const open = listOpen(snapshot, now)
  const describe = (incident: Incident) => describeIncident(locale, incident)
  const past = now.getTime() - historyMs
  return {
    reading: describeReading(locale, snapshot, now),
    isReadable: snapshot.isReadable,
    components: listComponents(snapshot, now).map(({ component, state }) => ({
      component,
      name: componentNames[component][locale],
      tone: state,
      state:
        state === 'unread'
          ? describeLast(locale, snapshot, component, now)
          : computedCopy[locale].states[state],
    })),
    open: open.map(describe),
    planned: snapshot.incidents
      .filter((incident) => isPlanned(incident, now) && !hasEnded(incident, now))
      .map(describe),
    days: automaticComponents.map((component) => describeDays(locale, snapshot.days, component, now)),
    history: snapshot.incidents
      .filter((incident) => hasEnded(incident, now) && Date.parse(incident.from) > past)
      .map(describe),
  }
}

/** The clock alone today, with the date otherwise; always with the zone. */
function formatMoment(locale: Locale, instant: string, now: Date): string {
  return dayInJakarta(new Date(instant)) === dayInJakarta(now)
    ? formatTime(locale, instant)
    : formatDateTime(locale, instant)
}

function describeReading(locale: Locale, { readAt, isReadable }: StatusSnapshot, now: Date): string {
  const words = computedCopy[locale]
  if (readAt === null) return words.neverRead
  const time = formatMoment(locale, readAt, now)
  return isReadable ? words.checked(time) : words.unreadSince(time)
}

function describeLast(locale: Locale, { readAt, states }: StatusSnapshot, name: string, now: Date): string {
  const words = computedCopy[locale]
  const component = automaticComponents.find((candidate) => candidate === name)
  const state = component && states[component]
  return readAt && state
    ? words.lastState(formatMoment(locale, readAt, now), words.states[state])
    : words.states.unread
}

/** A text in the language of the page, or in Indonesian until its English follows. */
const choose = (locale: Locale, text: string, english: string | null) =>
  locale === 'en' && english !== null
    ? { text: english, isForeign: false }
    : { text, isForeign: locale === 'en' }

function describeIncident(locale: Locale, incident: Incident) {
  const { id, impact, components, from, to, updates } = incident
  const words = computedCopy[locale]
  return {
    id,
    ...choose(locale, incident.title, incident.titleEn),
    mark: words.inIndonesian,
    impact: impactNames[impact][locale],
    components: components.map((component) => componentNames[component][locale]).join(', '),
    time: to === null ? words.since(formatDateTime(locale, from)) : formatTimeRange(locale, from, to),
    updates: updates
      .map(({ at, state, text, textEn }) => ({
        at,
        time: formatDateTime(locale, at),
        state: stateNames[state][locale],
        ...choose(locale, text, textEn),
      }))
      .toReversed(),
  }
}

/** The worst state of a day's checks; null: not measured. */
function findWorst(counts: Readonly<Record<CheckedState, number>> | undefined): CheckedState | null {
  if (counts === undefined) return null
  if (counts.down > 0) return 'down'
  return counts.degraded > 0 ? 'degraded' : 'ok'
}

/** To hundredths of a percent: a share with a fault never reads as 100%. */
const roundDown = (share: number) => Math.floor(share * 10_000) / 10_000

function describeDays(
  locale: Locale,
  days: readonly DayChecks[],
  component: (typeof automaticComponents)[number],
  now: Date,
) {
  const words = computedCopy[locale]
  const measured = measureShare(days, component)
  const counts = new Map(days.map((checks) => [checks.day, checks.counts[component]]))
  const shown: string[] = []
  for (let day = dayInJakarta(now); shown.length < shownDays; day = dayBefore(day)) shown.unshift(day)
  return {
    component,
    name: componentNames[component][locale],
    summary:
      measured === null
        ? words.notMeasured
        : words.share(formatPercent(locale, roundDown(measured.share)), formatNumber(locale, measured.days)),
    /** Of each day, oldest first. */
    worst: shown.map((day) => findWorst(counts.get(day))),
    faulty: shown.toReversed().flatMap((day) => {
      const found = counts.get(day)
      if (found === undefined || found.degraded + found.down === 0) return []
      const faults = words.faults(formatNumber(locale, found.degraded), formatNumber(locale, found.down))
      return [{ day, text: `${formatDate(locale, day)}: ${faults}` }]
    }),
  }
}
