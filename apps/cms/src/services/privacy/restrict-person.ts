import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { runTransaction } from '#cms/base/database/run-transaction.ts'
import { inTransaction, type Session } from '#cms/base/database/session.ts'
import { insertEntry } from '#cms/editorial/audit/write-entry.ts'
import type { Restricted } from './person.ts'
import { countChanged, lockPerson, readIds, selectRows } from './person-rows.ts'

/** Whether the processing of a person's data is restricted: then new rows have the mark, too. */
export async function isRestricted(session: Session, person: string): Promise<boolean> {
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
      const id = wanted
        ? await addRestriction(session, person, user?.id ?? null)
        : await deleteRestriction(session, person)
      if (id !== null) {
        const kind = wanted ? 'added' : 'deleted'
        await insertEntry(session, { user, payloadAPI }, { kind, subject: 'restrictions', document: id })
      }
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

/** Returns the ID of the restriction; null if there was one already. */
async function addRestriction(session: Session, person: string, by: number | null): Promise<number | null> {
  const [id] = await readIds(
    session,
    sql`insert into restrictions (person, by_id) values (${person}, ${by})
      on conflict (person) do nothing returning id`,
  )
  return id ?? null
}

/** Returns the ID of the restriction; null if there was none. */
async function deleteRestriction(session: Session, person: string): Promise<number | null> {
  const [id] = await readIds(session, sql`delete from restrictions where person = ${person} returning id`)
  return id ?? null
}
