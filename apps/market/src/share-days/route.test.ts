import { ShareDaySchema } from '@site/contracts/market/share-day.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { corporateActions } from '#market/test/corporate-actions.ts'
import { testService } from '#market/test/start-service.ts'

const service = testService()
const read = (search: string) => service.read(`/apids/share-day?${search}`, ShareDaySchema)

describe('GET /apids/share-day', () => {
  it('has the close of each listed share, the one before, and the factors up to the day', async () => {
    expect(await read('on=2026-11-20')).toMatchObject({
      isImported: true,
      nextTradingDay: '2026-11-23',
      shares: [
        { ticker: 'BANK', close: null, before: { date: '2026-08-17', close: 4000 } },
        { ticker: 'BARU', close: null, before: null },
        { ticker: 'RUGI', close: 90, before: { date: '2026-11-19', close: 100 } },
        { ticker: 'SPLT', close: 1920, before: { date: '2026-11-19', close: 1900 } },
      ],
      factors: [{ ticker: 'SPLT', date: '2026-06-24', factor: 0.2 }],
    })
    expect((await read('on=2026-06-23')).factors).toEqual([])
  })

  it.each([
    { name: 'a Saturday', day: '2026-11-21' },
    { name: 'a trading day whose prices have not come', day: '2026-11-23' },
    { name: 'a day before all prices', day: '2020-01-06' },
  ])('lists nothing on $name', async ({ day }) => {
    expect(await read(`on=${day}`)).toMatchObject({
      isImported: false,
      shares: [],
      lastCumDays: [],
      reports: [],
    })
  })

  it('has no close on a day whose price cannot be compared', async () => {
    await service.runSql(`insert into price_breaks (ticker, day, kind, day_before, close_before)
      values ('RUGI', '2026-11-20', 'unadjusted', '2026-11-19', 100)`)
    const { shares } = await read('on=2026-11-20')
    expect(shares.find(({ ticker }) => ticker === 'RUGI')).toMatchObject({ close: null })
  })
})

describe('New corporate actions and reports', () => {
  beforeEach(async () => {
    await service.clear('actionChanges')
    await service.runSql('update statement_periods set stored_at = null')
  })

  it('are the changes since a day in Jakarta, of actions that are not past', async () => {
    await service.runSql(`insert into action_changes (action_id, change, at) values
      ('splt-bonus-2026', 'published', '2026-11-18T16:59:59Z'),
      ('splt-bonus-2026', 'moved', '2026-11-18T17:00:00Z'),
      ('splt-meeting-cancelled', 'canceled', '2026-11-20T11:00:00Z'),
      ('splt-meeting-undated', 'published', '2026-11-20T11:00:00Z'),
      ('splt-dividend-2025', 'published', '2026-11-20T11:00:00Z')`)
    const listChanges = async (since: string) =>
      (await read(`on=2026-11-20&since=${since}`)).changes.map(
        ({ change, action }) => `${action.id} ${change}`,
      )
    expect(await listChanges('2026-11-19')).toEqual([
      'splt-bonus-2026 moved',
      'splt-meeting-cancelled canceled',
      'splt-meeting-undated published',
    ])
    expect(await listChanges('2026-11-18')).toContain('splt-bonus-2026 published')
    expect(await listChanges('2026-11-21')).toEqual([])
  })

  it('are reminded of before the last cum day, by the kind of day that the action has, unless canceled', async () => {
    const [dividend] = corporateActions
    if (dividend?.details.kind !== 'dividend') throw new Error('the dividend is missing')
    const details = { ...dividend.details, cumDateRegular: '2026-11-23' }
    await service.database
      .insertInto('corporateActions')
      .values([
        { ...dividend, id: 'cum', status: 'planned', details },
        { ...dividend, id: 'cum-canceled', status: 'cancelled', details },
      ])
      .execute()
    const listIds = async (on: string) =>
      (await read(`on=${on}`)).lastCumDays.map(({ action, cumDate }) => `${action.id} ${cumDate}`)
    expect(await listIds('2026-11-20')).toEqual(['cum 2026-11-23'])
    expect(await listIds('2026-11-19')).toEqual([])
    expect(await listIds('2026-05-07')).toContain('splt-dividend-2025 2026-05-08')
  })

  it('are reports only if they are the newest of the company', async () => {
    await service.runSql(
      `update statement_periods set stored_at = '2026-11-20T03:00:00Z' where ticker = 'SPLT'`,
    )
    const { reports } = await read('on=2026-11-20')
    const [newest] = await service.runSql(
      `select year, months from statement_periods where ticker = 'SPLT' order by period_end desc limit 1`,
    )
    expect(reports.map(({ ticker, year, months }) => [ticker, year, months])).toEqual([
      ['SPLT', ...(newest ?? [])],
    ])
    expect((await read('on=2026-11-20&since=2026-11-21')).reports).toEqual([])
  })
})
