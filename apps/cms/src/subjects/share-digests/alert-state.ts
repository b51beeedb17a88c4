import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import { addDays } from '@site/finance/days.ts'
import type { EvaluatedAlert, PriceAlert } from '@site/finance/ticker-alerts/evaluate-alert.ts'
import * as v from 'valibot'

/** What a day did to an alert, for the email to its subscriber. */
const OutcomeSchema = v.object({
  day: v.string(),
  threshold: v.number(),
  /** The close that fired the alert; null: it did not fire. */
  close: v.nullable(v.number()),
  /** The threshold before a split, bonus or rights changed it; null: unchanged. */
  changedFrom: v.nullable(v.number()),
  /** The day on which the alert ends, if that is announced; else null. */
  endsOn: v.nullable(v.string()),
})
export type AlertOutcome = v.InferOutput<typeof OutcomeSchema>

/** The column `alert_state` of a subscription to a threshold. */
export const AlertStateSchema = v.object({
  /** When the alert of this state was created: the row of a changed threshold gets another time. */
  createdAt: v.string(),
  evaluatedOn: v.string(),
  appliedFactor: v.number(),
  /** Of the last days, because an email may be sent some hours after its day. */
  outcomes: v.array(OutcomeSchema),
})
type AlertState = v.InferOutput<typeof AlertStateSchema>

const outcomeDays = 7
/** An alert that is created later counts from the next day: the close of its day may be known already. */
const hoursAfterClose = 8
const hourMs = 3_600_000

interface StoredAlert {
  readonly kind: PriceAlert['kind']
  readonly threshold: number
  readonly isArmed: boolean
  readonly createdAt: Date
  readonly state: AlertState | null
}

export function toPriceAlert({ kind, threshold, isArmed, createdAt, state }: StoredAlert): PriceAlert {
  const isCurrent = state?.createdAt === createdAt.toISOString()
  return {
    kind,
    threshold,
    isArmed,
    createdOn: dayInJakarta(new Date(createdAt.getTime() + hoursAfterClose * hourMs)),
    evaluatedOn: isCurrent ? state.evaluatedOn : null,
    appliedFactor: isCurrent ? state.appliedFactor : 1,
  }
}

export function toAlertState(
  { createdAt, state }: StoredAlert,
  { alert, hasFired, changedFrom, end }: EvaluatedAlert,
  { date, close, endDay }: { date: string; close: number | null; endDay: string },
): AlertState {
  const outcome: AlertOutcome = {
    day: date,
    threshold: alert.threshold,
    close: hasFired ? close : null,
    changedFrom,
    endsOn: end === 'announced' ? endDay : null,
  }
  const isTold = hasFired || changedFrom !== null || end === 'announced'
  const recent = (state?.outcomes ?? []).filter(({ day }) => day > addDays(date, -outcomeDays))
  return {
    createdAt: createdAt.toISOString(),
    evaluatedOn: date,
    appliedFactor: alert.appliedFactor,
    outcomes: isTold ? [...recent, outcome] : recent,
  }
}
