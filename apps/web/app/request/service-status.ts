import {
  type AutomaticComponent,
  automaticComponents,
  type Impact,
  type Incident,
  type StatusComponent,
  statusComponents,
} from '@site/contracts/content/incidents.ts'
import type { Locale } from '#app/i18n/locales.ts'

/** A reading older than this is not the present state. */
export const maxReadingAgeMs = 3 * 60_000
const historyMs = 365 * 24 * 3_600_000

/** Beside a text that an English page shows in Indonesian. */
export const indonesianMark = 'In Indonesian'

export type CheckedState = 'ok' | 'degraded' | 'down'

/** What one check found; null: the component could not be checked. */
export type CheckedStates = Readonly<Record<AutomaticComponent, CheckedState | null>>

/** How many checks of a day in Jakarta found each state. */
export interface DayChecks {
  readonly day: string
  readonly counts: Readonly<Partial<Record<AutomaticComponent, Readonly<Record<CheckedState, number>>>>>
}

/** What a web node knows about the service without a request: the results of its own checks, and the stored incidents. */
export interface StatusSnapshot {
  /** When a service last answered a check; null: never. */
  readonly readAt: string | null
  /** Whether the last check is recent and a service answered it. */
  readonly isReadable: boolean
  /** The states of `readAt`. */
  readonly states: CheckedStates
  /** The oldest first. */
  readonly days: readonly DayChecks[]
  readonly incidents: readonly Incident[]
  /** When `incidents` were last read; null: never. */
  readonly incidentsReadAt: string | null
  /** From the emergency file of the node, before all other incidents. */
  readonly emergency: Incident | null
}

/** Without checks, for development. */
export const unknownStatus: StatusSnapshot = {
  readAt: null,
  isReadable: false,
  states: { website: null, forms: null, marketData: null, search: null },
  days: [],
  incidents: [],
  incidentsReadAt: null,
  emergency: null,
}

type Dated = Pick<Incident, 'impact' | 'from' | 'to' | 'updates'>

/** Whether an incident has ended: only maintenance ends without a resolved update. */
function hasEnded({ impact, to, updates }: Dated, now: Date): boolean {
  if (updates.at(-1)?.state === 'resolved') return true
  return impact === 'planned' && to !== null && Date.parse(to) <= now.getTime()
}

function isPlanned({ impact, from }: Dated, now: Date): boolean {
  return impact === 'planned' && Date.parse(from) > now.getTime()
}

/** When an incident ended, or is planned to end; null: not known. Canceled maintenance keeps its planned end. */
export function findEnd({ impact, from, to, updates }: Dated): string | null {
  const last = updates.at(-1)
  if (last?.state === 'resolved' && Date.parse(last.at) >= Date.parse(from)) return last.at
  return impact === 'planned' ? to : null
}

/** All incidents, that of the emergency file first. */
export function listIncidents({ emergency, incidents }: StatusSnapshot): readonly Incident[] {
  return [...(emergency ? [emergency] : []), ...incidents]
}

export function listOpen(snapshot: StatusSnapshot, now: Date): readonly Incident[] {
  return listIncidents(snapshot).filter((incident) => !hasEnded(incident, now) && !isPlanned(incident, now))
}

export function listPlanned(snapshot: StatusSnapshot, now: Date): readonly Incident[] {
  return listIncidents(snapshot).filter((incident) => !hasEnded(incident, now) && isPlanned(incident, now))
}

/** The ended incidents of twelve months. */
export function listHistory(snapshot: StatusSnapshot, now: Date): readonly Incident[] {
  const past = now.getTime() - historyMs
  return listIncidents(snapshot).filter(
    (incident) => hasEnded(incident, now) && Date.parse(incident.from) > past,
  )
}

/** A text in the language of the page, or in Indonesian until its English follows. */
export const chooseText = (locale: Locale, text: string, english: string | null) =>
  locale === 'en' && english !== null
    ? { text: english, isForeign: false }
    : { text, isForeign: locale === 'en' }

/** The outage that every page names; null without one. */
export function findOutage(snapshot: StatusSnapshot, now: Date): Incident | null {
  return listOpen(snapshot, now).find(({ impact }) => impact === 'outage') ?? null
}

/** `unread`: checks fail to reach any service; `notMeasured`: never checked, or incidents were never read; `noticed` and `notReported`: nobody checks it, and a notice or no incident names it. */
export type ShownState = CheckedState | 'unread' | 'notMeasured' | 'noticed' | 'notReported'

export interface ComponentState {
  readonly component: StatusComponent
  readonly state: ShownState
}

const stateOfImpact: Readonly<Record<Impact, 'degraded' | 'down' | null>> = {
  notice: null,
  degraded: 'degraded',
  outage: 'down',
  planned: 'degraded',
}

/** Incidents make a state worse, never better: nobody can set a checked component to ok. */
export function listComponents(snapshot: StatusSnapshot, now: Date): readonly ComponentState[] {
  const open = listOpen(snapshot, now)
  return statusComponents.map((component) => {
    const reported = open.filter(({ components }) => components.includes(component))
    const measured = findMeasured(snapshot, component) ?? findReported(snapshot, reported)
    const states = [measured, ...reported.map(({ impact }) => stateOfImpact[impact])]
    const state = states.includes('down') ? 'down' : states.includes('degraded') ? 'degraded' : measured
    return { component, state }
  })
}

/** null: nobody checks the component. */
function findMeasured(
  { isReadable, readAt, states }: StatusSnapshot,
  component: StatusComponent,
): ShownState | null {
  const automatic = automaticComponents.find((name) => name === component)
  if (automatic === undefined) return null
  if (readAt === null) return 'notMeasured'
  if (!isReadable) return 'unread'
  return states[automatic] ?? 'notMeasured'
}

/** The state of a component that nobody checks. */
function findReported({ incidentsReadAt }: StatusSnapshot, reported: readonly Incident[]): ShownState {
  if (reported.length > 0) return 'noticed'
  return incidentsReadAt === null ? 'notMeasured' : 'notReported'
}

/** The share of a component's checks without a fault, and on how many days; null before the first check. */
export function measureShare(days: readonly DayChecks[], component: StatusComponent) {
  const automatic = automaticComponents.find((name) => name === component)
  const counts = days.flatMap(({ counts: ofDay }) => (automatic && ofDay[automatic]) ?? [])
  const sum = (state: CheckedState) => counts.reduce((total, ofDay) => total + ofDay[state], 0)
  const all = sum('ok') + sum('degraded') + sum('down')
  return all === 0 ? null : { share: sum('ok') / all, days: counts.length }
}
