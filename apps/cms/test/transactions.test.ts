import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { runTransaction } from '#cms/database/run-transaction.ts'
import { inTransaction, query, type Transaction } from '#cms/database/session.ts'
import { addEvent, message, nonClient, registrationsOf } from './forms.ts'
import { makeMessage } from './people.ts'
import { post, startService } from './service.ts'

beforeAll(startService)

/** Lets every transaction that owes a mail do its work and fail at its very end. */
async function whileNoMailCanBeCommitted<Result>(work: () => Promise<Result>): Promise<Result> {
  const payload = await startService()
  await query(
    payload,
    sql`create function refuse_mail() returns trigger language plpgsql
      as $$ begin raise exception 'refused at the end'; end $$`,
  )
  await query(
    payload,
    sql`create constraint trigger refuse_mail after insert on mails
      deferrable initially deferred for each row execute function refuse_mail()`,
  )
  try {
    return await work()
  } finally {
    await query(payload, sql`drop trigger refuse_mail on mails`)
    await query(payload, sql`drop function refuse_mail()`)
  }
}

describe('a form whose commit fails', () => {
  it('is not answered as if it were kept', async () => {
    const { id } = await addEvent('simpan-gagal', { capacity: 5 })
    const statuses = await whileNoMailCanBeCommitted(async () => [
      (await post('registrations', nonClient('simpan-gagal'))).status,
      (await post('contact-messages', message())).status,
    ])
    expect(statuses).toEqual([500, 500])
    expect(await registrationsOf(id)).toEqual([])
  })
})

describe('runTransaction', () => {
  it('keeps nothing where an operation within it failed, also when that is caught', async () => {
    const payload = await startService()
    const { id } = await makeMessage()
    const work = runTransaction(payload, async (req) => {
      await payload.update({ collection: 'contact-messages', id, data: { fullName: 'Nama Baru' }, req })
      await payload
        .delete({ collection: 'contact-messages', id: 2_000_000_000, req })
        .catch(() => 'there is no such message')
    })
    await expect(work).rejects.toThrow()
    expect(await payload.findByID({ collection: 'contact-messages', id })).toMatchObject({
      fullName: 'Nama Contoh',
    })
  })
})

describe('inTransaction', () => {
  it('writes nothing for a transaction that has ended', async () => {
    const payload = await startService()
    const ended = await runTransaction(payload, async ({ transactionID }): Promise<Transaction> => {
      return transactionID === undefined ? { payload } : { payload, transactionID }
    })
    await expect(inTransaction(ended, async () => 'written')).rejects.toThrow('has ended')
  })
})
