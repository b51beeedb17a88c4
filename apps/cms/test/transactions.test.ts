import { describe, expect, it } from 'vitest'
import { runTransaction } from '#cms/database/run-transaction.ts'
import { inTransaction, type Transaction } from '#cms/database/session.ts'
import { makeMessage } from './people.ts'
import { payload } from './service.ts'

describe('runTransaction', () => {
  it('rolls back when an operation within it failed, also when that is caught', async () => {
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
  it('rejects work for a transaction that has ended', async () => {
    const ended = await runTransaction(payload, async ({ transactionID }): Promise<Transaction> => {
      return transactionID === undefined ? { payload } : { payload, transactionID }
    })
    await expect(inTransaction(ended, async () => 'written')).rejects.toThrow('has ended')
  })
})
