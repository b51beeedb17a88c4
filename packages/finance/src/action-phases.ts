import { daysBetween } from './days.ts'

/** A calendar day such as `2026-11-20`; null: to be announced. */
type Day = string | null

export interface RightsDays {
  readonly kind: 'rights'
  readonly effectiveDate: Day
  readonly cumDate: Day
  readonly exDate: Day
  readonly distributionDate: Day
  readonly tradingFrom: Day
  readonly tradingTo: Day
  readonly exerciseFrom: Day
  readonly exerciseTo: Day
  readonly extraPaymentBy: Day
  readonly allotmentDate: Day
  readonly refundDate: Day
}

export interface WarrantDays {
  readonly kind: 'warrant'
  readonly listedOn: Day
  readonly exerciseFrom: Day
  readonly exerciseTo: Day
  readonly lastTradingRegular: Day
  readonly lastTradingCash: Day
}

export interface TenderDays {
  readonly kind: 'tender'
  readonly offerFrom: Day
  readonly offerTo: Day
  readonly paymentDate: Day
}

export interface BuybackDays {
  readonly kind: 'buyback'
  readonly from: Day
  readonly to: Day
}

export type HolderActionDays = RightsDays | WarrantDays | TenderDays | BuybackDays

/**
 * Where a rights issue stands. `lapsed`: the rights have expired, and no later day is known. A canceled action has no
 * phase: check its status first.
 */
export type RightsPhase = 'announced' | 'cum' | 'recorded' | 'actNow' | 'allotment' | 'done' | 'lapsed'
export type WarrantPhase = 'announced' | 'traded' | 'exercisable' | 'lastDays' | 'lapsed'
export type TenderPhase = 'announced' | 'open' | 'payment' | 'done'
export type BuybackPhase = 'announced' | 'running' | 'done'

/** Warrants in their last days of this number, the last day of exercise included, get a warning. */
const lastWarrantDays = 30

const isReached = (day: Day, today: string): boolean => day !== null && day <= today
const isPassed = (day: Day, today: string): boolean => day !== null && day < today

/** Of the announced days; null: none is. */
function findLatest(days: readonly Day[]): Day {
  return days.reduce(
    (latest, day) => (latest === null || (day !== null && day > latest) ? day : latest),
    null,
  )
}

export function findRightsPhase(days: RightsDays, today: string): RightsPhase {
  const { effectiveDate, cumDate, exDate, tradingFrom, tradingTo, exerciseFrom, exerciseTo } = days
  const laterDays = [days.extraPaymentBy, days.allotmentDate, days.refundDate]
  // Rights cannot be exercised after any of the later days, which are in order.
  const exerciseBy = exerciseTo ?? laterDays.find((day) => day !== null) ?? null
  if (exerciseBy !== null && isPassed(findLatest([tradingTo, exerciseBy]), today)) {
    const lastDay = findLatest(laterDays)
    if (lastDay === null) return 'lapsed'
    return isPassed(lastDay, today) ? 'done' : 'allotment'
  }
  if (isReached(tradingFrom ?? tradingTo, today) || isReached(exerciseFrom, today)) return 'actNow'
  if (isReached(exDate, today) || isPassed(cumDate, today)) return 'recorded'
  const isEffective = effectiveDate === null || effectiveDate <= today
  return cumDate !== null && isEffective ? 'cum' : 'announced'
}

export function findWarrantPhase(days: WarrantDays, today: string): WarrantPhase {
  const { listedOn, exerciseFrom, exerciseTo } = days
  if (isPassed(exerciseTo, today)) return 'lapsed'
  if (isReached(exerciseFrom, today)) {
    const isEnding = exerciseTo !== null && daysBetween(today, exerciseTo) < lastWarrantDays
    return isEnding ? 'lastDays' : 'exercisable'
  }
  return isReached(listedOn, today) ? 'traded' : 'announced'
}

export function findTenderPhase({ offerFrom, offerTo, paymentDate }: TenderDays, today: string): TenderPhase {
  if (isPassed(offerTo ?? paymentDate, today)) return isPassed(paymentDate, today) ? 'done' : 'payment'
  return isReached(offerFrom, today) ? 'open' : 'announced'
}

export function findBuybackPhase({ from, to }: BuybackDays, today: string): BuybackPhase {
  if (isPassed(to, today)) return 'done'
  return isReached(from, today) ? 'running' : 'announced'
}

/** The kinds of actions in which a holder may have to act. */
export const holderKinds = ['rights', 'warrant', 'tender', 'buyback'] as const

/**
 * The last days on which a holder can act; a buyback has none. The end of the cum date is one, because later owners of
 * the share get no rights.
 */
export const actDayNames = [
  'cumDate',
  'tradingTo',
  'exerciseTo',
  'lastTradingRegular',
  'lastTradingCash',
  'offerTo',
] as const
export type ActDayName = (typeof actDayNames)[number]

/** An action runs from the earliest of these days. */
export const firstDayNames = ['exDate', 'listedOn', 'offerFrom', 'from'] as const

/** An action is past after the latest of these days. */
export const lastDayNames = [
  ...actDayNames,
  'exDate',
  'distributionDate',
  'extraPaymentBy',
  'allotmentDate',
  'refundDate',
  'paymentDate',
  'from',
  'to',
] as const

/** The last days of a kind: an action is not past by its days while none of these is announced. */
export const endDayNames = {
  rights: ['exerciseTo', 'extraPaymentBy', 'allotmentDate', 'refundDate'],
  warrant: ['exerciseTo'],
  tender: ['paymentDate'],
  buyback: ['to'],
} as const satisfies Record<HolderActionDays['kind'], readonly (typeof lastDayNames)[number][]>

export function isEndAnnounced(action: HolderActionDays): boolean {
  return listDays(action, endDayNames[action.kind]).length > 0
}

/** The announced days of these names, in order. */
function listDays<Name extends string>(
  action: HolderActionDays,
  names: readonly Name[],
): readonly { readonly name: Name; readonly day: string }[] {
  const days: ReadonlyMap<string, unknown> = new Map(Object.entries(action))
  return names
    .flatMap((name) => {
      const day = days.get(name)
      return typeof day === 'string' ? [{ name, day }] : []
    })
    .toSorted((one, other) => one.day.localeCompare(other.day))
}

/** The next day on which the holder must act, today included; null: none is left, or announced. */
export function findNextAct(
  action: HolderActionDays,
  today: string,
): { readonly name: ActDayName; readonly day: string } | null {
  return listDays(action, actDayNames).find(({ day }) => day >= today) ?? null
}

/** The announced day after which an action is past; null: none. */
export function findLastDay(action: HolderActionDays): string | null {
  return listDays(action, lastDayNames).at(-1)?.day ?? null
}
