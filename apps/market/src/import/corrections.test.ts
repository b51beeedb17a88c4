import { beforeEach, describe, expect, it } from 'vitest'
import { createFile, useImports } from './import-files.fixture.ts'

const imports = useImports()
beforeEach(() => imports.clear('prices'))

const header = 'ticker,date,high,low,close,volume,value,foreign_buy'
const bar = (day: string, rest: string) => `BQNS,2026-03-${day},${rest}`
const first = bar('02', '9100,9000,9000,83222200,750000000000,')

const deliver = (...rows: readonly string[]) => imports.listFindings(createFile('later.csv', header, ...rows))

describe('a stored bar that a later import replaces', () => {
  beforeEach(() => deliver(first))

  it('is reported with the figures that differ', async () => {
    expect(
      await deliver(bar('03', '9100,9000,9000,100,,'), bar('02', '9100,9000,9100,83222200,750000000000,')),
    ).toEqual(['unusual: later.csv, line 3, column close: BQNS 2026-03-02: close 9,000 → 9,100 (+1.1%)'])
    expect(await imports.runSql('select close from prices order by day')).toEqual([[9_100], [9_000]])
  })

  it('is reported once for all its figures', async () => {
    expect(await deliver(bar('02', '9200,9100,9200,8322220,76000000000,'))).toEqual([
      'unusual: later.csv, line 2, column close: BQNS 2026-03-02: high 9,100 → 9,200 (+1.1%), low 9,000 → 9,100 (+1.1%), close 9,000 → 9,200 (+2.2%), volume 83,222,200 → 8,322,220 (-90%), value 750,000,000,000 → 76,000,000,000 (-89.9%)',
    ])
  })

  it.each([
    ['the same', first],
    ['rounded', bar('02', '9100,9000,9000,83222000,750300000000,')],
    ['only completed', bar('02', '9100,9000,9000,83222200,,700')],
  ])('is not reported if it is %s', async (_, row) => {
    expect(await deliver(row)).toEqual([])
  })

  it('is reported without its rounded figures', async () => {
    expect(await deliver(bar('02', '9200,9000,9000,83222000,760000000000,'))).toEqual([
      'unusual: later.csv, line 2: BQNS 2026-03-02: high 9,100 → 9,200 (+1.1%), value 750,000,000,000 → 760,000,000,000 (+1.3%)',
    ])
  })

  it('and that stands twice in the import is reported as both', async () => {
    expect(
      await deliver(bar('02', '9100,9000,9100,83222200,,'), bar('02', '9100,9000,9050,83222200,,')),
    ).toEqual([
      'unusual: later.csv, line 2, column close: BQNS 2026-03-02: close 9,000 → 9,100 (+1.1%)',
      'unusual: later.csv, line 3, column date: BQNS 2026-03-02 stands twice: the later close 9050 replaces close 9100',
    ])
  })
})

describe('listed shares', () => {
  const counts = (day: string, shares: number) => ({
    'counts.csv': `ticker,as_of,listed_shares,issued_shares\nBQNS,${day},${shares},30000000000\n`,
  })
  beforeEach(() => imports.importFiles(counts('2026-03-02', 23_000_000_000)))

  it('of a day are reported if a later import replaces them', async () => {
    expect(await imports.listFindings(counts('2026-03-02', 24_000_000_000))).toContain(
      'unusual: counts.csv, line 2, column listed_shares: BQNS 2026-03-02: listed shares 23,000,000,000 → 24,000,000,000 (+4.3%)',
    )
  })

  it.each([
    { which: 'of a later day', day: '2026-03-03', shares: 24_000_000_000 },
    { which: 'as stored', day: '2026-03-02', shares: 23_000_000_000 },
  ])('$which are not reported', async ({ day, shares }) => {
    expect(await imports.listFindings(counts(day, shares))).toEqual([])
    await imports.database.updateTable('companies').set({ sharesAsOf: null }).execute()
  })
})
