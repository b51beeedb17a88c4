import {
  type AutomaticComponent,
  automaticComponents,
  type Impact,
  type Incident,
  type StatusComponent,
  statusComponents,
} from '@site/contracts/content/incidents.ts'

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
  emergency: null,
}

type Dated = Pick<Incident, 'impact' | 'from' | 'to' | 'updates'>

/** Whether an incident has ended, by its last update or its end. */
export function hasEnded({ to, updates }: Dated, now: Date): boolean {
  return updates.at(-1)?.state === 'resolved' || (to !== null && Date.parse(to) <= now.getTime())
}

export function isPlanned({ impact, from }: Dated, now: Date): boolean {
  return impact === 'planned' && Date.parse(from) > now.getTime()
}

/** The open incidents, that of the emergency file first. */
export function listOpen({ emergency, incidents }: StatusSnapshot, now: Date): readonly Incident[] {
  return [...(emergency ? [emergency] : []), ...incidents].filter(
    (incident) => !hasEnded(incident, now) && !isPlanned(incident, now),
  )
}

/** The outage that every page names; null without one. */
export function findOutage(snapshot: StatusSnapshot, now: Date): Incident | null {
  return listOpen(snapshot, now).find(({ impact }) => impact === 'outage') ?? null
}

/** `unread`: checks fail to reach any service; `notMeasured`: never checked; `notReported`: nobody checks it, and no incident names it. */
export type ShownState = CheckedState | 'unread' | 'notMeasured' | 'notReported'

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
    const reported = open
      .filter(({ components }) => components.includes(component))
      .map(({ impact }) => stateOfImpact[impact])
    const measured = findMeasured(snapshot, component)
    const states = [measured, ...reported]
    const state = states.includes('down') ? 'down' : states.includes('degraded') ? 'degraded' : measured
    return { component, state }
  })
}

function findMeasured(
  { isReadable, readAt, states }: StatusSnapshot,
  component: StatusComponent,
): ShownState {
  const automatic = automaticComponents.find((name) => name === component)
  if (automatic === undefined) return 'notReported'
  if (readAt === null) return 'notMeasured'
  if (!isReadable) return 'unread'
  return states[automatic] ?? 'notMeasured'
}

/** The share of a component's checks without a fault, and on how many days; null before the first check. */
export function measureShare(days: readonly DayChecks[], component: StatusComponent) {
  const automatic = automaticComponents.find((name) => name === component)
  const counts = days.flatMap(({ counts: ofDay }) => (automatic && ofDay[automatic]) ?? [])
  const sum = (state: CheckedState) => counts.reduce((total, ofDay) => total + ofDay[state], 0)
  const all = sum('ok') + sum('degraded') + sum('down')
  return all === 0 ? null : { share: sum('ok') / all, days: counts.length }
}
