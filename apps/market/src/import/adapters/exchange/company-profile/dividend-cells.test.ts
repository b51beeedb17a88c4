import { tradingCalendar } from '@site/finance/trading-calendar.ts'
import { describe, expect, it } from 'vitest'
import { dividendCells } from './dividend-cells.ts'

/** An invented list of 2027; the exchange has not announced one. */
const holidaysOf2027 = '01-01 02-08 03-09 03-10 03-26 05-06 06-01 08-17 12-24 12-31'
  .split(' ')
  .map((day) => `2027-${day}`)

const dividend = {
  Jenis: 'dt',
  TahunBuku: '2026',
  CashDividenPerSaham: 25,
  CashDividenPerSahamMU: 'IDR',
  CashDividenTotal: 0,
  CashDividenTotalMU: 'IDR',
  Rasio1: 0,
  Rasio2: 0,
  TanggalCum: '',
  TanggalExRegulerDanNegosiasi: '',
  TanggalDPS: '',
  TanggalPembayaran: '',
}
const notes = { skipped: () => {}, note: () => {}, badRow: () => {}, incompleteList: () => {} }

function exDateOfCash(recording: string, imported: readonly string[] = []) {
  const recorded = { ...dividend, TanggalDPS: recording === '' ? '' : `${recording}T16:00:00` }
  const [cells] = dividendCells('BQNS', [recorded], { calendar: tradingCalendar(imported), notes })
  return cells?.ex_date_cash
}

describe('a list with dividends that are left out', () => {
  const dated = { TanggalExRegulerDanNegosiasi: '2025-05-12T00:00:00' }

  it.each([
    { name: 'none', others: [], expected: [] },
    {
      name: 'one without an amount',
      others: [{ ...dated, CashDividenPerSaham: 0 }],
      expected: ['2025-05-12'],
    },
    {
      name: 'two of an unknown type',
      others: [
        { ...dated, Jenis: 'sb' },
        { TanggalPembayaran: '2025-06-10T00:00:00', Jenis: 'sb' },
      ],
      expected: ['2025-06-10'],
    },
    { name: 'one without a day', others: [{ ...dated, Jenis: 'sb' }, { Jenis: 'sb' }], expected: [null] },
  ])('says until when it is not whole, with $name', ({ others, expected }) => {
    const list = [dividend, ...others.map((other) => ({ ...dividend, ...other }))]
    const ends: (string | null)[] = []
    const incompleteList = (_ticker: string, until: string | null) => ends.push(until)
    const context = { calendar: tradingCalendar([]), notes: { ...notes, incompleteList } }
    expect([...dividendCells('BQNS', list, context)]).toHaveLength(1)
    expect(ends).toEqual(expected)
  })
})

describe('the ex date in the cash market', () => {
  it.each([
    { name: 'on the next day', recording: '2026-11-26', expected: '2026-11-27' },
    { name: 'after a weekend', recording: '2026-11-27', expected: '2026-11-30' },
    { name: 'after Nyepi and Eid', recording: '2026-03-17', expected: '2026-03-25' },
    { name: 'after Christmas and a weekend', recording: '2026-12-23', expected: '2026-12-28' },
    { name: 'on the last trading day of 2026', recording: '2026-12-29', expected: '2026-12-30' },
    { name: 'in 2027, which is not announced', recording: '2026-12-30', expected: '' },
    { name: 'within 2027, which is not announced', recording: '2027-03-08', expected: '' },
    { name: 'in 2025, which is not listed', recording: '2025-03-27', expected: '' },
    { name: 'in a year long ago', recording: '2016-05-10', expected: '' },
    { name: 'in 2026 after a recording date in 2025', recording: '2025-12-31', expected: '2026-01-02' },
    { name: 'of a dividend without a recording date', recording: '', expected: '' },
  ])('is "$expected" $name ($recording)', ({ recording, expected }) => {
    expect(exDateOfCash(recording)).toBe(expected)
  })

  it.each([
    { name: 'over New Year', recording: '2026-12-30', expected: '2027-01-04' },
    { name: 'over two imported holidays', recording: '2027-03-08', expected: '2027-03-11' },
    { name: 'over a holiday before a weekend', recording: '2027-03-25', expected: '2027-03-29' },
    { name: 'in 2028, which is not announced', recording: '2027-12-30', expected: '' },
  ])(
    'is "$expected" $name ($recording) once the holidays of 2027 are imported',
    ({ recording, expected }) => {
      expect(exDateOfCash(recording, holidaysOf2027)).toBe(expected)
    },
  )

  it('skips a holiday that was added to 2026', () => {
    expect(exDateOfCash('2026-11-26', ['2026-11-27'])).toBe('2026-11-30')
  })
})
