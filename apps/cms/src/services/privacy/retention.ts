import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import * as v from 'valibot'
import { inTransaction, type Statement } from '#cms/base/database/session.ts'
import { retentionPeriods } from '#cms/base/privacy/retention-periods.ts'

/** Any constant works if nothing else in this database uses the same advisory lock. */
const retentionLock = 771_003
const batchRows = 1000
const hourMs = 3_600_000

const ago = (period: Record<string, number>): Statement => {
  const words = Object.entries(period).map(([unit, number]) => `${number} ${unit}`)
  return sql`now() - ${words.join(' ')}::interval`
}

/** Rows past their retention period. Emails are deleted with their message or registration. */
const overdue = {
  contact_messages: sql`select id from contact_messages where created_at < ${ago(retentionPeriods.contactMessages)}`,
  registrations: sql`
    select r.id from registrations r join events e on e.id = r.event_id
    where coalesce(e.ends_at, e.starts_at, r.registered_at) < ${ago(retentionPeriods.registrationsAfterEvent)}
      or r.held_until < ${ago(retentionPeriods.unconfirmedRegistrations)}`,
  subscription_requests: sql`
    select id from subscription_requests where created_at < ${ago(retentionPeriods.subscriptionRequests)}`,
  // Unconfirmed addresses have no subscriptions. Others: subscriptions/renewals.ts.
  subscribers: sql`
    select id from subscribers where state = 'pending' and updated_at < ${ago(retentionPeriods.unconfirmedSubscribers)}`,
  // Nobody is reminded of a past event.
  subscriptions: sql`
    select b.id from subscriptions b left join events e on e.id = b.event_id
    where b.subscriber_id is null or e.ends_at < now()`,
  suppressions: sql`select id from suppressions where since < ${ago(retentionPeriods.suppressions)}`,
  consents: sql`select id from consents where created_at < ${ago(retentionPeriods.consents)}`,
  // An unsent email with its own recipient address, or to a subscriber (also an erased one), is useless after this time.
  mails: sql`
    select id from mails where state = 'sent' and sent_at < ${ago(retentionPeriods.sentMails)}
      or (recipient is not null or subscriber_id is not null or is_bulk) and created_at < ${ago(retentionPeriods.sentMails)}`,
  erasures: sql`select id from erasures where created_at < ${ago(retentionPeriods.erasures)}`,
  audit_trail: sql`select id from audit_trail where created_at < ${ago(retentionPeriods.auditTrail)}`,
  network_uses: sql`select id from network_uses where used_at < ${ago(retentionPeriods.networkUses)}`,
  used_answers: sql`select name from used_answers where used_at < ${ago(retentionPeriods.usedAnswers)}`,
  rate_limits: sql`select key from rate_limits where expire < extract(epoch from now()) * 1000`,
} as const

type Table = keyof typeof overdue
type Deleted = Record<Table, number>

const tables: Table[] = [
  'contact_messages',
  'registrations',
  'subscription_requests',
  'subscribers',
  'subscriptions',
  'suppressions',
  'consents',
  'mails',
  'erasures',
  'audit_trail',
  'network_uses',
  'used_answers',
  'rate_limits',
]
/** The key column, if it is not `id`. */
const keys: Partial<Record<Table, string>> = { used_answers: 'name', rate_limits: 'key' }
const LockSchema = v.tuple([v.object({ free: v.boolean() })])
const CountSchema = v.tuple([v.object({ count: v.number() })])

/** Deletes rows past their retention period and returns their number; null while another process does. */
export async function deleteOverdue(payload: Payload): Promise<Deleted | null> {
  const deleted = {
    contact_messages: 0,
    registrations: 0,
    subscription_requests: 0,
    subscribers: 0,
    subscriptions: 0,
    suppressions: 0,
    consents: 0,
    mails: 0,
    erasures: 0,
    audit_trail: 0,
    network_uses: 0,
    used_answers: 0,
    rate_limits: 0,
  }
  for (const table of tables) {
    for (;;) {
      const count = await deleteBatch(payload, table)
      if (count === null) return null
      deleted[table] += count
      if (count < batchRows) break
    }
  }
  return deleted
}

/** Locks per batch, so that neither a long run nor a dead process blocks others. */
async function deleteBatch(payload: Payload, table: Table): Promise<number | null> {
  const key = sql.identifier(keys[table] ?? 'id')
  return inTransaction({ payload }, async (session) => {
    const lock = await session.execute(sql`select pg_try_advisory_xact_lock(${retentionLock}) as free`)
    const [{ free }] = v.parse(LockSchema, lock.rows)
    if (!free) return null
    const { rows } = await session.execute(sql`
      with deleted as (
        delete from ${sql.identifier(table)} where ${key} in (${overdue[table]} limit ${batchRows}) returning 1)
      select count(*)::int as count from deleted`)
    return v.parse(CountSchema, rows)[0].count
  })
}

/** Deletes overdue rows now and every hour. Logs counts only. */
export function startRetention(payload: Payload): void {
  const run = async (): Promise<void> => {
    try {
      const deleted = await deleteOverdue(payload)
      if (deleted && Object.values(deleted).some((count) => count > 0)) {
        payload.logger.info({ deleted }, 'Retention purge completed')
      }
    } catch (error) {
      payload.logger.error({ err: error }, 'Retention purge failed')
    }
  }
  void run()
  setInterval(() => void run(), hourMs).unref()
}
