import { describe, expect, it } from 'vitest'
import { buyback, rights, tender, warrant } from '#app/market/holder-actions/sample-holder-actions.fixture.ts'
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

  it.each([
    {
      action: { ...rights, unusual: ['tradingTo'] },
      cells: [
        ...[3_500, 4, 1, 'BQNS-R', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-26'],
        ...['2026-11-27', '2026-11-30', '2026-12-08', '2026-11-30', '2026-12-08', '2026-12-10', '2026-12-11'],
        ...['2026-12-15', null, null, null, 5_850_000_000, null, null, null, null, null],
        'Trading of rights: end',
      ],
    },
    {
      action: warrant,
      cells: [
        ...[250, 1, 1, 'SPRX-W', '2026-07-13', '2029-01-12', '2029-01-09', '2029-01-11', '2026-01-12'],
        ...['2026-01-12', 400_000_000, '2026-11-20', null],
      ],
    },
    {
      action: tender,
      cells: [
        ...[
          1_250,
          'Mandatory',
          'PT Induk Baru',
          '2026-11-17',
          '2026-12-16',
          '2026-12-28',
          '2026-11-16',
          null,
        ],
        ...[1_200_000_000, 'PT Wirasana Sekuritas', 'New controller', 'https://contoh.example/t.pdf', null],
      ],
    },
    {
      action: buyback,
      cells: [
        ...[200_000_000, 900_000_000_000, 4_800, 35_000_000, 152_000_000_000, '2026-10-31', '2026-05-21'],
        ...['2027-05-20', '2026-05-20', 'Approved by the general meeting', null],
      ],
    },
  ])('has all values of a holder action, and those being checked: $action.kind', ({ action, cells }) => {
    const [head, row] = actionRows('en', action.kind, [dividend, action])
    expect(row?.slice(2)).toEqual(['Ongoing', ...cells])
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
