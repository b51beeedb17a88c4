import { isWeekend } from '@site/finance/trading-calendar.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { daysBefore } from '#market/calendar/days.ts'
import { issuerRow, listJson } from './adapters/exchange/company-profile/company-list.fixture.ts'
import { summaryJson } from './adapters/exchange/stock-summary.fixture.ts'
import { useImports } from './import-files.fixture.ts'

const imports = useImports()

const shareNames = { QNEW: 'Contoh Baru Tbk.', QZZB: 'Contoh Zeta Seri B' }

/** The file of a day with a bank, and these other shares. */
function createSummary(day: string, ...tickers: readonly string[]) {
  // A day with the figures of the one before would be held back.
  const volume = 45_000_000 + 100 * Number(day.slice(-2))
  const row = [190, 0, 256, 256, 256, volume, 256 * volume, 120, 2_500_000_000, 0, 0, 0, 0, 0]
  const bank = [4120, 0, 4120, 4120, 4120, 100, 412_000, 1, 23_166_000_000, 0, 0, 0, 0, 0]
  const rows = [
    ['BQNS', '--MO1140000000G111------------', ...bank],
    ...tickers.map((ticker) => [ticker, '--MO2140000000A121------------', ...row]),
  ]
  return { [`StockSummary-${day}.json`]: summaryJson(day, rows, shareNames) }
}

const createProfiles = (tickers: readonly string[]) => ({
  'profiles.json': listJson(
    issuerRow('BQNS'),
    ...tickers.map((ticker) => issuerRow(ticker, { NamaEmiten: `PT ${ticker} Tbk` })),
  ),
})
const [wednesday, thursday, friday] = ['2026-11-18', '2026-11-19', '2026-11-20'] as const

const isKnown = async (ticker: string) =>
  (await imports.runSql(`select ticker from companies where ticker = '${ticker}'`)).length > 0

beforeEach(async () => {
  await imports.clear('prices', 'untradedDays', 'notations', 'importRuns')
  await imports.database.deleteFrom('companies').where('ticker', 'not in', ['BQNS', 'GDVN']).execute()
  await imports.database.updateTable('companies').set({ sharesAsOf: null, notationsAsOf: null }).execute()
})

describe('a share that the daily file has for the first time', () => {
  it('becomes a company', async () => {
    await imports.importFiles(createSummary(thursday))
    const report = await imports.importFiles(createSummary(friday, 'QNEW'))
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
      // Its reference price may be that of a relisting.
      ipoPrice: null,
      listingDate: friday,
    })
    expect(await imports.runSql(`select day, close, previous from prices where ticker = 'QNEW'`)).toEqual([
      [friday, 256, 190],
    ])
    const again = await imports.importFiles(createSummary(friday, 'QNEW'))
    expect(again).toMatchObject({ notes: [], tags: [] })
  })

  it('becomes one in a delivery of several days, in any order of names', async () => {
    const { [`StockSummary-${wednesday}.json`]: first = '' } = createSummary(wednesday)
    const report = await imports.importFiles({
      ...createSummary(thursday, 'QNEW'),
      ...createSummary(friday, 'QNEW'),
      'Z.json': first,
    })
    expect(report.notes).toEqual(['QNEW is new on 2026-11-19: Contoh Baru Tbk'])
    expect(report.tables.prices).toEqual({ rows: 5, leftOut: 0 })
    expect(await imports.company('QNEW')).toMatchObject({ listingDate: thursday })
  })

  it('passes strict mode, with another class of it', async () => {
    await imports.importFiles(createSummary(thursday))
    const report = await imports.importFiles(createSummary(friday, 'QNEWM', 'QNEW', 'QZZB'), {
      isStrict: true,
    })
    expect(report.skipped).toEqual({ 'share classes': 2 })
    expect(await isKnown('QNEW')).toBe(true)
    expect(await isKnown('QNEWM')).toBe(false)
  })
})

describe('a share without a company stays unknown', () => {
  it.each([
    { when: 'no earlier day is known', before: [], delivery: createSummary(friday, 'QNEW') },
    {
      when: 'the trading day before is missing',
      before: [createSummary(wednesday)],
      delivery: createSummary(friday, 'QNEW'),
    },
    {
      when: 'an earlier import did not know it',
      before: [createSummary(wednesday, 'QNEW'), createSummary(thursday)],
      delivery: createSummary(friday, 'QNEW'),
    },
    {
      when: 'it is in the first day of the delivery',
      before: [],
      delivery: { ...createSummary(thursday, 'QNEW'), ...createSummary(friday, 'QNEW') },
    },
    {
      when: 'the latest day does not have it',
      before: [createSummary(wednesday)],
      delivery: { ...createSummary(thursday, 'QNEW'), ...createSummary(friday) },
    },
    {
      when: 'the site has a later day',
      before: [createSummary(wednesday), createSummary(friday)],
      delivery: createSummary(thursday, 'QNEW'),
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
      Object.assign(createSummary(first), ...others.map((day) => createSummary(day, 'QNEW'))),
    )
    expect(await isKnown('QNEW')).toBe(false)
    expect(report.tables['share-counts']?.leftOut).toBe(others.length)
  })
})

describe('a share that is missing on a partial day', () => {
  const companies = ['QLAA', 'QLAB', 'QLAC', 'QLAD']
  beforeEach(() =>
    imports.importFiles({ ...createProfiles(companies), ...createSummary(wednesday, ...companies) }),
  )

  it.each([
    { day: 'day before', before: companies.slice(0, 2), after: companies },
    { day: 'own day', before: companies, after: companies.slice(0, 2) },
  ])('stays unknown if its $day is partial', async ({ before, after }) => {
    const report = await imports.importFiles({
      ...createSummary(thursday, ...before),
      ...createSummary(friday, ...after, 'QNEW'),
    })
    expect(await isKnown('QNEW')).toBe(false)
    expect(report.notes).toEqual([])
  })

  it.each([
    { which: 'a partial day', before: companies.slice(0, 2), isNew: false },
    { which: 'a whole day', before: companies, isNew: true },
  ])('after $which that is stored is new: $isNew', async ({ before, isNew }) => {
    await imports.importFiles(createSummary(thursday, ...before))
    await imports.importFiles(createSummary(friday, ...companies, 'QNEW'))
    expect(await isKnown('QNEW')).toBe(isNew)
  })
})

it('a share of a held day becomes a company with the whole day', async () => {
  const companies = [...'ABCDEFGHIJK'].map((letter) => `QLA${letter}`)
  await imports.importFiles({ ...createProfiles(companies), ...createSummary(thursday, ...companies) })
  const createFriday = (...tickers: readonly string[]) => {
    const { [`StockSummary-${friday}.json`]: content = '' } = createSummary(friday, ...tickers)
    return { 'friday.json': content.replaceAll('"Previous":190', '"Previous":256') }
  }
  const held = await imports.importFiles(createFriday(...companies.slice(6), 'QNEW'))
  expect(held).toMatchObject({ outcome: 'held', unknownTickers: {} })
  expect(await isKnown('QNEW')).toBe(false)
  await imports.importFiles(createFriday(...companies, 'QNEW'))
  expect(await isKnown('QNEW')).toBe(true)
})

describe('a share that takes the place of another one', () => {
  const createProfile = (name: string) => ({
    'profiles.json': listJson(issuerRow('BQNS'), issuerRow('QLAA', { NamaEmiten: name })),
  })
  const renamed = 'QNEW may be the new ticker of QLAA, which is missing on 2026-11-20'

  it.each([
    { by: 'listed shares', name: 'PT Contoh Lama Tbk', shares: 2_500_000_000, found: renamed },
    { by: 'name', name: 'PT CONTOH BARU TBK', shares: 1_000_000_000, found: renamed },
  ])('is a possible rename by its $by', async ({ name, shares, found }) => {
    const before = createSummary(thursday, 'QLAA')[`StockSummary-${thursday}.json`] ?? ''
    await imports.importFiles({
      ...createProfile(name),
      'before.json': before.replaceAll('2500000000', String(shares)),
    })
    expect(await imports.listFindings(createSummary(friday, 'QNEW'))).toEqual([
      expect.stringMatching(/^impossible: .*QNEW is not a company/),
      expect.stringContaining(`${found}: it becomes a company only with a profile of its own`),
    ])
    expect(await isKnown('QNEW')).toBe(false)
  })

  it('is a possible rename within a delivery of several days', async () => {
    await imports.importFiles(createProfile('PT Contoh Lama Tbk'))
    const findings = await imports.listFindings({
      ...createSummary(wednesday, 'QLAA'),
      ...createSummary(thursday, 'QLAA'),
      ...createSummary(friday, 'QNEW'),
    })
    expect(findings).toContainEqual(expect.stringContaining(renamed))
    expect(await isKnown('QNEW')).toBe(false)
  })

  it('is no company of its own with the name of one that is still there', async () => {
    await imports.importFiles({ ...createProfile('PT Contoh Baru Tbk'), ...createSummary(thursday, 'QLAA') })
    const findings = await imports.listFindings(createSummary(friday, 'QLAA', 'QNEW'))
    expect(findings).toContainEqual(expect.stringContaining('QNEW has the name of QLAA: it becomes'))
    expect(await isKnown('QNEW')).toBe(false)
  })

  it('is new if the others are still there', async () => {
    await imports.importFiles({ ...createProfile('PT Contoh Lama Tbk'), ...createSummary(thursday, 'QLAA') })
    await imports.importFiles(createSummary(friday, 'QLAA', 'QNEW'))
    expect(await isKnown('QNEW')).toBe(true)
  })
})

it.each([
  { after: 'New Year', before: '2026-12-30', day: '2027-01-04', isNew: true },
  { after: 'a weekday that may be a holiday', before: '2027-01-05', day: '2027-01-07', isNew: true },
  { after: 'more than ten weekdays', before: '2027-01-05', day: '2027-01-20', isNew: false },
])('in a year without known holidays a share after $after is new: $isNew', async ({ before, day, isNew }) => {
  const options = { lastDay: '2027-12-31' }
  await imports.importFiles(createSummary(before), options)
  await imports.importFiles(createSummary(day, 'QNEW'), options)
  expect(await isKnown('QNEW')).toBe(isNew)
})
