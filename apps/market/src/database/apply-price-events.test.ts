import { beforeEach, describe, expect, it } from 'vitest'
import { testService } from '#market/test/start-service.ts'
import { applyPriceEvents } from './apply-price-events.ts'
import type { NewPriceEvent } from './schema.ts'

const service = testService()
beforeEach(async () => {
  await service.database.deleteFrom('priceEvents').where('ticker', '=', 'RUGI').execute()
})

/** Applies events to RUGI, which closes at 100 on every day but the last. */
async function factorsAfter(...events: Omit<NewPriceEvent, 'ticker' | 'amount' | 'bookYear'>[]) {
  await service.database.transaction().execute(async (transaction) => {
    for (const event of events) {
      const row = { ...event, ticker: 'RUGI', amount: null, bookYear: null }
      await transaction.insertInto('priceEvents').values(row).execute()
    }
    await applyPriceEvents(transaction, ['RUGI'])
  })
  const rows = await service.database
    .selectFrom('prices')
    .select(({ fn }) => ['adjustmentFactor', fn.min('day').as('first'), fn.max('day').as('last')])
    .where('ticker', '=', 'RUGI')
    .groupBy('adjustmentFactor')
    .orderBy('first')
    .execute()
  return rows.map(({ adjustmentFactor, first, last }) => [adjustmentFactor, first, last])
}

const bonus = { kind: 'bonus', ratioOld: 4, ratioNew: 1, exercisePrice: null } as const
const reverse = { kind: 'reverseSplit', ratioOld: 10, ratioNew: 1, exercisePrice: null } as const

describe('applyPriceEvents', () => {
  it('multiplies the factors of all events after a day', async () => {
    expect(await factorsAfter({ ...bonus, day: '2026-01-05' }, { ...reverse, day: '2026-09-01' })).toEqual([
      [8, '2025-11-03', '2026-01-02'],
      [10, '2026-01-05', '2026-08-31'],
      [1, '2026-09-01', '2026-11-20'],
    ])
  })

  it('takes the cum price of rights from the close before', async () => {
    const rights = { kind: 'rights', ratioOld: 1, ratioNew: 1, exercisePrice: 50, day: '2026-03-02' } as const
    expect(await factorsAfter(rights)).toEqual([
      [0.75, '2025-11-03', '2026-02-27'],
      [1, '2026-03-02', '2026-11-20'],
    ])
  })

  it('undoes what is no longer there', async () => {
    await factorsAfter({ ...bonus, day: '2026-01-05' })
    await service.database.deleteFrom('priceEvents').where('ticker', '=', 'RUGI').execute()
    expect(await factorsAfter()).toEqual([[1, '2025-11-03', '2026-11-20']])
  })

  it('leaves all prices alone before the first one at the new level', async () => {
    expect(await factorsAfter({ ...bonus, day: '2026-11-23' })).toEqual([[1, '2025-11-03', '2026-11-20']])
    const price = { open: 80, high: 80, low: 80, close: 80, volume: 1 }
    await service.database
      .insertInto('prices')
      .values({ ticker: 'RUGI', day: '2026-11-24', ...price })
      .execute()
    expect(await factorsAfter()).toEqual([
      [0.8, '2025-11-03', '2026-11-20'],
      [1, '2026-11-24', '2026-11-24'],
    ])
  })
})
