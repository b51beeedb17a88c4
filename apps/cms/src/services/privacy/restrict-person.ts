import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { runTransaction } from '#cms/base/database/run-transaction.ts'
import { inTransaction, type Session } from '#cms/base/database/session.ts'
import { insertEntry } from '#cms/editorial/audit/write-entry.ts'
import type { Restricted } from './person.ts'
import { countChanged, lockPerson, readIds, selectRows } from './person-rows.ts'

export type Actor = Pick<PayloadRequest, 'user' | 'payloadAPI'>

const subject = 'restrictions'

/**
 * Whether the processing of a person's data is restricted: then new rows have the mark, too. A change of the
 * restriction waits until the transaction has stored them.
 */
export async function isRestricted(session: Session, person: string): Promise<boolean> {
  await lockRestriction(session, person)
  const { rows } = await session.execute(sql`select id from restrictions where person = ${person}`)
  return rows.length > 0
}

/** Restricts the processing of a person's data, or lifts the restriction; repeating it changes nothing. */
export async function restrictPerson(
  { payload, user, payloadAPI }: PayloadRequest,
  email: string,
  wanted: boolean,
): Promise<Restricted> {
  const { person, messages, registrations } = selectRows(email)
  return runTransaction(payload, (req) =>
    inTransaction(req, async (session) => {
      await lockPerson(session, person)
      await lockRestriction(session, person)
      if (wanted) await addRestriction(session, person, { user, payloadAPI })
      else await deleteRestriction(session, person, { user, payloadAPI })
      const mark = sql`restricted = ${wanted}`
      return {
        isRestricted: wanted,
        messages: await countChanged(session, sql`update contact_messages set ${mark} where ${messages}`),
        registrations: await countChanged(
          session,
          sql`update registrations set ${mark} where ${registrations}`,
        ),
      }
    }),
  )
}

/**
 * Not the lock of the person: registering has locked the event before, and an erasure locks the person before the events.
 * A transaction with this lock waits for no event.
 */
async function lockRestriction(session: Session, person: string): Promise<void> {
  await session.execute(sql`select pg_advisory_xact_lock(hashtextextended(${person}, 1))`)
}

/** Records it, unless there was one already. */
async function addRestriction(session: Session, person: string, by: Actor): Promise<void> {
  const ids = await readIds(
    session,
    sql`insert into restrictions (person, by_id) values (${person}, ${by.user?.id ?? null})
      on conflict (person) do nothing returning id`,
  )
  for (const document of ids) await insertEntry(session, by, { kind: 'added', subject, document })
}

/** Records it, unless there was none. */
export async function deleteRestriction(session: Session, person: string, by: Actor): Promise<void> {
  const ids = await readIds(session, sql`delete from restrictions where person = ${person} returning id`)
  for (const document of ids) await insertEntry(session, by, { kind: 'deleted', subject, document })
}
