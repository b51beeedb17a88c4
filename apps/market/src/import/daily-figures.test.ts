import { MarketDaySchema } from '@site/contracts/market/market-day.ts'
import { PriceSeriesSchema } from '@site/contracts/market/prices.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { createFile, splitsCsv, useImports } from './import-files.fixture.ts'

const imports = useImports()
beforeEach(() => imports.clear('prices', 'corporateActions', 'figureMarks'))

const header = 'ticker,date,open,high,low,close,volume'
const file = (...rows: readonly string[]) => createFile('prices.csv', header, ...rows)
const listFindings = (...rows: readonly string[]) => imports.listFindings(file(...rows))

const stored = (ticker = 'BQNS') =>
  imports.runSql(`select day, open, close, volume from prices where ticker = '${ticker}' order by day`)

const { marks } = imports

it('indices keep their name and place when a file without names adds an index', async () => {
  await imports.clear('indices')
  await imports.importFiles(createFile('a.csv', 'code,name,date,value', 'WIRA,Wirasana,2026-11-19,100'))
  const others = ['AGRI,2026-11-20,90', 'COMPOSITE,2026-11-20,7000', 'WIRA,2026-11-20,101']
  await imports.importFiles(createFile('b.csv', 'code,date,value', ...others))
  expect(await imports.runSql('select code, name from indices order by place')).toEqual([
    ['WIRA', 'Wirasana'],
    ['AGRI', 'AGRI'],
    ['COMPOSITE', 'IHSG'],
  ])
})

describe('prices', () => {
  it('of several companies and days are imported in any order', async () => {
    expect(
      await listFindings(
        'BQNS,2026-03-04,4000,4000,4000,4000,100',
        'GDVN,2026-03-04,500,500,500,500,100',
        'BQNS,2026-03-02,4000,4000,4000,4000,100',
        'GDVN,2026-03-03,500,500,500,500,100',
        'BQNS,2026-03-03,4000,4000,4000,4000,100',
      ),
    ).toEqual([])
    expect((await stored()).map(([day]) => day)).toEqual(['2026-03-02', '2026-03-03', '2026-03-04'])
    expect(await stored('GDVN')).toHaveLength(2)
  })

  it('of a new day change the page of each company that did not trade on it', async () => {
    await listFindings('BQNS,2026-03-02,4000,4000,4000,4000,100', 'GDVN,2026-03-02,500,500,500,500,100')
    const { changedCompanies } = await imports.importFiles(
      file('BQNS,2026-03-03,4000,4000,4000,4000,100', 'GDVN,2026-03-03,,,,500,0'),
    )
    expect(changedCompanies).toEqual(['BQNS', 'GDVN'])
    const next = await imports.importFiles(file('BQNS,2026-03-04,4000,4000,4000,4000,100'))
    expect(next.changedCompanies).toEqual(['BQNS'])
  })

  it('have no open if the cell is 0 or empty, or the column is missing', async () => {
    await listFindings('BQNS,2026-03-02,0,4050,3950,4000,100', 'BQNS,2026-03-03,,4050,3950,4010,100')
    const withoutOpen = header.replace('open,', '')
    await imports.importFiles(createFile('prices.csv', withoutOpen, 'BQNS,2026-03-04,4050,3950,4020,100'))
    expect(await stored()).toEqual([
      ['2026-03-02', null, 4000, 100],
      ['2026-03-03', null, 4010, 100],
      ['2026-03-04', null, 4020, 100],
    ])
  })

  it('of a day without a trade make no bar, and delete one that was delivered before', async () => {
    await listFindings('BQNS,2026-03-02,4000,4000,4000,4000,100', 'BQNS,2026-03-03,4000,4000,4000,4000,100')
    expect(await listFindings('BQNS,2026-03-03,0,0,0,4000,0', 'BQNS,2026-03-04,,,,,0')).toEqual([
      'unusual: prices.csv, line 2, column close: BQNS 2026-03-03: close 4,000 → no trade',
    ])
    expect((await stored()).map(([day]) => day)).toEqual(['2026-03-02'])
  })

  it('keep figures that a second source does not have', async () => {
    const figures = 'value,frequency,foreign_buy,foreign_sell,previous'
    await imports.importFiles({
      'prices.csv': `${header},${figures}\nBQNS,2026-03-02,4000,4000,4000,4000,100,412000,7,40,60,3990\n`,
    })
    await listFindings('BQNS,2026-03-02,,4010,4000,4010,200')
    expect(await imports.runSql(`select open, close, volume, ${figures} from prices`)).toEqual([
      [4000, 4010, 200, 412_000, 7, 40, 60, 3990],
    ])
  })
})

describe('an impossible price', () => {
  const good = 'BQNS,2026-03-02,4000,4000,4000,4000,100'

  it.each([
    { name: 'negative', row: '2026-03-03,4000,4000,-4000,4000,100', says: 'low: -4000 is not between 0 and' },
    { name: '0 with a trade', row: '2026-03-03,0,0,0,0,100', says: 'high: is missing of a day with a trade' },
    {
      name: 'a high below the low',
      row: '2026-03-03,,3900,4000,3950,1',
      says: 'high: 3900 is below low 4000',
    },
    {
      name: 'a close outside',
      row: '2026-03-03,,4000,3900,4010,1',
      says: 'close: 4010 is not between low 3900',
    },
    {
      name: 'an open outside',
      row: '2026-03-03,3890,4000,3900,4000,1',
      says: 'open: 3890 is not between low 3900',
    },
    { name: 'on a Saturday', row: '2026-02-28,,4000,4000,4000,1', says: 'date: "2026-02-28" is a Saturday' },
    {
      name: 'of the future',
      row: '2026-11-23,,4000,4000,4000,1',
      says: 'date: 2026-11-23 is after 2026-11-20',
    },
  ])('($name) is left out and named, and the other rows are imported', async ({ row, says }) => {
    const findings = await listFindings(`BQNS,${row}`, good)
    expect(findings).toEqual([
      expect.stringContaining(`impossible: prices.csv, BQNS, line 2, column ${says}`),
    ])
    expect((await stored()).map(([day]) => day)).toEqual(['2026-03-02'])
  })

  it('does not hide that another cell of the row cannot be read', async () => {
    expect(await listFindings('BQNS,2026-03-03,x,4000,4000,4000,1.5')).toEqual([
      expect.stringContaining('column open: "x" is not a whole number'),
      expect.stringContaining('column volume: "1.5" is not a whole number'),
    ])
  })

  it('of an unknown ticker is named once and counted', async () => {
    const { unknownTickers, tables, findings } = await imports.importFiles(
      file('ZZNX,2026-03-02,,505,505,505,1', 'ZZNX,2026-03-03,,505,505,505,1', good),
    )
    expect(unknownTickers).toEqual({ ZZNX: 2 })
    expect(tables.prices).toEqual({ rows: 3, leftOut: 2 })
    expect(findings.map(({ code, count }) => [code, count])).toEqual([['unknownTicker', 1]])
  })

  it('is listed up to fifty times with the count of all', async () => {
    const rows = Array.from({ length: 60 }, (_, day) => `BQNS,2026-03-02,,4000,4000,${5000 + day},100`)
    const { findings } = await imports.importFiles(file(...rows, good))
    expect(findings.map(({ count, listed }) => [count, listed.length])).toEqual([[60, 50]])
    expect(await stored()).toHaveLength(1)
  })
})

describe('a company and day that stand twice', () => {
  it('have the later prices, as the report states', async () => {
    const [first, second] = ['BQNS,2026-03-02,,4000,4000,4000,100', 'BQNS,2026-03-02,,4100,4100,4100,100']
    expect(await listFindings(first, 'GDVN,2026-03-02,,500,500,500,1', second)).toEqual([
      'unusual: prices.csv, line 4, column date: BQNS 2026-03-02 stands twice: the later close 4100 replaces close 4000',
    ])
    expect(await stored()).toEqual([['2026-03-02', null, 4100, 100]])
  })

  it('are not reported with equal prices', async () => {
    const row = 'BQNS,2026-03-02,,4000,4000,4000,100'
    expect(await listFindings(row, row)).toEqual([])
  })

  it('may lie in two files, of which the later name counts', async () => {
    const report = await imports.importFiles({
      ...createFile('prices-a.csv', header, 'BQNS,2026-03-02,,4000,4000,4000,100'),
      ...createFile('prices-b.csv', header, 'BQNS,2026-03-02,0,0,0,4000,0'),
    })
    expect(report.findings.flatMap(({ listed }) => listed)).toMatchObject([
      { file: 'prices-b.csv', line: 2, message: expect.stringContaining('no trade replaces close 4000') },
    ])
    expect(await stored()).toEqual([])
  })
})

describe('an unusual price', () => {
  it('off the tick of its day is imported, marked and listed', async () => {
    // Until May 2016, the tick from 500 to 5,000 was 5 rupiah; it is 10 from 2,000 now.
    expect(
      await listFindings('BQNS,2016-04-29,,4005,4005,4005,100', 'BQNS,2016-05-02,,4005,4005,4005,100'),
    ).toEqual([
      'unusual: prices.csv, BQNS, line 3, column high: 4005 is not on the tick of 10',
      'unusual: prices.csv, BQNS, line 3, column low: 4005 is not on the tick of 10',
      'unusual: prices.csv, BQNS, line 3, column close: 4005 is not on the tick of 10',
    ])
    expect(await marks()).toEqual(['BQNS 2016-05-02 offTick'])
    expect(await stored()).toHaveLength(2)
  })

  it('beyond the auto-rejection limits is marked until it is corrected', async () => {
    const monday = 'BQNS,2026-03-02,,4000,4000,4000,100'
    // Limits of 4,000: 15% down, 3,400, and 25% up, 5,000.
    expect(
      await listFindings(monday, 'BQNS,2026-03-03,,5000,3400,4500,1', 'BQNS,2026-03-04,,5650,4500,5650,1'),
    ).toEqual(['unusual: prices.csv: BQNS 2026-03-04: 4500 to 5650 is beyond the limits 3830 and 5625'])
    expect(await marks()).toEqual(['BQNS 2026-03-04 beyondAutoRejection'])
    const corrected = await imports.importFiles(file('BQNS,2026-03-04,,5600,4500,5600,1'))
    expect(corrected.findings.map(({ code }) => code)).toEqual(['correction'])
    expect(await marks()).toEqual([])
  })

  it.each([
    { of: 'a day', toFileName: (_: string, day: string) => day, named: ['03.csv', '03.csv'] },
    { of: 'a company', toFileName: (ticker: string) => ticker, named: ['BQNS.csv', 'GDVN.csv'] },
  ])('is listed with the file of $of', async ({ toFileName, named }) => {
    const rows = ['BQNS,02,4000', 'BQNS,03,6000', 'GDVN,02,500', 'GDVN,03,700'].map((row) => row.split(','))
    const files = Map.groupBy(rows, ([ticker = '', day = '']) => `${toFileName(ticker, day)}.csv`)
    const delivery = [...files].map(([name, own]) => {
      const lines = own.map(([ticker, on, price]) => `${ticker},2026-03-${on},,${price},${price},${price},1`)
      return createFile(name, header, ...lines)
    })
    const { findings } = await imports.importFiles(Object.assign({}, ...delivery))
    expect(findings.flatMap(({ listed }) => listed.map((finding) => finding.file))).toEqual(named)
  })

  it('of the first trading day is judged again when the listing date changes', async () => {
    const company = (listed: string) => ({
      'companies.csv': `ticker,name_id,listing_date,ipo_price\nIPOX,PT Baru Tbk,${listed},1000\n`,
    })
    const price = `${header},previous\nIPOX,2019-07-02,,1300,1300,1300,1,1000\n`
    await imports.importFiles({ ...company('2019-07-01'), 'prices.csv': price })
    expect(await marks()).toEqual(['IPOX 2019-07-02 beyondAutoRejection'])
    // Until March 2020, 50% up instead of 25%.
    await imports.importFiles(company('2019-07-02'))
    expect(await marks()).toEqual([])
  })

  it.each([
    { high: 256, marked: [] },
    { high: 258, marked: ['IPOX 2025-07-09 beyondAutoRejection'] },
    { high: 322, marked: ['IPOX 2025-07-09 beyondAutoRejection'] },
  ])('of a first trading day in 2025 at Rp$high, offered at Rp190, has the marks $marked', async (vector) => {
    await imports.importFiles({
      'companies.csv': 'ticker,name_id,listing_date,ipo_price\nIPOX,PT Baru Tbk,2025-07-09,190\n',
      'prices.csv': `${header}\nIPOX,2025-07-09,,${vector.high},190,190,1\n`,
    })
    expect(await marks()).toEqual(vector.marked)
  })

  it('is judged by the reference price of the exchange, if the file has it', async () => {
    await imports.importFiles({
      'prices.csv': `${header},previous\nBQNS,2026-03-02,,4000,4000,4000,1,\nBQNS,2026-03-04,,5500,5500,5500,1,5000\n`,
    })
    expect(await marks()).toEqual([])
  })

  it('after a gap of more than two weeks is judged by a tenfold change only', async () => {
    await listFindings('BQNS,2026-03-02,,4000,4000,4000,1', 'BQNS,2026-06-02,,9000,9000,9000,1')
    expect(await marks()).toEqual([])
    expect(await listFindings('BQNS,2026-09-01,,90000,90000,90000,1')).toEqual([
      'unusual: prices.csv: BQNS 2026-09-01: close 90000 follows 9000 without a corporate action',
    ])
  })

  it('with a tenfold change is not marked once its split is known', async () => {
    await listFindings('BQNS,2026-03-02,,40000,40000,40000,1', 'BQNS,2026-03-03,,4000,4000,4000,1')
    expect(await marks()).toEqual(['BQNS 2026-03-03 beyondAutoRejection', 'BQNS 2026-03-03 tenfoldChange'])
    await imports.importFiles(splitsCsv('BQNS', [1, 10], '2026-03-03'))
    expect(await marks()).toEqual([])
  })

  it('on an exchange holiday is marked, also if the holiday is delivered later', async () => {
    // May 1 is in the list of the service, March 5 is not.
    await listFindings('BQNS,2026-05-01,,4000,4000,4000,1', 'BQNS,2026-03-05,,4000,4000,4000,1')
    expect(await marks()).toEqual(['BQNS 2026-05-01 onHoliday'])
    await imports.importFiles({ 'holidays.csv': 'date,name_id\n2026-03-05,Libur contoh\n' })
    expect(await marks()).toEqual(['BQNS 2026-03-05 onHoliday', 'BQNS 2026-05-01 onHoliday'])
    await imports.clear('holidays')
  })
})

describe('a trading day in the report', () => {
  it('has its rows, trades and rows left out', async () => {
    const { days } = await imports.importFiles(
      file(
        'BQNS,2026-03-02,,4000,4000,4000,100',
        'GDVN,2026-03-02,,0,0,500,0',
        'ZZNX,2026-03-02,,505,505,505,1',
        'BQNS,2026-03-03,,3900,4000,4000,100',
      ),
    )
    expect(days).toEqual([
      { day: '2026-03-03', rows: 1, traded: 0, leftOut: 1 },
      { day: '2026-03-02', rows: 3, traded: 1, leftOut: 1 },
    ])
  })

  it('without prices is named, unless it is a holiday', async () => {
    // Thursday, April 30; Friday is a holiday; Monday is missing; Tuesday, May 5.
    const { missingDays } = await imports.importFiles(
      file('BQNS,2026-04-30,,4000,4000,4000,1', 'BQNS,2026-05-05,,4000,4000,4000,1'),
    )
    expect(missingDays).toEqual(['2026-05-04'])
  })
})

it('a file that is cut off in the middle of a row is left out, and the other files are imported', async () => {
  const report = await imports.importFiles({
    'prices-1.csv': `${header}\nBQNS,2026-03-02,,4000,4000,4000,100\nBQNS,2026-03-03,,40`,
    ...createFile('prices-2.csv', header, 'GDVN,2026-03-02,,500,500,500,1'),
  })
  expect(report.findings.flatMap(({ listed }) => listed)).toMatchObject([
    { code: 'unreadableFile', file: 'prices-1.csv', message: expect.stringContaining('ends inside a row') },
  ])
  expect([await stored(), (await stored('GDVN')).length]).toEqual([[], 1])
})

it('a market day compares with the reference prices of the exchange and sums its traded values', async () => {
  // Of BQNS, the data misses March 3; of GDVN, it has neither reference price nor value.
  const rows = [
    'BQNS,2026-03-02,,4000,4000,4000,100,,',
    'BQNS,2026-03-04,,4100,4060,4100,100,4050,1000000',
    'GDVN,2026-03-03,,490,490,490,10,,',
    'GDVN,2026-03-04,,500,490,500,10,,',
  ]
  await imports.importFiles(createFile('prices.csv', `${header},previous,value`, ...rows))
  const day = await imports.read('market-day?on=2026-03-04', MarketDaySchema)
  expect(day.gainers.map(({ ticker, quote }) => [ticker, quote.change])).toEqual([
    ['GDVN', 10],
    ['BQNS', 50],
  ])
  // 1,000,000 + 500 × 10.
  expect(day.tradedValue).toBe(1_005_000)
})

it('the chart of a company has only traded days, with absent opens and adjusted flows', async () => {
  const figures = 'value,frequency,foreign_buy,foreign_sell'
  const delivered = [
    'GDVN,2026-03-02,,520,500,510,1000,512000,9,300,100',
    'GDVN,2026-03-03,0,0,0,510,0,0,0,0,0',
    'GDVN,2026-03-04,102,104,100,103,5000,,,,',
  ]
  await imports.importFiles({
    ...createFile('prices.csv', `${header},${figures}`, ...delivered),
    ...splitsCsv('GDVN', [1, 5], '2026-03-04'),
  })
  const path = 'companies/GDVN/prices?from=2026-03-02&to=2026-03-04'
  const { rows, asOf } = await imports.read(path, PriceSeriesSchema)
  // Five new shares per share: prices ÷ 5, shares × 5, the value stays.
  expect(rows.map((row) => Object.values(row))).toEqual([
    ['2026-03-02', null, 104, 100, 102, 5000, 512_000, null, 9, 1500, 500],
    ['2026-03-04', 102, 104, 100, 103, 5000, null, null, null, null, null],
  ])
  expect(asOf).toBe('2026-03-04')
})
