import { CompanyListSchema } from '@site/contracts/market/companies.ts'
import { MarketDaySchema } from '@site/contracts/market/market-day.ts'
import { PriceSeriesSchema } from '@site/contracts/market/prices.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { createFile, useImports } from './import-files.fixture.ts'

const imports = useImports()
beforeEach(() => imports.clear('prices', 'untradedDays'))

const header =
  'ticker,date,high,low,close,volume,value,frequency,non_regular_value,non_regular_volume,non_regular_frequency'

const deliver = (...rows: readonly string[]) => imports.importFiles(createFile('prices.csv', header, ...rows))
const untraded = () =>
  imports.runSql('select ticker, day, close, non_regular_value from untraded_days order by day')

const bar = (date: string) => `BQNS,${date},4000,4000,4000,100,400000,7,0,0,0`
const still = (date: string, others = '0,0,0') => `BQNS,${date},0,0,3900,0,0,0,${others}`

describe('days without a regular trade', () => {
  it('are kept with trades in other markets, and the newest one after the last bar', async () => {
    await deliver(
      still('2026-03-02', '39000000,10000,2'),
      still('2026-03-03'),
      bar('2026-03-04'),
      still('2026-03-05'),
      still('2026-03-06'),
    )
    expect(await untraded()).toEqual([
      ['BQNS', '2026-03-02', 3900, 39_000_000],
      ['BQNS', '2026-03-06', 3900, 0],
    ])
  })

  it('make way for a bar of the same or a later day, and the reverse', async () => {
    await deliver(still('2026-03-03', '39000000,10000,2'))
    await deliver(bar('2026-03-03'))
    expect(await untraded()).toEqual([])
    await deliver(still('2026-03-03'))
    expect(await untraded()).toEqual([['BQNS', '2026-03-03', 3900, 0]])
    expect(await imports.runSql('select day from prices')).toEqual([])
    await deliver(bar('2026-03-04'))
    expect(await untraded()).toEqual([])
  })

  it('change nothing when they are imported again', async () => {
    const days = [still('2026-03-03'), still('2026-03-04'), still('2026-03-05', '390,100,1')]
    const rows = [bar('2026-03-02'), ...days]
    await deliver(...rows)
    expect((await deliver(...rows)).tags).toEqual([])
    expect((await deliver(still('2026-03-03'))).tags).toEqual([])
  })

  it('of which the other markets turn out to have no trade are deleted', async () => {
    await deliver(still('2026-03-02', '39000000,10000,2'), bar('2026-03-03'))
    expect((await deliver(still('2026-03-02'), bar('2026-03-03'))).changedCompanies).toEqual(['BQNS'])
    expect(await untraded()).toEqual([])
  })

  it('need all three figures of other markets', async () => {
    const { findings } = await deliver(still('2026-03-02', '39000000,,'))
    expect(findings.map(({ level, listed }) => [level, listed[0]?.message])).toEqual([
      ['unusual', 'needs volume and frequency too: all three are left empty'],
    ])
    expect(await untraded()).toEqual([['BQNS', '2026-03-02', 3900, null]])
  })
})

describe('the trades of all markets', () => {
  it('are in the totals of the day, with those of shares without a regular trade', async () => {
    await deliver(
      'BQNS,2026-03-03,4000,4000,4000,100,400000,7,50000,10,1',
      'GDVN,2026-03-03,0,0,500,0,0,0,7000,14,2',
    )
    expect(await imports.read('market-day?on=2026-03-03', MarketDaySchema)).toMatchObject({
      tradedValue: 457_000,
      volume: 124,
      frequency: 10,
      regular: { value: 400_000, volume: 100, frequency: 7 },
    })
  })

  it('are in the average only if each of its days has them', async () => {
    const days = Array.from({ length: 31 }, (_, index) => `2026-03-${String(index + 1).padStart(2, '0')}`)
    const april = days.slice(0, 30).map((day) => day.replace('-03-', '-04-'))
    const weekdays = [...days, ...april].filter((day) => new Date(day).getUTCDay() % 6 !== 0).slice(0, 31)
    const last = weekdays.at(-1)
    const rows = weekdays.map((day) => `BQNS,${day},4000,4000,4000,100,400000,7,50000,10,1`)
    const average = async () => {
      const day = await imports.read(`market-day?on=${last}`, MarketDaySchema)
      return [day.averageValue, day.regular?.averageValue]
    }
    await deliver(...rows)
    expect(await average()).toEqual([450_000, 400_000])
    const unknown = { nonRegularValue: null, nonRegularVolume: null, nonRegularFrequency: null }
    await imports.database.updateTable('prices').set(unknown).where('day', '=', '2026-03-10').execute()
    await deliver('GDVN,2026-03-02,500,500,500,100,50000,1,0,0,0')
    expect(await average()).toEqual([null, expect.closeTo(401_666.67, 1)])
  })

  it('are the value of a day in the history, with its regular part', async () => {
    await deliver(
      'BQNS,2026-03-03,4000,4000,4000,100,400000,7,50000,10,1',
      'BQNS,2026-03-04,4000,4000,4000,100,400000,7,,,',
    )
    const path = 'companies/BQNS/prices?from=2026-03-01&to=2026-03-31'
    const { rows } = await imports.read(path, PriceSeriesSchema)
    expect(rows.map(({ value, regularValue, volume }) => [value, regularValue, volume])).toEqual([
      [450_000, 400_000, 100],
      [400_000, null, 100],
    ])
    const { latestPrice } = await imports.company('BQNS')
    expect(latestPrice).toMatchObject({ value: 400_000, regularValue: null, frequency: 7 })
  })
})

describe('the stated close of a share without a bar', () => {
  const stated = async () => (await imports.company('GDVN')).statedClose
  const gdvn = (day: string, close: string) => `GDVN,${day},0,0,${close},0,0,0,0,0,0`

  it('is the newest one', async () => {
    await deliver(bar('2026-03-03'), gdvn('2026-03-03', '28000'), gdvn('2026-03-04', '29000'))
    expect(await stated()).toEqual({ date: '2026-03-04', close: 29_000 })
    const { items } = await imports.read('companies', CompanyListSchema)
    expect(items.map(({ quote, statedClose }) => [quote?.close, statedClose?.close])).toEqual([
      [4_000, undefined],
      [undefined, 29_000],
    ])
  })

  it('is also that of a share whose trades of missing days changed the price, without ratios', async () => {
    await deliver('GDVN,2026-03-03,500,500,500,100,50000,1,0,0,0', gdvn('2026-03-10', '620'))
    expect(await stated()).toEqual({ date: '2026-03-10', close: 620 })
    const { marketValue, keyRatios } = await imports.company('GDVN')
    expect(marketValue).toBeNull()
    expect(keyRatios.dividendYield).toBe('priceUnknown')
  })

  it('is absent once the share is traded', async () => {
    await deliver(gdvn('2026-03-03', '28000'))
    await deliver('GDVN,2026-03-04,500,500,500,100,50000,1,0,0,0', gdvn('2026-03-05', '500'))
    expect(await stated()).toBeNull()
  })
})
