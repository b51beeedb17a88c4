import { isWeekend } from '@site/finance/trading-calendar.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { daysBefore } from '#market/calendar/days.ts'
import { issuerRow, listJson } from './adapters/exchange/company-profile/company-list.fixture.ts'
import { summaryJson } from './adapters/exchange/stock-summary.fixture.ts'
import { useImports } from './import-files.fixture.ts'

const imports = useImports()

const shareNames = { QNEW: 'Contoh Baru Tbk.', QZZB: 'Contoh Zeta Seri B' }

/** The file of a day with a bank, and these other shares. */
function summaryOf(day: string, ...tickers: readonly string[]) {
  const row = [190, 0, 256, 256, 256, 45_000_000, 11_520_000_000, 120, 2_500_000_000, 0, 0, 0, 0, 0]
  const bank = [4120, 0, 4120, 4120, 4120, 100, 412_000, 1, 23_166_000_000, 0, 0, 0, 0, 0]
  const rows = [
    ['BQNS', '--MO1140000000G111------------', ...bank],
    ...tickers.map((ticker) => [ticker, '--MO2140000000A121------------', ...row]),
  ]
  return { [`StockSummary-${day}.json`]: summaryJson(day, rows, shareNames) }
}

const profiles = { 'profiles.json': listJson(issuerRow('BQNS', { NamaEmiten: 'PT Bank Quantara Nusa Tbk' })) }
const [wednesday, thursday, friday] = ['2026-11-18', '2026-11-19', '2026-11-20'] as const

const isKnown = async (ticker: string) => {
  const rows = await imports.database
    .selectFrom('companies')
    .select('ticker')
    .where('ticker', '=', ticker)
    .execute()
  return rows.length > 0
}

beforeEach(async () => {
  for (const table of ['prices', 'untradedDays', 'notations', 'importRuns'] as const) {
    await imports.database.deleteFrom(table).execute()
  }
  await imports.database.deleteFrom('companies').where('ticker', 'not in', ['BQNS', 'GDVN']).execute()
  await imports.database.updateTable('companies').set({ sharesAsOf: null, notationsAsOf: null }).execute()
})

describe('a share that the daily file has for the first time', () => {
  it('becomes a company', async () => {
    await imports.importFiles(summaryOf(thursday))
    const report = await imports.importFiles(summaryOf(friday, 'QNEW'))
    expect(report.notes).toEqual(['QNEW is new on 2026-11-20: Contoh Baru Tbk'])
    expect(report.findings).toEqual([])
    expect(report.unknownTickers).toEqual({})
    expect(report.changedCompanies).toEqual(['BQNS', 'QNEW'])
    expect(await imports.company('QNEW')).toMatchObject({
      name: { id: 'Contoh Baru Tbk' },
      shortName: 'Contoh Baru',
      board: { code: 'D' },
      sector: { code: 'A' },
      subSector: { id: 'Minyak, Gas & Batu Bara' },
      subIndustry: { id: 'Produksi Batu Bara', en: 'Coal Production' },
      listedShares: 2_500_000_000,
      ipoPrice: 190,
      listingDate: friday,
    })
    const price = await imports.database
      .selectFrom('prices')
      .select(['day', 'close', 'previous'])
      .where('ticker', '=', 'QNEW')
      .execute()
    expect(price).toEqual([{ day: friday, close: 256, previous: 190 }])
    const again = await imports.importFiles(summaryOf(friday, 'QNEW'))
    expect(again).toMatchObject({ notes: [], tags: [] })
  })

  it('is completed by its profile', async () => {
    await imports.importFiles(summaryOf(thursday))
    await imports.importFiles(summaryOf(friday, 'QNEW'))
    await imports.importFiles({
      'list.json': listJson(
        issuerRow('QNEW', { NamaEmiten: 'PT Contoh Baru Tbk', TanggalPencatatan: `${friday}T00:00:00` }),
      ),
    })
    expect(await imports.company('QNEW')).toMatchObject({
      name: { id: 'PT Contoh Baru Tbk' },
      shortName: 'Contoh Baru',
      phone: '(021) 5550 1000',
      listedShares: 2_500_000_000,
    })
  })

  it('becomes one in a delivery of several days, in any order of names', async () => {
    const { [`StockSummary-${wednesday}.json`]: first = '' } = summaryOf(wednesday)
    const report = await imports.importFiles({
      ...summaryOf(thursday, 'QNEW'),
      ...summaryOf(friday, 'QNEW'),
      'Z.json': first,
    })
    expect(report.notes).toEqual(['QNEW is new on 2026-11-19: Contoh Baru Tbk'])
    expect(report.tables.prices).toEqual({ rows: 5, leftOut: 0 })
    expect(await imports.company('QNEW')).toMatchObject({ listingDate: thursday })
  })

  it('passes strict mode, with another class of it', async () => {
    await imports.importFiles(summaryOf(thursday))
    const report = await imports.importFiles(summaryOf(friday, 'QNEWM', 'QNEW', 'QZZB'), { isStrict: true })
    expect(report.skipped).toEqual({ 'share classes': 2 })
    expect(await isKnown('QNEW')).toBe(true)
    expect(await isKnown('QNEWM')).toBe(false)
  })
})

describe('a share without a company stays unknown', () => {
  it.each([
    { when: 'no earlier day is known', before: [], delivery: summaryOf(friday, 'QNEW') },
    {
      when: 'the trading day before is missing',
      before: [summaryOf(wednesday)],
      delivery: summaryOf(friday, 'QNEW'),
    },
    {
      when: 'an earlier import did not know it',
      before: [summaryOf(wednesday, 'QNEW'), summaryOf(thursday)],
      delivery: summaryOf(friday, 'QNEW'),
    },
    {
      when: 'it is in the first day of the delivery',
      before: [],
      delivery: { ...summaryOf(thursday, 'QNEW'), ...summaryOf(friday, 'QNEW') },
    },
    {
      when: 'the latest day does not have it',
      before: [summaryOf(wednesday)],
      delivery: { ...summaryOf(thursday, 'QNEW'), ...summaryOf(friday) },
    },
    {
      when: 'the site has a later day',
      before: [summaryOf(wednesday), summaryOf(friday)],
      delivery: summaryOf(thursday, 'QNEW'),
    },
  ])('if $when', async ({ before, delivery }) => {
    for (const files of before) await imports.importFiles(files)
    const report = await imports.importFiles(delivery)
    expect(await isKnown('QNEW')).toBe(false)
    expect(Object.keys(report.unknownTickers)).toEqual(['QNEW'])
    // Of its row of each table in each file.
    const files = Object.values(delivery).filter((content) => content.includes('"QNEW"')).length
    expect(report.unknownTickers.QNEW).toBe(3 * files)
  })

  it('if it has been in the files for months', async () => {
    const weekdays = Array.from({ length: 100 }, (_, days) => daysBefore(friday, 99 - days)).filter(
      (day) => !isWeekend(day),
    )
    const [first = '', ...others] = weekdays
    const report = await imports.importFiles(
      Object.assign(summaryOf(first), ...others.map((day) => summaryOf(day, 'QNEW'))),
    )
    expect(await isKnown('QNEW')).toBe(false)
    expect(report.tables['share-counts']?.leftOut).toBe(others.length)
  })

  it('and leaves out its own row of each file', async () => {
    const days = [16, 17, 18, 19, 20].map((day) => summaryOf(`2026-11-${day}`, 'QNEW'))
    const report = await imports.importFiles(Object.assign({}, ...days))
    expect(report.outcome).toBe('imported')
    expect(report.tables['share-counts']).toEqual({ rows: 10, leftOut: 5 })
  })
})

describe('prices before any company', () => {
  it('are left out with one finding that says what to import first', async () => {
    await imports.database.deleteFrom('companies').execute()
    expect(await imports.findingsOf(summaryOf(friday, 'QNEW', 'QOTH'))).toEqual([
      `impossible: StockSummary-${friday}.json: no company is known: import the company profiles of the exchange or companies.csv first, or together with this file`,
    ])
    await imports.importFiles({ ...profiles, ...summaryOf(friday) })
    expect(await isKnown('BQNS')).toBe(true)
  })
})
