import { feeAccounts, feeChannels, feeSides } from '@site/contracts/content/fees.ts'
import { serviceFeeCodes } from '@site/contracts/content/service-fee-codes.ts'
import type { ServiceFee } from '@site/contracts/content/service-fees.ts'
import { describe, expect, it } from 'vitest'
import { serviceFee } from '#app/page-parts/service-fees.fixture.ts'
import { hasAllOrderFees } from './fee-tables.server.ts'
import { createPriceList, tabulatePriceList } from './price-list.server.ts'

const day = '2026-11-26'
const phone = '021-5550-0100'
const create = (fees: readonly ServiceFee[], locale: 'id' | 'en' = 'id', on = day) =>
  createPriceList(locale, { fees, day: on, phone, hasOrderFees: true })

function findLines(name: string, fees: readonly Partial<ServiceFee>[], locale: 'id' | 'en' = 'id') {
  const list = create(
    fees.map((fee) => ({ ...serviceFee, ...fee })),
    locale,
  )
  return list.groups.flatMap(({ lines }) => lines).filter((line) => line.name === name)
}

interface Rate {
  readonly change: Partial<ServiceFee>
  readonly value: string
  readonly notes: readonly string[]
}

/** A row of every code for all accounts. */
const all = serviceFeeCodes.map((code) => ({ ...serviceFee, code, unit: 'free' as const, amount: null }))

describe('the rate of a service', () => {
  const name = 'Memindahkan efek ke sekuritas lain'
  const rates: readonly Rate[] = [
    { change: {}, value: 'Rp25.000 per kode saham', notes: ['termasuk PPN', 'pindah 7 saham = Rp175.000'] },
    { change: { unit: 'free', amount: null }, value: 'gratis', notes: [] },
    { change: { amount: 0 }, value: 'gratis', notes: [] },
    {
      change: { unit: 'perItem', amount: 2500, isVatIncluded: false, payee: 'bank' },
      value: 'Rp2.500',
      notes: ['belum termasuk PPN'],
    },
    { change: { unit: 'percentPerDay', amount: 0.1 }, value: '0,1% per hari', notes: [] },
    { change: { unit: 'percentPerYear', amount: 13 }, value: '13% per tahun', notes: [] },
    {
      change: {
        unit: 'percentOfValue',
        amount: 0.25,
        minimum: 5000,
        maximum: 50_000,
        condition: 'Per hari.',
      },
      value: '0,25% dari nilai',
      notes: ['Per hari.', 'minimum Rp5.000', 'maksimum Rp50.000', 'termasuk PPN'],
    },
    {
      change: {
        unit: 'tiers',
        tiers: [
          { from: 0, amount: 0 },
          { from: 20_000_000, amount: 15_000 },
        ],
      },
      value: 'nilai transaksi dari Rp0: gratis; nilai transaksi dari Rp20.000.000: Rp15.000',
      notes: ['termasuk PPN'],
    },
    { change: { unit: 'free', amount: null, minimum: 5000, maximum: 9000 }, value: 'gratis', notes: [] },
    {
      change: { unit: 'percentOfValue', amount: 0, minimum: 5000 },
      value: '0% dari nilai',
      notes: ['minimum Rp5.000', 'termasuk PPN'],
    },
  ]
  it.each(rates)('is words with its conditions: $value', ({ change, value, notes }) => {
    expect(findLines(name, [change])).toMatchObject([{ value, notes }])
  })

  it.each([
    { code: 'firstDeposit', name: 'Minimum first deposit', value: 'none' },
    { code: 'minimumBalance', name: 'Minimum balance', value: 'none' },
    { code: 'opening', name: 'Opening an account', value: 'free' },
  ] as const)('without an amount is the word "$value" for $code', ({ code, name: english, value }) => {
    expect(findLines(english, [{ code, unit: 'free', amount: null }], 'en')).toMatchObject([{ value }])
  })

  it('has no recipient if we charge nothing', () => {
    const free = { unit: 'free', amount: null } as const
    expect(findLines(name, [free])).toMatchObject([{ payee: '–' }])
    expect(findLines(name, [{ ...free, payee: 'idx' }])).toMatchObject([{ payee: 'Bursa Efek Indonesia' }])
  })

  it('names recipient, day and source', () => {
    expect(findLines(name, [{ payee: 'ksei' }])).toMatchObject([
      { payee: 'KSEI', period: 'sejak 1 Nov 2026', source: 'Daftar biaya uji; diperiksa 28 Nov 2026' },
    ])
  })
})

describe('a service without a fee in force', () => {
  const missing = 'Belum ditetapkan; tanyakan 021-5550-0100'
  it('has a line of its own, before what is announced', () => {
    const lines = findLines('Penyimpanan efek', [{ code: 'custody', validFrom: '2027-01-01' }])
    expect(lines.map(({ value, period }) => [value, period])).toEqual([
      [missing, '–'],
      ['Rp25.000 per kode saham', 'berlaku mulai 1 Jan 2027'],
    ])
    expect(findLines('Custody', [], 'en')).toMatchObject([{ value: 'Not stated yet; ask +62 21 5550 0100' }])
  })

  it('names the accounts that lack one', () => {
    const lines = findLines('Penyimpanan efek', [{ code: 'custody', account: 'regular' }])
    expect(lines.map(({ notes }) => notes[0])).toEqual([
      'rekening reguler',
      'rekening margin',
      'rekening syariah',
    ])
    expect(lines.filter(({ value }) => value === missing)).toHaveLength(2)
  })

  it('is stated for a margin account only if it is margin interest', () => {
    expect(findLines('Bunga margin', [])).toMatchObject([{ value: missing, notes: ['rekening margin'] }])
  })
})

describe('the claim of all costs', () => {
  it.each([
    { name: 'no row is missing', fees: all, on: day, isComplete: true },
    { name: 'a row is missing', fees: all.slice(1), on: day, isComplete: false },
    { name: 'there is no row', fees: [], on: day, isComplete: false },
    { name: 'all rows are announced', fees: all, on: '2026-10-31', isComplete: false },
    {
      name: 'a row is of one account',
      fees: all.map((fee) => (fee.code === 'custody' ? { ...fee, account: 'sharia' as const } : fee)),
      on: day,
      isComplete: false,
    },
  ])('is $isComplete while $name', ({ fees, on, isComplete }) => {
    const { lead } = create(fees, 'id', on)
    expect([lead.includes('semua biaya'), lead.includes('belum lengkap')]).toEqual([isComplete, !isComplete])
    expect(create(fees, 'en', on).lead.includes('all costs')).toBe(isComplete)
  })

  it('is not made without fees of orders', () => {
    const { lead } = createPriceList('id', { fees: all, day, phone, hasOrderFees: false })
    expect(lead).toBe('Biaya selain biaya transaksi, per 26 November 2026.')
  })
})

describe('the price list', () => {
  it('keeps former fees in its history only', () => {
    const former = { ...serviceFee, amount: 20_000, validFrom: '2025-01-02', validTo: '2026-10-31' }
    const { groups, history } = create([serviceFee, former])
    expect(history.lines).toMatchObject([{ period: '2 Jan 2025 – 31 Okt 2026' }])
    const current = groups.flatMap(({ lines }) => lines).map(({ value }) => value)
    expect(current).toContain('Rp25.000 per kode saham')
    expect(current).not.toContain('Rp20.000 per kode saham')
  })

  it('ends with the stamp duty of the law', () => {
    const last = create([]).groups.at(-1)?.lines
    expect(last).toMatchObject([{ value: 'Rp10.000', payee: 'Negara', period: 'sejak 1 Mar 2022' }])
  })

  it('is a table for spreadsheets with every row, its figures and days', () => {
    const [head = [], ...rows] = tabulatePriceList('id', { fees: [serviceFee], day })
    expect(rows.map(({ length }) => length)).toEqual(rows.map(() => head.length))
    expect(rows.find(([, name]) => name === 'Memindahkan efek ke sekuritas lain')).toEqual([
      'Pindah sekuritas',
      'Memindahkan efek ke sekuritas lain',
      'Semua',
      'berlaku',
      'Rp25.000 per kode saham, termasuk PPN',
      25_000,
      null,
      null,
      'Kami',
      null,
      '2026-11-01',
      null,
      'Daftar biaya uji',
      '2026-11-28',
    ])
    expect(rows.filter(([, , , state]) => state === 'belum ditetapkan')).toHaveLength(22)
  })
})

it.each([
  { lacking: null, isComplete: true },
  { lacking: { account: 'sharia', channel: 'broker', side: 'sell' }, isComplete: false },
  { lacking: { account: 'regular', channel: 'app', side: 'buy' }, isComplete: false },
] as const)('all orders have a fee in force unless $lacking lacks one', ({ lacking, isComplete }) => {
  const fees = feeAccounts.flatMap((account) =>
    feeChannels.flatMap((channel) =>
      feeSides
        .filter(
          (side) => !(lacking?.account === account && lacking.channel === channel && lacking.side === side),
        )
        .map((side, index) => ({
          id: index,
          account,
          channel,
          side,
          percent: 0.15,
          minimum: null,
          validFrom: '2026-11-01',
          validTo: null,
          source: 'x',
        })),
    ),
  )
  expect(hasAllOrderFees(fees, '2026-11-30')).toBe(isComplete)
  expect(hasAllOrderFees(fees, '2026-10-31')).toBe(false)
})
