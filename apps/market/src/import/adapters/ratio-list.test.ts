import { describe, expect, it } from 'vitest'
import { readText } from './adapter-records.fixture.ts'
import { ratioList } from './ratio-list.ts'

const row = {
  code: 'BQNS',
  sharia: 'S',
  fsDate: '2026-09-30',
  fiscalYearEnd: 'Dec',
  assets: 299_352.1,
  profitPeriod: 4_282,
  eps: 183,
  deRatio: 6.17,
}

describe('the ratio list', () => {
  it('has amounts in millions', async () => {
    const { cells } = await readText(ratioList, JSON.stringify({ totalRecords: 1, data: [row] }))
    const place = { ticker: 'BQNS', period_end: '2026-09-30' }
    expect(cells['ratio-checks']).toEqual([
      { ...place, figure: 'totalAssets', value: '299352100' },
      { ...place, figure: 'netProfit', value: '4282000' },
      { ...place, figure: 'debtToEquity', value: '6.17' },
    ])
  })

  it('has the English names of industries, as far as they are filled', async () => {
    const named = {
      ...row,
      subSector: 'Banks',
      industry: ' Banks ',
      subIndustry: '',
      subIndustryCode: 'G111',
    }
    const { cells } = await readText(ratioList, JSON.stringify({ data: [named, row] }))
    expect(cells.companies).toEqual([{ ticker: 'BQNS', sub_sector_en: 'Banks', industry_en: 'Banks' }])
    expect(cells['ratio-checks']).toHaveLength(6)
  })

  it('reports rows of another shape', async () => {
    const { cells, badRows } = await readText(
      ratioList,
      JSON.stringify({ data: [{ ...row, assets: 'n/a' }, row] }),
    )
    expect(badRows).toEqual([expect.stringMatching(/^line 1: is not a row of the ratio list/)])
    expect(cells['ratio-checks']).toHaveLength(3)
  })
})
