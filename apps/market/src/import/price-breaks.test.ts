import { CompanyListSchema } from '@site/contracts/market/companies.ts'
import { MarketDaySchema } from '@site/contracts/market/market-day.ts'
import { PriceSpansSchema } from '@site/contracts/market/price-spans.ts'
import { PriceSeriesSchema } from '@site/contracts/market/prices.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { createFile, splitsCsv, useImports } from './import-files.fixture.ts'

const imports = useImports()
beforeEach(() =>
  imports.clear('prices', 'priceBreaks', 'corporateActions', 'stockEvents', 'priceEvents', 'figureMarks'),
)

const header = 'ticker,date,open,high,low,close,volume,previous'
const prices = (...rows: readonly string[]) => createFile('prices.csv', header, ...rows)

/** A week of GDVN, which closes at 10,400 on Tuesday and is split 1:4 on Wednesday, May 6, 2026. */
const before = [
  'GDVN,2026-05-04,,10300,10100,10200,100,10100',
  'GDVN,2026-05-05,,10450,10200,10400,100,10200',
]
const splitDay = 'GDVN,2026-05-06,,2650,2550,2600,400,2600'
const after = 'GDVN,2026-05-07,,2700,2600,2650,400,2600'
/** Another share has prices of all days, so that no day of the market is missing. */
const market = ['04', '05', '06', '07', '08', '11'].map(
  (day) => `BQNS,2026-05-${day},,4000,4000,4000,100,4000`,
)

const splits = (day: string, status?: string) => splitsCsv('GDVN', [1, 4], day, status)

async function breaks() {
  const rows = await imports.runSql('select ticker, day, kind, factor from price_breaks order by day')
  return rows.map((row) => row.join(' '))
}

const readSeries = (query = 'from=2026-05-04&to=2026-05-29') =>
  imports.read(`companies/GDVN/prices?${query}`, PriceSeriesSchema)

const closes = async () => (await readSeries()).rows.map(({ close }) => close)

describe('a split that nobody delivered', () => {
  it('is found by the reference price, and earlier prices are adjusted by it', async () => {
    expect(await imports.listFindings(prices(...market, ...before, splitDay, after))).toEqual([
      'unusual: prices.csv: GDVN 2026-05-06: reference price 2600 after a close of 10400 on 2026-05-05: a corporate action is missing; earlier prices are adjusted by 2600 ÷ 10400 until it arrives',
    ])
    expect(await breaks()).toEqual(['GDVN 2026-05-06 adjusted 0.25'])
    expect(await closes()).toEqual([2550, 2600, 2600, 2650])
    const { latestPrice, breaks: ofCompany } = await imports.company('GDVN')
    expect(latestPrice).toMatchObject({ change: 50, low52Weeks: 2525, high52Weeks: 2700 })
    expect(ofCompany).toEqual([
      {
        date: '2026-05-06',
        kind: 'adjusted',
        dateBefore: '2026-05-05',
        closeBefore: 10400,
        previous: 2600,
        factor: 0.25,
      },
    ])
  })

  it('is found in a day that is imported alone, and reported once', async () => {
    await imports.importFiles(prices(...market, ...before))
    expect(await imports.listFindings(prices(splitDay))).toHaveLength(1)
    expect(await imports.listFindings(prices(splitDay))).toEqual([])
    expect(await imports.listFindings(prices(after))).toEqual([])
    expect(await closes()).toEqual([2550, 2600, 2600, 2650])
  })

  it.each(['2026-05-05', '2026-05-11'])(
    'is the action that a list names for %s, and adjusts from the day of the reference price on',
    async (listed) => {
      const files = { ...prices(...market, ...before, splitDay, after), ...splits(listed) }
      expect(await imports.listFindings(files)).toEqual([
        `unusual: prices.csv: GDVN 2026-05-06: the prices show the split that is listed for ${listed}; earlier ones are adjusted from 2026-05-06 on`,
      ])
      expect(await breaks()).toEqual([])
      expect(await closes()).toEqual([2550, 2600, 2600, 2650])
      expect(await imports.listFindings(prices('GDVN,2026-05-08,,2700,2600,2650,400,2650'))).toEqual([])
      expect(await closes()).toEqual([2550, 2600, 2600, 2650, 2650])
      await imports.importFiles(splits('2026-05-06'))
      expect(await closes()).toEqual([2550, 2600, 2600, 2650, 2650])
    },
  )

  it('comes back if the action is canceled, because the prices have changed', async () => {
    await imports.importFiles({ ...prices(...market, ...before, splitDay, after), ...splits('2026-05-06') })
    await imports.importFiles(splits('2026-05-06', 'cancelled'))
    expect(await breaks()).toEqual(['GDVN 2026-05-06 adjusted 0.25'])
    expect(await closes()).toEqual([2550, 2600, 2600, 2650])
  })

  it('adjusts older prices that arrive later', async () => {
    await imports.importFiles(prices(...market, ...before, splitDay, after))
    await imports.importFiles(prices('GDVN,2026-04-30,,10100,10000,10000,100,10000'))
    const { rows } = await readSeries('from=2026-04-30&to=2026-04-30')
    expect(rows.map(({ close }) => close)).toEqual([2500])
  })

  it('is listed with the market day until its action arrives', async () => {
    await imports.importFiles(prices(...market, ...before, splitDay, after))
    const readBreaks = async () => (await imports.read('market-day', MarketDaySchema)).breaks
    expect(await readBreaks()).toEqual([{ ticker: 'GDVN', date: '2026-05-06' }])
    await imports.importFiles(splits('2026-05-06'))
    expect(await readBreaks()).toEqual([])
    expect(await closes()).toEqual([2550, 2600, 2600, 2650])
  })

  it('is a factor of the price spans of recommendations', async () => {
    await imports.importFiles(prices(...market, ...before, splitDay, after))
    const { items } = await imports.read('price-spans?of=GDVN:2026-05-04:2026-05-07', PriceSpansSchema)
    expect(items[0]).toMatchObject({ events: [{ date: '2026-05-06', factor: 0.25 }], brokenOn: null })
  })
})

describe('a delivered split', () => {
  it.each([
    // Suspended from Wednesday; the file of its return on Monday has the new price as the reference.
    { by: 'reference price after days without a trade', row: '11,,2700,2500,2600,100,2600', change: 0 },
    { by: 'theoretical price of a file with the old close', row: '06,,2700,2550,2650,400,10400', change: 50 },
  ])('is measured by the $by', async ({ row, change }) => {
    const traded = prices(...market, ...before, `GDVN,2026-05-${row}`)
    await imports.importFiles({ ...traded, ...splits('2026-05-06') })
    expect(await breaks()).toEqual([])
    expect((await imports.company('GDVN')).latestPrice).toMatchObject({ previousClose: 2600, change })
  })

  it('that the prices of its day do not show adjusts nothing until they do', async () => {
    const notYet = 'GDVN,2026-05-06,,10500,10300,10450,100,10400'
    expect(
      await imports.listFindings({ ...prices(...market, ...before, notYet), ...splits('2026-05-06') }),
    ).toEqual([
      'unusual: prices.csv: GDVN 2026-05-06: no price shows the split that is listed for this day; it adjusts nothing',
    ])
    expect(await closes()).toEqual([10200, 10400, 10450])
    expect((await imports.company('GDVN')).latestPrice).toMatchObject({ previousClose: 10400, change: 50 })
    // Nothing is reported twice, and the next day shows the split.
    expect(await imports.listFindings(prices(notYet))).toEqual([])
    expect(await imports.listFindings(prices('GDVN,2026-05-07,,2700,2600,2650,400,2613'))).toEqual([
      'unusual: prices.csv: GDVN 2026-05-07: the prices show the split that is listed for 2026-05-06; earlier ones are adjusted from 2026-05-07 on',
    ])
    expect((await closes()).map(Math.round)).toEqual([2550, 2600, 2613, 2650])
    expect((await readSeries()).marks).toMatchObject([{ date: '2026-05-07', kind: 'split' }])
    // Judged again from the first bar.
    await imports.database.updateTable('companies').set({ areBreaksSearched: false }).execute()
    expect(await imports.listFindings(prices('BQNS,2026-05-12,,4000,4000,4000,100,4000'))).toEqual([])
    expect((await closes()).map(Math.round)).toEqual([2550, 2600, 2613, 2650])
  })

  it('without reference prices adjusts nothing either if the closes continue', async () => {
    const rows = ['05,10450,10200,10400', '06,10500,10300,10450'].map((row) => `GDVN,2026-05-${row},100`)
    const withoutReference = createFile('prices.csv', 'ticker,date,high,low,close,volume', ...rows)
    await imports.importFiles({ ...withoutReference, ...splits('2026-05-06') })
    expect(await closes()).toEqual([10400, 10450])
    expect(await breaks()).toEqual([])
  })

  it('of the stock history adjusts like one of splits.csv', async () => {
    const history = createFile(
      'stock-history.csv',
      'ticker,date,event,shares_added,shares_total,price,ratio_old,ratio_new',
      'GDVN,2015-03-02,ipo,1000,1000,,,',
      'GDVN,2026-05-06,stockSplit,3000,4000,,1,4',
    )
    await imports.importFiles({ ...prices(...market, ...before, splitDay, after), ...history })
    expect(await breaks()).toEqual([])
    expect(await closes()).toEqual([2550, 2600, 2600, 2650])
    expect((await readSeries()).marks).toMatchObject([{ date: '2026-05-06', kind: 'split', factor: 0.25 }])
    // The same split of two sources adjusts once, on the day of the reference price.
    await imports.importFiles(splits('2026-05-07'))
    expect((await readSeries()).marks).toMatchObject([{ date: '2026-05-06', kind: 'split' }])
  })
})

it.each([
  { name: 'bonus shares 5:1', previous: 8667, close: 8700, factor: 8667 / 10400 },
  { name: 'rights 4:1 at half the price', previous: 9360, close: 9400, factor: 0.9 },
])('undelivered $name are a break with the factor of the reference price', async (action) => {
  const { previous, close, factor } = action
  const day = `GDVN,2026-05-06,,${close},${previous - 100},${close},100,${previous}`
  await imports.importFiles(prices(...market, ...before, day))
  expect(await imports.runSql('select kind, close_before, previous, factor from price_breaks')).toEqual([
    ['adjusted', 10400, previous, expect.closeTo(factor, 10)],
  ])
})

describe('a reference price', () => {
  it('that contradicts the trades of its day is not used, and marked until it is corrected', async () => {
    const wrong = 'GDVN,2026-05-06,,10500,10300,10450,100,2600'
    expect(await imports.listFindings(prices(...market, ...before, wrong))).toEqual([
      'unusual: prices.csv: GDVN 2026-05-06: reference price 2600 after a close of 10400 on 2026-05-05 contradicts the trades of the day and is not used',
    ])
    expect(await closes()).toEqual([10200, 10400, 10450])
    expect((await imports.company('GDVN')).latestPrice).toMatchObject({ previousClose: 10400, change: 50 })
    await imports.importFiles(prices('GDVN,2026-05-06,,10500,10300,10450,100,10400'))
    expect(await breaks()).toEqual([])
  })

  it('that differs by a few percent is no break', async () => {
    await imports.importFiles(prices(...market, ...before, 'GDVN,2026-05-06,,10200,10000,10100,100,10000'))
    expect(await breaks()).toEqual([])
  })
})

describe('prices that cannot be compared', () => {
  it('after days without trades have no change, range and average across the day', async () => {
    const back = 'GDVN,2026-05-11,,2700,2500,2600,100,2600'
    await imports.importFiles(prices(...market, ...before, back))
    expect(await breaks()).toEqual(['GDVN 2026-05-11 unadjusted 1'])
    const { latestPrice } = await imports.company('GDVN')
    // The change of the day is that of the exchange.
    expect(latestPrice).toMatchObject({
      change: 0,
      low52Weeks: null,
      rangeReason: 'notComparable',
      averageVolume: null,
    })
    const { items } = await imports.read('companies?q=GDVN', CompanyListSchema)
    expect(items[0]).toMatchObject({ spark: [2600], sparkChangePercent: null })
    const spans = await imports.read('price-spans?of=GDVN:2026-05-04:2026-05-29', PriceSpansSchema)
    expect(spans.items[0]).toMatchObject({ brokenOn: '2026-05-11' })
  })

  it('of a source without reference prices have no change of the day either', async () => {
    const rows = ['GDVN,2026-05-05,10450,10200,10400,100', 'GDVN,2026-05-06,2650,2550,2600,400']
    await imports.importFiles(createFile('prices.csv', 'ticker,date,high,low,close,volume', ...rows))
    expect(await breaks()).toEqual(['GDVN 2026-05-06 unadjusted 1'])
    expect((await imports.company('GDVN')).latestPrice).toMatchObject({
      previousClose: null,
      change: null,
      changePercent: null,
    })
  })
})

describe('days that the whole market lacks', () => {
  /** Nobody delivered May 6 to 8, 2026. */
  const gap = (close: number) => `GDVN,2026-05-11,,${close + 100},${close - 100},${close},100,${close}`

  it('are missing data, and no break', async () => {
    await imports.importFiles(prices(...before, gap(9000)))
    expect(await breaks()).toEqual([])
    expect((await readSeries()).missingDays).toEqual([{ from: '2026-05-06', to: '2026-05-08' }])
  })

  it('are spans of their own if prices lie between them, also after a weekend', async () => {
    // Missing: Tuesday, May 5, and Monday, May 11.
    const market = ['04', '06', '07', '08', '12'].map((day) => `BQNS,2026-05-${day},,4000,4000,4000,100,4000`)
    await imports.importFiles(prices(...market))
    expect((await readSeries()).missingDays).toEqual([
      { from: '2026-05-05', to: '2026-05-05' },
      { from: '2026-05-11', to: '2026-05-11' },
    ])
  })

  it('are a break if a split is likely among them', async () => {
    await imports.importFiles(prices(...before, gap(2600)))
    expect(await breaks()).toEqual(['GDVN 2026-05-11 unadjusted 1'])
  })
})

it('prices of before this version are searched once, by the next import of anything', async () => {
  await imports.importFiles(prices(...market, ...before, splitDay, after))
  await imports.clear('priceBreaks')
  await imports.database.updateTable('companies').set({ areBreaksSearched: false }).execute()
  await imports.importFiles(prices('BQNS,2026-05-12,,4000,4000,4000,100,4000'))
  expect(await breaks()).toEqual(['GDVN 2026-05-06 adjusted 0.25'])
})
