import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readText, recognizesText } from '../adapter-records.fixture.ts'
import { createZip } from '../zip-file.fixture.ts'
import { bankFiling, bankLines, generalFiling, generalLines, xbrlFiling } from './filing.fixture.ts'
import { xbrlAdapter } from './xbrl-adapter.ts'

const bank = xbrlFiling(bankFiling)

async function readStatements(content: string | Buffer) {
  const { cells } = await readText(xbrlAdapter, content)
  return cells.statements ?? []
}

function toAmounts(rows: readonly Readonly<Record<string, string>>[]) {
  return Object.fromEntries(rows.map(({ item = '', value }) => [item, Number(value)]))
}

const recognizes = (content: string | Buffer) => recognizesText(xbrlAdapter, content)

describe('a filing of a bank', () => {
  it('has the lines of the layout, in millions', async () => {
    expect(toAmounts(await readStatements(bank))).toEqual(bankLines)
  })

  it('states what it is about', async () => {
    const [first] = await readStatements(bank)
    expect(first).toMatchObject({
      ticker: 'BQNS',
      period_end: '2025-12-31',
      months: '12',
      restated: 'no',
      layout: 'bank',
      currency: 'IDR',
      fiscal_year_end: '12',
    })
  })
})

describe('a filing of a bank that states its savings', () => {
  it.each([
    { name: 'by party', stated: { SavingsThirdParties: 80, WadiahSavingsRelatedParties: 3 }, savings: 83 },
    { name: 'in total', stated: { SavingsDeposits: 81 }, savings: 81 },
    { name: 'by party and in total', stated: { SavingsThirdParties: 80, SavingsDeposits: 81 }, savings: 80 },
    { name: 'nowhere', stated: {}, savings: undefined },
  ])('$name has them as $savings', async ({ stated, savings }) => {
    const periods = bankFiling.periods.map(
      ({ balances: { SavingsThirdParties: _, ...others }, ...period }) => ({
        ...period,
        balances: { ...others, ...stated },
      }),
    )
    const lines = toAmounts(await readStatements(xbrlFiling({ ...bankFiling, periods })))
    expect(lines).toMatchObject({ timeDeposits: 94_000 })
    expect(lines.savings).toBe(savings)
  })
})

describe('a filing of general industry', () => {
  it('has the current period and prior ones with all statements', async () => {
    const rows = await readStatements(xbrlFiling(generalFiling))
    const ends = [...new Set(rows.map(({ period_end }) => period_end))]
    expect(
      ends.map((end) => ({ end, lines: toAmounts(rows.filter((row) => row.period_end === end)) })),
    ).toEqual(generalLines)
    expect(rows.find(({ period_end }) => period_end === '2025-06-30')).toMatchObject({
      months: '12',
      restated: '',
      layout: 'general',
      currency: 'USD',
      fiscal_year_end: '6',
    })
  })

  it('keeps the fractions of a million', async () => {
    const [period] = generalFiling.periods
    if (!period) throw new Error('the fixture has no period')
    const odd = { ...period, balances: { Assets: 1_234.567891, Equity: -0.000001 } }
    const rows = await readStatements(xbrlFiling({ ...generalFiling, periods: [odd] }))
    expect(rows.filter(({ item = '' }) => ['totalAssets', 'totalEquity'].includes(item))).toMatchObject([
      { value: '1234.567891' },
      { value: '-0.000001' },
    ])
  })

  it('of an interim period has no comparative period without its balance sheet', async () => {
    const sample = readFileSync(new URL('./instance.fixture.xbrl', import.meta.url), 'utf8')
    const rows = await readStatements(sample)
    expect(
      new Set(rows.map(({ ticker, period_end, months }) => `${ticker} ${period_end} ${months}`)),
    ).toEqual(new Set(['AIRQ 2026-09-30 9']))
    expect(toAmounts(rows)).toEqual({
      cash: 155_000,
      otherCurrentAssets: 265_000,
      currentAssets: 420_000,
      otherNonCurrentAssets: 980_000,
      totalAssets: 1_400_000,
      currentLiabilities: 210_000,
      otherNonCurrentLiabilities: 400_000,
      totalLiabilities: 610_000,
      totalEquity: 790_000,
      revenue: 512_000,
      costOfRevenue: 282_000,
      grossProfit: 230_000,
      profitBeforeTax: 121_000,
      tax: 27_000,
      netProfit: 94_000,
      parentProfit: 93_000,
      eps: 16.61,
      operating: 132_000,
      investing: -88_000,
      financing: -30_000,
      netChange: 14_000,
      beginning: 141_000,
      ending: 154_800,
    })
  })
})

it.each([
  { name: 'an instance', content: bank, isRecognized: true },
  {
    name: 'a taxonomy',
    content: '<xsd:schema xmlns:xbrli="http://www.xbrl.org/2003/instance"/>',
    isRecognized: false,
  },
  { name: 'a CSV file', content: 'ticker,period_end\n', isRecognized: false },
])('a file that is $name is recognized: $isRecognized', async ({ content, isRecognized }) => {
  expect(await recognizes(content)).toBe(isRecognized)
})

describe('a ZIP file', () => {
  it.each(['instance.xbrl', 'INSTANCE.XBRL'])('is read if it has an instance, %s', async (name) => {
    const zip = createZip({ name: 'Taxonomy.xsd', content: '<x/>' }, { name, content: bank })
    expect(await recognizes(zip)).toBe(true)
    expect(toAmounts(await readStatements(zip))).toEqual(bankLines)
  })

  it('is not recognized without one', async () => {
    expect(await recognizes(createZip({ name: 'xl/workbook.xml', content: '<x/>' }))).toBe(false)
  })

  it('that was cut is recognized, and cannot be read', async () => {
    const zip = createZip({ name: 'instance.xbrl', content: bank }).subarray(0, 900)
    expect(await recognizes(zip)).toBe(true)
    await expect(readStatements(zip)).rejects.toThrow(/^is not a complete ZIP file: /)
  })

  it('that unpacks to more than the size that it states cannot be read', async () => {
    const zip = createZip({ name: 'instance.xbrl', content: Buffer.alloc(1024 * 1024), statedSize: 1_000 })
    await expect(readStatements(zip)).rejects.toThrow(/^is not a complete ZIP file: too many bytes/)
  })
})

const root = '<xbrli:xbrl xmlns:xbrli="http://www.xbrl.org/2003/instance">'
it.each([
  { name: 'that was cut', content: bank.slice(0, 5_000), message: /^is not complete XML: / },
  {
    name: 'with an entity bomb',
    content: `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>${root}&b;</xbrli:xbrl>`,
    message: 'has a document type declaration, which XBRL filings do not have',
  },
  {
    name: 'with an undeclared entity',
    content: `${root}&b;</xbrli:xbrl>`,
    message: /^is not complete XML: .*undefined entity/,
  },
  {
    name: 'that is nested deeply',
    content: `${root}${'<a>'.repeat(100)}`,
    message: 'is nested more than 50 levels deep',
  },
  {
    name: 'of another format',
    content: '<html xmlns="http://www.w3.org/1999/xhtml"/>',
    message: 'is not an XBRL instance',
  },
  {
    name: 'of another taxonomy',
    content: bank.replaceAll('www.idx.co.id/xbrl/taxonomy', 'example.org/taxonomy'),
    message: 'has no profit or cash flow of the exchange’s taxonomy for its period',
  },
  {
    name: 'without a company',
    content: bank.replaceAll('bqns_user', '1').replace(/<idx-dei:EntityCode.*/, ''),
    message: 'does not name its company (EntityCode)',
  },
])('an invalid instance $name cannot be read', async ({ content, message }) => {
  await expect(readStatements(content)).rejects.toThrow(message)
})
