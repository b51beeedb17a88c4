import { sql } from '@payloadcms/db-postgres'
import type { ShareDay } from '@site/contracts/market/share-day.ts'
import { evaluateAlert } from '@site/finance/ticker-alerts/evaluate-alert.ts'
import { findEndDay } from '@site/finance/ticker-alerts/price-alert.ts'
import type { Payload } from 'payload'
import * as v from 'valibot'
import { pointInTime, wholeNumber } from '#cms/base/database/row-values.ts'
import { inTransaction, type Session } from '#cms/base/database/session.ts'
import { mayReceive } from '#cms/subjects/subscriptions/subscriber-rows.ts'
import { AlertStateSchema, toAlertState, toPriceAlert } from './alert-state.ts'

const batchRows = 1000

const AlertsSchema = v.array(
  v.object({
    id: wholeNumber,
    ticker: v.string(),
    kind: v.picklist(['above', 'below']),
    threshold: wholeNumber,
    isArmed: v.boolean(),
    createdAt: pointInTime,
    state: v.nullable(AlertStateSchema),
  }),
)
type Alert = v.InferOutput<typeof AlertsSchema>[number]

/**
 * Evaluates all price alerts of subscribers on a day, in committed batches. A repeated call evaluates what an earlier one
 * left: each row says until which day it is evaluated.
 */
export async function evaluateAlerts(payload: Payload, shareDay: ShareDay): Promise<void> {
  const shares = new Map(shareDay.shares.map((share) => [share.ticker, share]))
  const factors = Map.groupBy(shareDay.factors, ({ ticker }) => ticker)
  const evaluate = (alert: Alert) => {
    const { close, before } = shares.get(alert.ticker) ?? { close: null, before: null }
    const day = { date: shareDay.date, close, before }
    const evaluated = evaluateAlert(toPriceAlert(alert), day, factors.get(alert.ticker) ?? [])
    return evaluated && { ...evaluated, day }
  }
  let after = 0
  for (;;) {
    const last = await inTransaction({ payload }, async (session) => {
      const alerts = await readAlerts(session, shareDay.date, after)
      await store(
        session,
        alerts.map((stored) => ({ stored, evaluated: evaluate(stored) })),
      )
      return alerts.at(-1)?.id
    })
    if (last === undefined) return
    after = last
  }
}

/** Locks the rows, so that a second process or a change of the subscriber waits. */
async function readAlerts(session: Session, day: string, after: number): Promise<Alert[]> {
  const { rows } = await session.execute(sql`
    select own.id, own.ticker, own.kind, own.threshold, own.is_armed is true as "isArmed",
      own.created_at as "createdAt", own.alert_state as state
    from subscriptions own join subscribers s on s.id = own.subscriber_id
    where own.list = 'saham' and own.kind in ('above', 'below') and own.ticker is not null
      and own.threshold is not null and ${mayReceive}
      and coalesce(own.alert_state ->> 'evaluatedOn', '') < ${day} and own.id > ${after}
    order by own.id limit ${batchRows}
    for update of own`)
  return v.parse(AlertsSchema, rows)
}

type Evaluated = NonNullable<ReturnType<typeof evaluateAlert>> & {
  readonly day: { date: string; close: number | null }
}

async function store(
  session: Session,
  alerts: readonly { stored: Alert; evaluated: Evaluated | null }[],
): Promise<void> {
  const ended = alerts.flatMap(({ stored, evaluated }) => (evaluated?.end === 'ended' ? [stored.id] : []))
  const changed = alerts.flatMap(({ stored, evaluated }) => {
    if (evaluated === null || evaluated.end === 'ended') return []
    const { alert, day } = evaluated
    const endDay = findEndDay(alert.createdOn)
    const state = toAlertState(stored, evaluated, { ...day, endDay })
    return [{ id: stored.id, threshold: alert.threshold, armed: alert.isArmed, state }]
  })
  await session.execute(sql`delete from subscriptions where id = any(${sql.param(ended)}::int[])`)
  await session.execute(sql`
    update subscriptions own
    set threshold = new.threshold, is_armed = new.armed, alert_state = new.state
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
      as new (id int, threshold numeric, armed boolean, state jsonb)
    where own.id = new.id`)
}
