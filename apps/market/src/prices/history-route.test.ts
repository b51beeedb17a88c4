import { TradeHistorySchema } from '@site/contracts/market/trade-history.ts'
import { expect, it } from 'vitest'
import { testService } from '#market/test/start-service.ts'

const service = testService()
const read = (ticker: string) => service.read(`/apids/companies/${ticker}/trade-history`, TradeHistorySchema)

it('has closes as they were traded, with the split between them', async () => {
  const { days, closes, events, brokenOn } = await read('SPLT')
  const closeOn = (day: string) => closes[days.indexOf(day)]
  expect([closeOn('2026-06-23'), closeOn('2026-06-24')]).toEqual([9_500, 1_900])
  expect(events.find(({ date }) => date === '2026-06-24')).toEqual({
    date: '2026-06-24',
    kind: 'split',
    ratio: { old: 1, new: 5 },
    exercisePrice: null,
  })
  expect(brokenOn).toBeNull()
  expect(days).toEqual(days.toSorted())
  expect(days).toHaveLength(closes.length)
})

it('has dividends as announced, and since when all of them are known', async () => {
  const { dividends, dividendsCompleteSince } = await read('SPLT')
  expect(dividends).toEqual([
    { date: '2026-05-11', paid: '2026-05-29', amount: 150, currency: 'IDR', exchangeRate: null },
  ])
  expect(dividendsCompleteSince).toEqual({ day: null })
  expect((await read('RUGI')).dividendsCompleteSince).toEqual({ day: '2024-01-01' })
  expect((await read('BANK')).dividendsCompleteSince).toBeNull()
})
