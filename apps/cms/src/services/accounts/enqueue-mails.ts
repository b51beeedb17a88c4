import { sql } from '@payloadcms/db-postgres'
import type { Session } from '#cms/base/database/session.ts'
import { wakeSenders } from '#cms/services/mail/queue.ts'

/**
 * Enqueues the email about a locked account; false if a concurrent attempt already did. Later attempts are rejected
 * without checking the password, and enqueue nothing.
 */
export async function enqueueLockMail(session: Session, account: number): Promise<boolean> {
  const { rows } = await session.execute(sql`
    insert into mails (kind, occasion, account_id, due_at)
    select 'accountLocked', concat_ws(':', 'accountLocked', ${account}::int, extract(epoch from now())), ${account}, now()
    where not exists (
      select from mails where kind = 'accountLocked' and account_id = ${account}
        and created_at > now() - interval '1 minute'
    )
    returning id`)
  if (rows.length > 0) await wakeSenders(session)
  return rows.length > 0
}

type NewAccess = { kind: 'passwordChanged' | 'emailChanged'; account: number; recipient: string }

/**
 * Enqueues the email about a new password or address. It goes to the former address, which is stored with it: an
 * attacker may change the address at once, or while the email is queued.
 */
export async function enqueueNewAccessMail(
  session: Session,
  { kind, account, recipient }: NewAccess,
): Promise<void> {
  await session.execute(sql`
    insert into mails (kind, occasion, account_id, recipient, due_at)
    values (${kind}, concat_ws(':', ${kind}::text, ${account}::int, extract(epoch from clock_timestamp())), ${account}, ${recipient}, now())
    on conflict (occasion) do nothing`)
  await wakeSenders(session)
}

/** Enqueues the invitation of a new account, once. */
export async function enqueueInvitation(session: Session, account: number): Promise<void> {
  await session.execute(sql`
    insert into mails (kind, occasion, account_id, due_at)
    values ('accountInvited', concat_ws(':', 'accountInvited', ${account}::int), ${account}, now())
    on conflict (occasion) do nothing`)
  await wakeSenders(session)
}
