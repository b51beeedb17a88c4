import { beforeEach, describe, expect, it } from 'vitest'
import { useImports } from './import-files.fixture.ts'

const imports = useImports()
beforeEach(() => imports.database.deleteFrom('prices').execute())

const header = 'ticker,date,high,low,close,volume,value,foreign_buy'
const bar = (day: string, rest: string) => `BQNS,2026-03-${day},${rest}`
const first = bar('02', '9100,9000,9000,83222200,750000000000,')

function deliver(...rows: readonly string[]) {
  return imports.findingsOf({ 'later.csv': `${[header, ...rows].join('\n')}\n` })
}

describe('a stored bar that a later import replaces', () => {
  beforeEach(() => deliver(first))

  it('is reported with the figures that differ', async () => {
    expect(
      await deliver(bar('03', '9100,9000,9000,100,,'), bar('02', '9100,9000,9100,83222200,750000000000,')),
    ).toEqual(['unusual: later.csv, line 3: BQNS 2026-03-02: close 9,000 → 9,100 (+1.1%)'])
    const stored = await imports.database.selectFrom('prices').select('close').orderBy('day').execute()
    expect(stored).toEqual([{ close: 9_100 }, { close: 9_000 }])
  })

  it('is reported once for all its figures', async () => {
    expect(await deliver(bar('02', '9200,9100,9200,8322220,76000000000,'))).toEqual([
      'unusual: later.csv, line 2: BQNS 2026-03-02: high 9,100 → 9,200 (+1.1%), low 9,000 → 9,100 (+1.1%), close 9,000 → 9,200 (+2.2%), volume 83,222,200 → 8,322,220 (-90%), value 750,000,000,000 → 76,000,000,000 (-89.9%)',
    ])
  })

  it('is reported if the day turns out to be without a trade', async () => {
    expect(await deliver(bar('02', '0,0,9000,0,,'))).toEqual([
      'unusual: later.csv, line 2: BQNS 2026-03-02: close 9,000 → no trade',
    ])
  })

  it.each([
    ['the same', first],
    ['only completed', bar('02', '9100,9000,9000,83222200,,700')],
  ])('is not reported if it is %s', async (_, row) => {
    expect(await deliver(row)).toEqual([])
  })

  it('and that stands twice in the import is reported as both', async () => {
    expect(
      await deliver(bar('02', '9100,9000,9100,83222200,,'), bar('02', '9100,9000,9050,83222200,,')),
    ).toEqual([
      'unusual: later.csv, line 2: BQNS 2026-03-02: close 9,000 → 9,100 (+1.1%)',
      'unusual: later.csv, line 3, column date: BQNS 2026-03-02 stands twice: the later close 9050 replaces close 9100',
    ])
  })
})
