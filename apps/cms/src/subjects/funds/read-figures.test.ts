import { describe, expect, it } from 'vitest'
import { figureColumns } from './import-outcome.ts'
import { readFigures } from './read-figures.ts'

const known = [
  { code: 'SGR-PU', navDate: '2026-11-20' },
  { code: 'LBY-KAS', navDate: '2026-11-20' },
]
const heading = figureColumns.join(';')

async function read(...lines: string[]) {
  const bytes = new TextEncoder().encode([heading, ...lines].join('\n'))
  return readFigures(
    (async function* () {
      yield bytes
    })(),
    known,
  )
}

describe('readFigures', () => {
  it('reads decimals with a comma or a period, a minus sign of any kind, and empty returns', async () => {
    const { figures, total } = await read(
      'sgr-pu;1684,3127;2026-11-23;−0,4;4.32;4,9;',
      'LBY-KAS;1297.88;2026-11-20;0;0;0;0',
    )
    expect(total).toBe(0)
    expect(figures.get('SGR-PU')).toEqual({
      nav: 1684.3127,
      navDate: '2026-11-23',
      returns: { month: -0.4, yearToDate: 4.32, year: 4.9, threeYears: null },
    })
    expect(figures.get('LBY-KAS')?.nav).toBe(1297.88)
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
    const { errors } = await read('LBY-KAS;1297.88;2026-11-20;0;0;0;0', row)
    expect(errors).toEqual([{ line: 3, column, error }])
  })

  it('names a fund that occurs twice', async () => {
    const row = 'SGR-PU;1;2026-11-23;;;;'
    expect((await read(row, row)).errors).toEqual([{ line: 3, column: 'code', error: 'codeTwice' }])
  })
})
