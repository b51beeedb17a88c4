import { describe, expect, it } from 'vitest'
import { actionFigure, actionSummary } from './action-summary.ts'
import { describeInRupiah, listDollarAmounts } from './dollar-dividend.ts'
import { dividend as inRupiah } from './sample-actions.fixture.ts'

const today = '2026-11-29'
const dollars = { ...inRupiah, currency: 'USD', amountPerShare: 0.0085, dividendYield: null } as const
const paid = { ...dollars, isAhead: false, recordingDate: '2026-05-12', exchangeRate: 16_082 }

describe('a dividend in dollars', () => {
  it.each([
    { name: 'with a rate', action: paid, text: 'Rp136,70 (kurs Rp16.082 pada 12 Mei 2026)' },
    {
      name: 'before its recording date',
      action: dollars,
      text: 'rupiahnya menurut kurs tanggal pencatatan, 4 Des 2026',
    },
    {
      name: 'after its ex date and before its recording date',
      action: { ...dollars, isAhead: false, recordingDate: '2026-11-30' },
      text: 'rupiahnya menurut kurs tanggal pencatatan, 30 Nov 2026',
    },
    {
      name: 'ahead without dates',
      action: { ...dollars, recordingDate: null },
      text: 'rupiahnya menurut kurs tanggal pencatatan',
    },
    {
      name: 'whose rate has no day',
      action: { ...paid, recordingDate: null },
      text: 'Rp136,70 (kurs Rp16.082)',
    },
    {
      name: 'without a rate in the data',
      action: { ...paid, exchangeRate: null },
      text: 'rupiahnya tidak diketahui: kurs tidak tersedia',
    },
  ])('$name is described in the list, the rows and the chart with the same words', ({ action, text }) => {
    expect(describeInRupiah('id', action, { amount: 0.0085, today })).toBe(text)
    expect(actionFigure('id', action, today).basis).toBe(text)
    expect(actionSummary('id', action, today).keyDay).toContain(` · ${text}`)
    expect(listDollarAmounts('id', [action], today).get('2026-12-03')?.text).toBe(`USD 0,0085, ${text}`)
  })

  it('has the amounts in rupiah of its day beside it', () => {
    const later = { ...inRupiah, exDateRegular: '2026-12-04', amountPerShare: 10 }
    expect(listDollarAmounts('en', [inRupiah, paid, later], today)).toEqual(
      new Map([
        [
          '2026-12-03',
          {
            text: 'USD 0.0085, IDR\u00a0136.70 (rate IDR\u00a016,082 on May 12, 2026)',
            rupiahOfDay: [62],
          },
        ],
      ]),
    )
  })

  it('has its yield beside the amount in rupiah', () => {
    const dividendYield = { percent: 2.1, day: '2026-05-08' }
    expect(actionFigure('en', { ...paid, dividendYield }, today)).toEqual({
      figure: 'USD 0.0085',
      basis: 'IDR\u00a0136.70 (rate IDR\u00a016,082 on May 12, 2026), 2.10% (May 8 price)',
    })
  })

  it('is not described if it is in rupiah', () => {
    expect(describeInRupiah('id', inRupiah, { amount: 62, today })).toBeNull()
    expect(listDollarAmounts('id', [inRupiah], today).size).toBe(0)
  })
})
