import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { readBounds, readChangesAfter } from '#cms/editorial/change-feed/read-changes.ts'
import { makeMessage } from '../../../test/people.ts'
import { look } from '../../../test/search-requests.ts'
import { changeArticle, execute, payload, publishedArticle, requestSite } from '../../../test/service.ts'
import { runTransaction } from './run-transaction.ts'
import { inTransaction, type Transaction } from './session.ts'

it('runTransaction rolls back if an operation failed, even if the error is caught', async () => {
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

it('a publication that is rolled back leaves nothing in search index, redirects, audit trail and change feed', async () => {
  const { id } = await publishedArticle('batal-lama')
  const trail = () => execute(sql`select max(id) as newest from audit_trail`)
  const [{ newest }, newestEntry] = [await readBounds(payload), await trail()]
  const undone = runTransaction(payload, async (req) => {
    const data = { slug: 'batal-baru', title: 'Safirbatal', _status: 'published' } as const
    await changeArticle(id, data, { req })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect((await look('safirbatal')).total).toBe(0)
  expect(await (await requestSite('redirects?locale=id')).text()).not.toContain('batal-lama')
  expect(await trail()).toEqual(newestEntry)
  expect(await readChangesAfter(payload, newest)).toEqual([])
})

it('inTransaction rejects work for a transaction that has ended', async () => {
  const ended = await runTransaction(payload, async ({ transactionID }): Promise<Transaction> => {
    return transactionID === undefined ? { payload } : { payload, transactionID }
  })
  await expect(inTransaction(ended, async () => 'written')).rejects.toThrow('has ended')
})
