import { describe, expect, it } from 'vitest'
import { readText } from '../adapter-records.fixture.ts'
import { issuedHistory } from './issued-history.ts'

function change(date: string, kind: string, shares: number, after: number, ticker = 'BQNS') {
  return {
    id: 1,
    KodeEmiten: ticker,
    TanggalPencatatan: `${date}T00:00:00`,
    JenisTindakan: kind,
    JumlahSaham: shares,
    JumlahSahamSetelahTindakan: after,
  }
}

const readFile = async (content: string) => {
  const { cells, ...others } = await readText(issuedHistory, content)
  return { records: cells['stock-history'] ?? [], ...others }
}
const read = (data: readonly unknown[]) =>
  readFile(JSON.stringify({ draw: 0, recordsTotal: data.length, data }))

/** Date, event, added and total shares of each record. */
async function readHistory(data: readonly unknown[]) {
  const { records } = await read(data)
  return records.map(({ date, event, shares_added, shares_total }) =>
    [date, event, shares_added, shares_total].join(' '),
  )
}

describe('a history of listed shares', () => {
  it('is oldest first, and each change is the difference of two totals', async () => {
    expect(
      await readHistory([change('2026-07-30', 'waran', 0, 1_010), change('2002-07-16', 'ipo', 200, 1_000)]),
    ).toEqual(['2002-07-16 ipo 1000 1000', '2026-07-30 warrantConversion 10 1010'])
  })

  it('orders the changes of a day by their totals', async () => {
    // A bank splits 1:5 and keeps 1% of its shares unlisted.
    expect(
      await readHistory([
        change('2021-10-13', 'partialDelisting', 50, 4_950),
        change('2021-10-13', 'stockSplit', 4_000, 5_000),
        change('2002-07-16', 'ipo', 1_000, 1_000),
      ]),
    ).toEqual([
      '2002-07-16 ipo 1000 1000',
      '2021-10-13 stockSplit 4000 5000',
      '2021-10-13 partialDelisting -50 4950',
    ])
  })

  it('may begin after the listing', async () => {
    expect(await readHistory([change('2026-07-30', 'hmetd', 300, 1_300)])).toEqual([
      '2026-07-30 rightsIssue 300 1300',
    ])
  })

  it('has the terms of splits and reverse splits', async () => {
    const { records } = await read([
      change('2002-07-16', 'ipo', 1_000, 1_000),
      change('2010-01-04', 'stockSplit', 4_000, 5_000),
      change('2015-01-05', 'reverseStock', 4_500, 500),
      change('2016-01-04', 'stockSplit', 1_500, 2_001),
    ])
    const terms = records.map(({ ratio_old, ratio_new }) => [ratio_old, ratio_new])
    expect(terms).toEqual([
      [undefined, undefined],
      ['1', '5'],
      ['10', '1'],
      [undefined, undefined],
    ])
  })

  it('leaves out placeholders', async () => {
    expect(
      await readHistory([
        change('2002-07-16', 'ipo', 1_000, 1_000),
        change('2024-10-14', 'stockSplit', 0, 1),
        change('2024-10-14', 'stockSplit', 0, 1_000),
        change('2024-10-14', 'obligasiWajibKonversi', 0, 0),
      ]),
    ).toEqual(['2002-07-16 ipo 1000 1000'])
  })

  it('of several companies is one of each', async () => {
    const { records } = await read([
      change('2002-07-16', 'ipo', 1_000, 1_000),
      change('2003-07-16', 'CompanyListing', 500, 500, 'GDVN'),
      change('2004-07-16', 'Dividen Saham', 100, 1_100),
    ])
    expect(records.map(({ ticker, event }) => [ticker, event])).toEqual([
      ['BQNS', 'ipo'],
      ['BQNS', 'stockDividend'],
      ['GDVN', 'companyListing'],
    ])
  })

  it('counts changes of other kinds', async () => {
    expect((await read([change('2024-01-02', 'delist', 1_000, 0)])).skipped).toEqual([
      'change of shares "delist"',
    ])
  })

  it('reports an entry without a number', async () => {
    const { badRows } = await read([{ ...change('2002-07-16', 'ipo', 1, 1), JumlahSaham: null }])
    expect(badRows).toEqual([expect.stringMatching(/^line 1: JumlahSaham: /)])
  })

  it('without a list is unreadable', async () => {
    await expect(readFile('{"message": "Forbidden"}')).rejects.toThrow('not a list of rows')
  })
})
