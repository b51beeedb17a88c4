import { sql } from '@payloadcms/db-postgres'
import type { Session } from '#cms/database/session.ts'
import type { Mail } from '#cms/payload-types.ts'

export const outboxChannel = 'site_mails'

type Registered = { id: number; registeredAt: Date }

/** Someone who cancelled and comes back is owed the mails once more. */
export function registrationOccasion(kind: Mail['kind'], { id, registeredAt }: Registered): string {
  return `${kind}:${id}:${registeredAt.getTime()}`
}

/** Owes mails about registrations, in the transaction of what they tell of; each occasion is owed once. */
export async function oweRegistrationMails(
  session: Session,
  kind: Mail['kind'],
  registrations: Registered[],
): Promise<void> {
  for (const registration of registrations) {
    await owe(session, {
      kind,
      occasion: registrationOccasion(kind, registration),
      registration: registration.id,
      message: null,
    })
  }
  await wakeSenders(session)
}

/** Owes the receipt to who wrote and the message to its department. */
export async function oweMessageMails(session: Session, message: number): Promise<void> {
  for (const kind of ['messageReceived', 'messageForwarded'] as const) {
    await owe(session, { kind, occasion: `${kind}:${message}`, registration: null, message })
  }
  await wakeSenders(session)
}

/**
 * Owes the owner of an account the news that it is locked; false where this lock was told of already, by another of the
 * attempts that were under way. Those that come later are refused without a look at their password, and tell nothing.
 */
export async function oweLockMail(session: Session, account: number): Promise<boolean> {
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
 * Owes the news that an account has another password or address. It goes to the address that the account had, which is
 * written down: whoever has stolen it may give it another one in the same breath, or while the mail waits.
 */
export async function oweNewAccessMail(
  session: Session,
  { kind, account, recipient }: NewAccess,
): Promise<void> {
  await session.execute(sql`
    insert into mails (kind, occasion, account_id, recipient, due_at)
    values (${kind}, concat_ws(':', ${kind}::text, ${account}::int, extract(epoch from clock_timestamp())), ${account}, ${recipient}, now())
    on conflict (occasion) do nothing`)
  await wakeSenders(session)
}

type Owed = { kind: Mail['kind']; occasion: string; registration: number | null; message: number | null }

async function owe(session: Session, { kind, occasion, registration, message }: Owed): Promise<void> {
  await session.execute(sql`
    insert into mails (kind, occasion, registration_id, message_id, due_at)
    values (${kind}, ${occasion}, ${registration}, ${message}, now())
    on conflict (occasion) do nothing`)
}

/** PostgreSQL delivers it only if and when the transaction commits. */
export async function wakeSenders(session: Session): Promise<void> {
  await session.execute(sql`select pg_notify(${outboxChannel}, '')`)
}
