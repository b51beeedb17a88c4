import { sql } from '@payloadcms/db-postgres'
import { execute } from './service.ts'

/** Makes inserting emails fail while `work` runs: at once, or only at commit. */
export async function whileMailInsertsFail<Result>(
  work: () => Promise<Result>,
  when: 'at once' | 'at commit' = 'at once',
): Promise<Result> {
  const trigger =
    when === 'at once'
      ? 'trigger refuse_mail before insert on mails'
      : 'constraint trigger refuse_mail after insert on mails deferrable initially deferred'
  await execute(
    sql.raw(`create function refuse_mail() returns trigger language plpgsql as $$ begin raise 'no mail'; end $$;
      create ${trigger} for each row execute function refuse_mail()`),
  )
  try {
    return await work()
  } finally {
    await execute(sql`drop function refuse_mail cascade`)
  }
}

/** Makes a table unavailable while `work` runs. */
export async function withoutTable<Result>(
  table: 'changes' | 'contact_messages' | 'rate_limits' | 'redirects',
  work: () => Promise<Result>,
): Promise<Result> {
  const away = `${table}_away`
  await execute(sql`alter table ${sql.identifier(table)} rename to ${sql.identifier(away)}`)
  try {
    return await work()
  } finally {
    await execute(sql`alter table ${sql.identifier(away)} rename to ${sql.identifier(table)}`)
  }
}

/** The transactions in this database that are open without a statement. */
export const listIdleTransactions = () =>
  execute(sql`select pid from pg_stat_activity
    where state like 'idle in transaction%' and datname = current_database()`)

/** The number of statements in this database that wait for a lock. */
export async function waitingForLocks(): Promise<number> {
  const waiting = await execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return waiting.length
}
