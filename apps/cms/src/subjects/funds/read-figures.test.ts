import { tradingCalendar } from '@site/finance/trading-calendar.ts'
import { describe, expect, it } from 'vitest'
import { figureColumns } from './import-outcome.ts'
import { readFigures } from './read-figures.ts'

const returns = { month: null, yearToDate: null, year: null, threeYears: null }
const earlierNavs = [
  ['2026-10-23', 1290],
  ['2025-12-30', 1240],
] as const
const known = (
  [
    { id: 1, code: 'SGR-PU', kind: 'moneyMarket', nav: 1684, navDate: '2026-11-20' },
    { id: 2, code: 'LBY-KAS', kind: 'moneyMarket', nav: 1297.8804, navDate: '2026-11-20' },
    { id: 3, code: 'BERN-SHM', kind: 'equity', nav: 1000, navDate: '2026-08-21' },
    { id: 4, code: 'OBL', kind: 'fixedIncome', nav: 1000, navDate: '2026-11-20' },
  ] as const
).map(({ id, code, kind, nav, navDate }) => ({
  id,
  code,
  name: code,
  kind,
  figures: { nav, navDate, returns },
  history: new Map<string, number>([...(code === 'LBY-KAS' ? earlierNavs : []), [navDate, nav]]),
}))
const heading = figureColumns.join(';')

async function read(...lines: string[]) {
  const bytes = new TextEncoder().encode([heading, ...lines].join('\n'))
  return readFigures(
    (async function* () {
      yield bytes
    })(),
    known,
    tradingCalendar([]),
  )
}

describe('readFigures', () => {
  it('reads decimals with a comma or a period, a minus sign of any kind, and empty returns', async () => {
    const { readable, total } = await read(
      'sgr-pu;1684,3127;2026-11-23;−0,4;4.32;4,9;',
      'LBY-KAS;1297.88;2026-11-20;;;0;0',
    )
    expect(total).toBe(0)
    expect(readable).toMatchObject([
      {
        after: {
          nav: 1684.3127,
          navDate: '2026-11-23',
          returns: { month: -0.4, yearToDate: 4.32, year: 4.9, threeYears: null },
        },
      },
      { line: 3, code: 'LBY-KAS', after: { nav: 1297.88 } },
    ])
  })

  it.each([
    { name: 'an unknown fund', row: 'XYZ;1;2026-11-23;;;;', column: 'code', error: 'codeUnknown' },
    { name: 'a NAV of zero', row: 'SGR-PU;0;2026-11-23;;;;', column: 'nav', error: 'nav' },
    { name: 'a NAV of words', row: 'SGR-PU;n/a;2026-11-23;;;;', column: 'nav', error: 'number' },
    { name: 'a NAV with thousands', row: 'SGR-PU;1.684;2026-11-23;;;;', column: 'nav', error: 'number' },
    {
      name: 'a return below −100%',
      row: 'SGR-PU;1;2026-11-23;;;-101;',
      column: 'return_1y',
      error: 'return',
    },
    { name: 'another date format', row: 'SGR-PU;1;23/11/2026;;;;', column: 'nav_date', error: 'day' },
    { name: 'a day that does not exist', row: 'SGR-PU;1;2026-11-31;;;;', column: 'nav_date', error: 'day' },
    { name: 'a future day', row: 'SGR-PU;1;2099-01-04;;;;', column: 'nav_date', error: 'future' },
    {
      name: 'a day before the one on the site',
      row: 'SGR-PU;1;2026-11-19;;;;',
      column: 'nav_date',
      error: 'older',
    },
  ])('names the line and column of $name', async ({ row, column, error }) => {
    const { errors } = await read('LBY-KAS;1297.8804;2026-11-20;;;;', row)
    expect(errors).toEqual([{ line: 3, column, error }])
  })

  it('names a fund that occurs twice', async () => {
    const row = 'SGR-PU;1684.5;2026-11-23;;;;'
    expect((await read(row, row)).errors).toEqual([{ line: 3, column: 'code', error: 'codeTwice' }])
  })
})

describe('a row of the NAV import', () => {
  it.each([
    // A money market fund gained 31% in five trading days, and 900% in a month.
    { row: 'LBY-KAS;1700;2026-11-27;900;;;', found: ['nav navChange', 'return_1m returnChange'] },
    { row: 'LBY-KAS;1309;2026-11-23;;;;', found: ['nav navChange'] },
    { row: 'LBY-KAS;1303;2026-11-23;;;;', found: [] },
    { row: 'LBY-KAS;129.79;2026-11-23;;;;', found: ['nav navChange'] },
    { row: 'OBL;1038;2026-11-23;;;;', found: ['nav navChange'] },
    { row: 'OBL;966;2026-11-23;;;;', found: [] },
    { row: 'BERN-SHM;1130;2026-08-24;;;;', found: ['nav navChange'] },
    { row: 'BERN-SHM;890;2026-08-24;;;;', found: [] },
    // The same change is possible in the 65 trading days after August 21.
    { row: 'BERN-SHM;1130;2026-11-23;;;;', found: [] },
    { row: 'LBY-KAS;1297.9;2026-11-21;;;;', found: ['nav_date weekend'] },
    { row: 'LBY-KAS;1297.9;2026-11-22;;;;', found: ['nav_date weekend'] },
    { row: 'BERN-SHM;1001;2026-08-25;;;;', found: ['nav_date holiday'] },
    // The site has 1,290 of October 23, and 1,240 of the last trading day of 2025.
    { row: 'LBY-KAS;1298;2026-11-23;0.62;4.68;;', found: [] },
    { row: 'LBY-KAS;1298;2026-11-23;2;;;', found: ['return_1m returnAgainstNav'] },
    { row: 'LBY-KAS;1298;2026-11-23;-0.62;;;', found: ['return_1m returnAgainstNav'] },
    { row: 'LBY-KAS;1298;2026-11-23;;0.05;;', found: ['return_ytd returnAgainstNav'] },
    { row: 'LBY-KAS;1298;2026-11-23;;;49;', found: ['return_1y returnChange'] },
    { row: 'LBY-KAS;1298;2026-11-23;;;;-80', found: ['return_3y returnChange'] },
    { row: 'LBY-KAS;1298;2026-11-23;;;4.9;14.2', found: [] },
  ])('is compared with what its kind of fund can do: $row', async ({ row, found }) => {
    const { errors } = await read(row)
    expect(errors.map(({ line, column, error }) => `${line} ${column} ${error}`)).toEqual(
      found.map((each) => `2 ${each}`),
    )
  })
})
