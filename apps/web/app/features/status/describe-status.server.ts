import { componentNames, impactNames, stateNames } from '@site/contracts/content/incident-names.ts'
import { automaticComponents, type Incident } from '@site/contracts/content/incidents.ts'
import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import { dayBefore } from '@site/finance/days.ts'
import { formatDate, formatNumber, formatPercent } from '#app/i18n/format.ts'
import { formatDateTime, formatTime, formatTimeRange } from '#app/i18n/format-time.ts'
import type { Locale } from '#app/i18n/locales.ts'
import {
  type CheckedState,
  chooseText,
  type DayChecks,
  findEnd,
  indonesianMark,
  listComponents,
  listHistory,
  listOpen,
  listPlanned,
  maxReadingAgeMs,
  measureShare,
  type StatusSnapshot,
} from '#app/request/service-status.ts'
import { computedCopy } from './computed-copy.server.ts'

export type StatusView = ReturnType<typeof describeStatus>
export type ShownIncident = ReturnType<typeof describeIncident>
export type ShownDays = ReturnType<typeof describeDays>

const shownDays = 90

/** What the page shows of a snapshot, in words. */
export function describeStatus(locale: Locale, snapshot: StatusSnapshot, now: Date) {
  const describe = (incident: Incident) => describeIncident(locale, incident)
  return {
    reading: describeReading(locale, snapshot, now),
    reports: describeReports(locale, snapshot, now),
    hasReports: snapshot.incidentsReadAt !== null,
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
    open: listOpen(snapshot, now).map(describe),
    planned: listPlanned(snapshot, now).map(describe),
    days: automaticComponents.map((component) => describeDays(locale, snapshot.days, component, now)),
    history: listHistory(snapshot, now).map(describe),
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

/** What a visitor has to know about the age of the incidents; null while they are recent. */
function describeReports(locale: Locale, { incidentsReadAt }: StatusSnapshot, now: Date): string | null {
  const words = computedCopy[locale]
  if (incidentsReadAt === null) return words.reportsUnread
  const isRecent = now.getTime() - Date.parse(incidentsReadAt) <= maxReadingAgeMs
  return isRecent ? null : words.reportsRead(formatMoment(locale, incidentsReadAt, now))
}

function describeLast(locale: Locale, { readAt, states }: StatusSnapshot, name: string, now: Date): string {
  const words = computedCopy[locale]
  const component = automaticComponents.find((candidate) => candidate === name)
  const state = component && states[component]
  return readAt && state
    ? words.lastState(formatMoment(locale, readAt, now), words.states[state])
    : words.states.unread
}

function describeIncident(locale: Locale, incident: Incident) {
  const { id, impact, components, from, updates } = incident
  const end = findEnd(incident)
  return {
    id,
    ...chooseText(locale, incident.title, incident.titleEn),
    mark: indonesianMark,
    impact: impactNames[impact][locale],
    components: components.map((component) => componentNames[component][locale]).join(', '),
    time:
      end === null
        ? computedCopy[locale].since(formatDateTime(locale, from))
        : formatTimeRange(locale, from, end),
    updates: updates
      .map(({ at, state, text, textEn }) => ({
        at,
        time: formatDateTime(locale, at),
        state: stateNames[state][locale],
        ...chooseText(locale, text, textEn),
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
      const format = (count: number) => formatNumber(locale, count)
      const all = found.ok + found.degraded + found.down
      const faults = words.faults(format(all), format(found.degraded), format(found.down))
      return [{ day, text: `${formatDate(locale, day)}: ${faults}` }]
    }),
  }
}
