import { tradingCalendar } from '@site/finance/trading-calendar.ts'
import { expect, it } from 'vitest'
import { dividendCells } from './dividend-cells.ts'

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

function exDateOfCash(recording: string) {
  const recorded = { ...dividend, TanggalDPS: recording === '' ? '' : `${recording}T16:00:00` }
  const [cells] = dividendCells('BQNS', [recorded], { calendar: tradingCalendar([]), notes })
  return cells?.ex_date_cash
}

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
])(
  'a list with dividends that are left out says until when it is not whole, with $name',
  ({ others, expected }) => {
    const list = [dividend, ...others.map((other) => ({ ...dividend, ...other }))]
    const ends: (string | null)[] = []
    const incompleteList = (_ticker: string, until: string | null) => ends.push(until)
    const context = { calendar: tradingCalendar([]), notes: { ...notes, incompleteList } }
    expect([...dividendCells('BQNS', list, context)]).toHaveLength(1)
    expect(ends).toEqual(expected)
  },
)

it.each([
  { name: 'after Nyepi and Eid', recording: '2026-03-17', expected: '2026-03-25' },
  { name: 'in 2027, which is not announced', recording: '2026-12-30', expected: '' },
  { name: 'of a dividend without a recording date', recording: '', expected: '' },
])('the ex date in the cash market is "$expected" $name ($recording)', ({ recording, expected }) => {
  expect(exDateOfCash(recording)).toBe(expected)
})
