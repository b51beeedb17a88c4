import { describe, expect, it } from 'vitest'
import {
  bankFiling,
  bankLines,
  generalFiling,
  generalLines,
  xbrlFiling,
} from './adapters/xbrl/filing.fixture.ts'
import { companiesCsv, createFile, useImports } from './import-files.fixture.ts'
import { findingText } from './reading/import-findings.ts'

const imports = useImports()

const { importFiles: imported, marks } = imports

function toCsvLines(ticker: string, end: string, restated: string, lines: Readonly<Record<string, number>>) {
  return Object.entries(lines).map(([item, value]) => `${ticker},${end},12,${item},${value},${restated}`)
}

const createTable = (name: string, ...rows: readonly string[]) =>
  createFile(name, 'ticker,period_end,months,item,value,restated', ...rows)
const csv = (...rows: readonly string[]) => createTable('statements.csv', ...rows)

it('a file whose periods do not stand together is left out, and stored statements and other files stay as they are', async () => {
  const period = toCsvLines('BQNS', '2023-12-31', 'no', bankLines)
  await imported(csv(...period))
  const [first = '', ...others] = toCsvLines('BQNS', '2024-12-31', 'no', bankLines)
  const report = await imported({
    ...createTable('a.csv', ...period.slice(0, 1), first, ...period.slice(1), ...others),
    ...createTable('b.csv', ...toCsvLines('BQNS', '2022-12-31', 'no', bankLines)),
  })
  expect(report.findings.flatMap(({ listed }) => listed.map(findingText))).toEqual([
    'a.csv, line 4, column period_end: the rows of BQNS 2023-12-31 do not stand together: sort the file by ticker and period',
  ])
  const lines = Object.keys(bankLines).length
  expect(
    await imports.runSql('select year, count(*)::int from statement_values group by year order by year'),
  ).toEqual([
    [2022, lines],
    [2023, lines],
  ])
  await imports.clear('statementPeriods', 'figureMarks')
})

describe('an XBRL filing', () => {
  const restated = `is_restated from statement_periods where ticker = 'GDVN' order by year`

  it('of a bank gives the same statement as our CSV', async () => {
    const report = await imported({ 'instance.xbrl': xbrlFiling(bankFiling) })
    expect(report.findings).toEqual([])
    expect(report.changedCompanies).toEqual(['BQNS'])
    const again = await imported(csv(...toCsvLines('BQNS', '2025-12-31', 'no', bankLines)))
    expect(again.findings).toEqual([])
    expect(again.tags).toEqual([])
  })

  it('of general industry gives the same statements as our CSV, and its settings to a company without any', async () => {
    const report = await imported({ 'instance.xbrl': xbrlFiling(generalFiling) })
    expect(report.findings).toEqual([])
    expect(await imports.company('GDVN')).toMatchObject({
      statementLayout: 'general',
      statementCurrency: 'USD',
      fiscalYearEnd: 6,
    })
    expect(await imports.runSql(`select year, months, period_end, currency, ${restated}`)).toEqual([
      [2025, 12, '2025-06-30', 'USD', false],
      [2026, 12, '2026-06-30', 'USD', false],
    ])
    const rows = generalLines.flatMap(({ end, lines }) => toCsvLines('GDVN', end, 'no', lines))
    const again = await imported(csv(...rows))
    expect(again.findings).toEqual([])
    expect(again.tags).toEqual([])
  })

  it('in another currency than the stored statements is left out', async () => {
    const filing = xbrlFiling({ ...generalFiling, currency: 'IDR', currencyText: 'Rupiah / IDR' })
    const message =
      /^impossible: instance\.xbrl, line \d+, column currency: is IDR, GDVN has USD: to change it, set /
    expect(await imports.listFindings({ 'instance.xbrl': filing })).toEqual([
      expect.stringMatching(message),
      expect.stringMatching(message),
      expect.stringContaining('all rows of GDVN 2026-06-30 are left out'),
      expect.stringContaining('all rows of GDVN 2025-06-30 are left out'),
    ])
  })

  it('that repeats a period with other figures restates it', async () => {
    const [current, prior] = generalFiling.periods
    if (!current || !prior) throw new Error('the fixture has no prior period')
    const revised = { ...prior, flows: { ...prior.flows, SalesAndRevenue: 440 } }
    const own = { ...generalFiling, periods: [prior] }
    // The filing of the earlier year comes later in the folder, but is older.
    const report = await imported({
      'a.xbrl': xbrlFiling({ ...generalFiling, periods: [current, revised] }),
      'b.xbrl': xbrlFiling(own),
    })
    expect(report.notes).toContain(
      'b.xbrl: GDVN 2025-06-30 is left out, because a.xbrl repeats it for comparison',
    )
    expect((await imports.runSql(`select ${restated}`)).flat()).toEqual([true, false])
  })
})

it('a statement in a currency that the company has left is stored, but not shown', async () => {
  const shown = async () => {
    const response = await imports.app.request('/apids/companies/GDVN/statements?kind=balance-sheet', {})
    return response.json()
  }
  expect(await shown()).toMatchObject({ currency: 'USD', asOf: '2026-06-30' })
  await imported({
    'companies.csv': companiesCsv(['GDVN'], { statement_currency: 'IDR', fiscal_year_end: '6' }),
  })
  expect(await shown()).toMatchObject({ currency: 'IDR', columns: [], asOf: null })
  await imported({
    'companies.csv': companiesCsv(['GDVN'], { statement_currency: 'USD', fiscal_year_end: '6' }),
  })
})

describe('an inconsistent statement', () => {
  const lines = (more: Readonly<Record<string, number>>) =>
    csv(
      ...toCsvLines('BQNS', '2024-12-31', 'no', {
        totalAssets: 1_000,
        totalLiabilities: 800,
        totalEquity: 200,
        ...more,
      }),
    )

  it('that does not balance is imported and marked until it is corrected', async () => {
    const report = await imported(lines({ totalLiabilities: 500 }))
    expect(report.findings).toMatchObject([{ level: 'unusual', code: 'unbalanced', count: 1 }])
    expect(await marks()).toEqual(['BQNS 2024-12 unbalanced'])
    expect((await imported(lines({ totalLiabilities: 500 }))).tags).toEqual([])
    expect((await imported(lines({}))).findings).toEqual([])
    expect(await marks()).toEqual([])
  })

  it('with a total that differs by less than 1% is imported and marked', async () => {
    const report = await imported(
      lines({ interestIncome: 1_000, interestExpense: 400, netInterestIncome: 605 }),
    )
    expect(report.findings).toMatchObject([{ level: 'unusual', code: 'sumDiffers' }])
    expect(await marks()).toEqual(['BQNS 2024-12 sumDiffers'])
  })

  it('with a total that differs by more is left out', async () => {
    const files = lines({ interestIncome: 1_000, interestExpense: 400, netInterestIncome: 6_000 })
    expect(await imports.listFindings(files)).toEqual([
      'impossible: statements.csv, line 7, column value: netInterestIncome of BQNS 2024-12-31 is 6000, by netInterestIncome = interestIncome - interestExpense it is 600',
      'impossible: statements.csv, line 2: all rows of BQNS 2024-12-31 are left out, because one of them is',
    ])
    await imported(lines({}))
  })

  it('whose cash does not tie is marked until the other statement is corrected', async () => {
    const year = (ending: number) => csv(...toCsvLines('BQNS', '2023-12-31', 'no', { ending }))
    const next = lines({ beginning: 90 })
    expect((await imported({ ...year(100) })).findings).toEqual([])
    const report = await imported(next)
    expect(report.findings[0]?.listed[0]?.message).toBe(
      'beginning of BQNS 2024-12-31 is 90, 2023-12-31 ended with 100',
    )
    expect(await marks()).toEqual(['BQNS 2024-12 cashMismatch'])
    expect((await imported(year(90))).changedCompanies).toEqual(['BQNS'])
    expect(await marks()).toEqual([])
  })
})

describe('the ratio list', () => {
  const list = (assets: number) => ({
    'ratios.json': JSON.stringify({
      // Billions of rupiah.
      data: [{ code: 'BQNS', fsDate: '2025-12-31', assets, equity: 40, deRatio: 6.2 }],
    }),
  })

  it('marks statements that differ, and changes no figure', async () => {
    const report = await imported(list(310))
    expect(report.findings).toMatchObject([{ level: 'unusual', code: 'ratioDiffers', count: 1 }])
    expect(report.findings[0]?.listed[0]?.message).toBe(
      'totalAssets of BQNS 2025-12-31 is 310000, by its statement it is 295000',
    )
    expect(await marks()).toEqual(['BQNS 2025-12 ratioDiffers'])
    expect((await imported(csv(...toCsvLines('BQNS', '2025-12-31', 'no', bankLines)))).tags).toEqual([])
  })

  it('within its rounding confirms the statement', async () => {
    const report = await imported(list(295.04))
    expect(report.findings).toEqual([])
    expect(await marks()).toEqual([])
  })
})
