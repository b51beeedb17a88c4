import { describe, expect, it } from 'vitest'
import {
  bonus,
  dividend,
  ipo,
  meeting,
  reverseSplit,
  splitSince,
  undated,
} from '#app/market/sample-actions.fixture.ts'
import { actionRows } from './action-columns.server.ts'

describe('actionRows', () => {
  it.each([
    {
      action: dividend,
      cells: [
        ...['2026-12-02', '2026-12-03', '2026-12-04', '2026-12-07', '2026-12-04', '2026-12-18'],
        ...['Interim', 'Cash', 2026, 62, 'IDR', 1_450_000_000, 1.505, '2026-11-20', null, null, 62],
      ],
    },
    {
      action: bonus,
      cells: [
        ...['2026-12-02', '2026-12-03', '2026-12-04', '2026-12-07', '2026-12-04', null],
        ...[10, 3, 'Share premium', 9_000],
      ],
    },
    {
      action: { ...ipo, offeringPrice: 200, proceeds: 200_000_000, prospectus: 'https://uji.example/p.pdf' },
      cells: [
        ...['Financials', 'Main', '2028-02-21', '2028-02-29', 180, 220, 200, 100, 1_000_000, 200_000_000],
        ...['2028-03-01', '2028-03-02', '2028-03-06', '2028-03-06', '2028-03-09', '2028-03-10'],
        ...['Sekuritas Sagara', 'Biro Sagara', 'Working capital', 'https://uji.example/p.pdf'],
      ],
    },
    {
      action: { ...meeting, isElectronic: true, result: { id: 'Setuju', en: 'Approved' } },
      cells: [
        ...['Extraordinary', '2026-11-20', '2026-12-09', '2026-12-10', '2026-12-31T09:00+07:00'],
        ...['Jakarta; floor 3, "Hall" (electronic)', 'One\nTwo', 'Approved'],
      ],
    },
    {
      action: reverseSplit,
      cells: ['Reverse stock split', 5, 1, 20, 100, 500, null, '2026-12-02', '2026-12-03'],
    },
  ])("has ISO dates, plain numbers and names in the page's language: $action.kind", ({ action, cells }) => {
    const [head, row] = actionRows('en', action.kind, [action])
    expect(row).toEqual(['BQNS', 'PT Bank Quantara Nusa Tbk', 'Planned', ...cells])
    expect(new Set(head).size).toBe(row?.length)
  })

  it('ends with the dividend for one share of today', () => {
    const [, row] = actionRows('en', 'dividend', [{ ...dividend, sharesSince: splitSince }])
    expect([row?.[12], row?.at(-1)]).toEqual([62, 31])
  })

  it('has empty cells for a meeting without a date, and the time zone of a meeting with a time', () => {
    const [, dated, without] = actionRows('id', 'general-meeting', [meeting, undated])
    expect(dated?.[7]).toBe('2026-12-31T09:00+07:00')
    expect(without?.slice(5, 8)).toEqual([null, null, null])
  })
})
