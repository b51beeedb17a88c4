import type { TradeHistory } from '@site/contracts/market/trade-history.ts'
import { describe, expect, it } from 'vitest'
import { loadToolFile } from '../files/tool-file.server.ts'
import { createHistory, open, siteIn } from '../market-tools.fixture.ts'
import { whatIfTool } from './what-if-tool.server.ts'

interface Given {
  readonly locale?: 'id' | 'en'
  readonly histories?: Readonly<Record<string, Partial<TradeHistory>>>
}

function createSite({ locale = 'id', histories = { BQNS: {} } }: Given = {}) {
  const find = (ticker: string) => {
    const changes = histories[ticker]
    return changes ? createHistory({ ticker, ...changes }) : null
  }
  return siteIn(locale, {
    company: async (ticker) =>
      find(ticker) && { board: { code: 'M' }, latestPrice: { date: '2024-07-01', close: 925 } },
    tradeHistory: async (ticker) => find(ticker),
  })
}

const half = 'schedule=lumpSum&from=2024-01-02&to=2024-07-01'
const plan = `ticker1=bqns&amount=10050000&${half}`

const openPlan = (query: string, given: Given = {}) => open(whatIfTool, query, createSite(given))
const findError = async (query: string, given: Given = {}) =>
  Object.entries((await openPlan(query, given)).errors)

describe('a plan of shares', () => {
  it('has the value, the fall, the costs and what the index would have become', async () => {
    const { status, results, outcome, facts } = await openPlan(`${plan}&depositRate=4`)
    expect(status).toBe(200)
    // Rp10,000,000 bought at 1,000 with 0.15%; Rp35,000 left; sold at 925 with 0.25%.
    expect(results).toMatchObject({
      endValue: 9_285_000,
      invested: 10_050_000,
      gain: -765_000,
      returnPercent: -7.61,
      yearlyPercent: 'none',
      worstFall: 18.25,
      index: 12_562_500,
      sale: 9_261_875,
      purchases: 1,
      costs: 15_000,
      taxes: 0,
      waiting: 35_000,
    })
    expect(Object.keys(results).slice(0, 8)).toEqual([
      'endValue',
      'invested',
      'gain',
      'returnPercent',
      'yearlyPercent',
      'worstFall',
      'deposit',
      'index',
    ])
    expect(outcome?.detail).toBe('Kinerja masa lalu tidak mencerminkan kinerja masa depan.')
    const texts = outcome?.figures.map(({ value }) => value)
    expect(texts).toContain('Kurang dari setahun: tidak disetahunkan.')
    expect(texts).toContain('18,25% (1 Mar 2024 sampai 3 Jun 2024)')
    expect(outcome?.tables?.[0]?.rows).toEqual([['2024-07-01', 10_050_000, 9_285_000, -765_000]])
    expect(outcome?.chart?.cells.map(({ value }) => value)).toEqual([9.285, 10.05])
    expect(JSON.stringify(facts)).not.toContain('closes')
  })

  it('starts with the first trade of a share whose address has nothing else, with Rp1,000,000 a month', async () => {
    const { form, results } = await openPlan('ticker1=BQNS')
    expect(form.shown).toMatchObject({ from: '2024-01-02', to: '2024-07-01', amount: '1.000.000', day: '1' })
    expect(results.invested).toBe(6_000_000)
  })

  it('splits equally where no weight is entered, the rest for the first share', async () => {
    const histories = { AAXA: {}, BBXB: {}, CCXC: {} }
    const query = `ticker1=AAXA&ticker2=BBXB&ticker4=CCXC&amount=10000000&${half}`
    const { form, results } = await openPlan(query, { histories })
    expect(form.remarks).toContain('Bobot kosong, jadi dibagi rata: AAXA 34%, BBXB 33%, CCXC 33%.')
    expect(form.shown.weight1).toBe('')
    expect(results.purchases).toBe(3)
  })

  it('fills each order at a worse price, by ticks of its day, and says so', async () => {
    const { results, outcome } = await openPlan(`${plan}&slippage=1`, { locale: 'en' })
    // 99 lots at 1,005, as 100 lots with their fee are Rp10,065,075; sold at 920.
    expect(results).toMatchObject({ costs: 14_924, waiting: 85_576, endValue: 9_243_076, sale: 9_170_806 })
    expect(outcome?.notes).toContain(
      'Prices are as traded. Each order is assumed to be filled 1 tick worse than the closing price.',
    )
  })

  it('has all purchases in its file', async () => {
    const url = `https://site.example/id/riset-dan-berita/alat-analisis/seandainya/tabel.csv?${plan}`
    const { table } = await loadToolFile(new URL(url), createSite())
    expect(table?.rows).toEqual([['2024-01-02', 'BQNS', 100, 1_000, 10_000_000, 15_000]])
  })

  it.each([
    {
      name: 'a suspended share',
      changes: { suspendedSince: '2024-06-20' },
      warning: 'Saham yang dihentikan perdagangannya dinilai pada harga terakhirnya dan tidak dapat dijual.',
      sale: 'none',
    },
    {
      name: 'a delisted share',
      changes: { delistedOn: '2024-06-03' },
      warning:
        'BQNS keluar dari bursa pada 3 Juni 2024: hasilnya memakai harga terakhirnya, dan saham itu tidak dapat dijual di bursa.',
      sale: 'none',
    },
    {
      name: 'dividends that are known since a later day',
      changes: { dividendsCompleteSince: { day: '2024-02-01' } },
      warning: 'Data dividen BQNS lengkap sejak 1 Februari 2024; dividen sebelumnya mungkin belum terhitung.',
      sale: 9_261_875,
    },
    {
      name: 'dividends of unknown completeness',
      changes: { dividendsCompleteSince: null },
      warning:
        'Kelengkapan data dividen BQNS tidak diketahui; dividen yang tidak ada di data kami tidak terhitung.',
      sale: 9_261_875,
    },
    {
      name: 'rights without an exercise price',
      changes: {
        events: [
          { date: '2024-06-03', kind: 'rights', ratio: { old: 4, new: 1 }, exercisePrice: null } as const,
        ],
      },
      warning:
        'HMETD BQNS pada 3 Juni 2024 tidak terhitung, karena harga pelaksanaannya tidak ada di data kami.',
      sale: 9_261_875,
    },
  ])('warns of $name', async ({ changes, warning, sale }) => {
    const { outcome, results } = await openPlan(plan, { histories: { BQNS: changes } })
    expect(outcome?.warnings).toEqual([warning])
    expect(results.sale).toBe(sale)
  })

  it.each([
    { name: 'dividends that end the day before', changes: { dividendsCompleteSince: { day: '2024-01-02' } } },
    { name: 'a break before the start', changes: { brokenOn: '2024-01-01' } },
    { name: 'a break after the end', changes: { brokenOn: '2024-07-02' } },
  ])('has no warning about $name', async ({ changes }) => {
    const { status, outcome } = await openPlan(plan, { histories: { BQNS: changes } })
    expect(status).toBe(200)
    expect(outcome?.warnings).toEqual([])
  })

  it.each([
    { name: 'met trades', days: ['2024-01-02', '2024-03-01'] },
    { name: 'met no trade', days: ['2024-01-02', '2024-01-15'] },
    { name: 'does not wait', days: ['2024-01-02', '2024-07-01'], isWaiting: false },
  ])('says which part never sufficed while other money $name', async ({ days, isWaiting = true }) => {
    const histories = { AAXA: {}, BBXB: { days, closes: [1_000, 1_000] }, CCXC: {} }
    const shares = 'ticker1=AAXA&weight1=1&ticker2=BBXB&weight2=49&ticker3=CCXC&weight3=50'
    const query = `${shares}&amount=1000000&day=1&from=2024-01-02&to=2024-07-01`
    const { outcome } = await openPlan(query, { histories })
    expect(outcome?.warnings).toEqual([
      ...(isWaiting ? ['Sebagian uang tidak pernah bertemu hari dengan perdagangan, jadi tetap tunai.'] : []),
      'Bagian untuk AAXA tidak pernah cukup untuk satu lot, jadi tetap tunai.',
    ])
  })

  describe('with a published deposit rate', () => {
    const rate = { series: 'depositRate', value: 4, source: 'Survei bank', nextDate: null } as const
    const site = siteIn(
      'id',
      { tradeHistory: async () => createHistory() },
      {
        economy: async () => [
          { ...rate, value: 5, reference: '2024-07-15', published: '2024-08-12' },
          { ...rate, reference: '2024-05-15', published: '2024-06-12' },
        ],
      },
    )
    const stated = 'Bunga deposito terakhir sampai tanggal selesai: 4%, per Mei 2024 (Survei bank).'
    const typed = 'Hasil ini memakai 3,5% dari isian Anda.'

    it.each([
      { query: '', shown: '4', notes: [stated] },
      { query: '&depositRate=4', shown: '4', notes: [stated] },
      { query: '&depositRate=3,5', shown: '3,5', notes: [stated, typed] },
      { query: '&depositRate=', shown: '', notes: [] },
      { query: '&mode=index', shown: '4', notes: [stated] },
    ])('fills it in unless the address says "$query"', async ({ query, shown, notes }) => {
      const { form, outcome, results, facts } = await open(whatIfTool, `${plan}${query}`, site)
      expect(form.shown.depositRate).toBe(shown)
      expect(outcome?.notes?.filter((note) => note === stated || note === typed)).toEqual(notes)
      expect('deposit' in results).toBe(shown !== '')
      expect(facts.rates).toEqual([])
    })

    it('leaves the field empty if none was in force at the end', async () => {
      const query = plan.replace('to=2024-07-01', 'to=2024-06-03')
      const { form, results } = await open(whatIfTool, query, site)
      expect([form.shown.depositRate, 'deposit' in results]).toEqual(['', false])
    })
  })

  it('follows dividends, a split and a share without them', async () => {
    const changes = {
      closes: [1_000, 1_065, 174, 185],
      dividends: [
        { date: '2024-03-01', paid: '2024-03-20', amount: 50, currency: 'IDR', exchangeRate: null },
        { date: '2024-06-03', paid: null, amount: 0.01, currency: 'USD', exchangeRate: null },
      ] as const,
      events: [
        { date: '2024-06-03', kind: 'split', ratio: { old: 1, new: 5 }, exercisePrice: null },
      ] as const,
    }
    const { results, outcome } = await openPlan(plan, {
      histories: { BQNS: { ...changes, dividends: [...changes.dividends], events: [...changes.events] } },
    })
    // 10,000 shares × Rp50, less 10%; 50,000 shares at 185.
    expect(results).toMatchObject({ dividends: 450_000, taxes: 50_000, kept: 450_000, endValue: 9_735_000 })
    expect(outcome?.notes).toContain('Pecahan saham dari aksi korporasi dianggap hilang.')
    expect(outcome?.warnings).toEqual([expect.stringContaining('ex date 3 Juni 2024 tidak terhitung')])
  })

  it('is unavailable without the market service, and rejects entries first', async () => {
    const site = siteIn('id', { tradeHistory: () => Promise.reject(new Error('unavailable')) })
    expect(await open(whatIfTool, plan.replace('bqns', 'BQNS'), site)).toMatchObject({
      status: 503,
      missing: 'service',
      outcome: null,
    })
    expect((await open(whatIfTool, 'ticker1=BQNS&amount=1', site)).status).toBe(422)
  })
})

describe('the errors of a plan', () => {
  const young = {
    BQNS: { listingDate: '2024-03-05', days: ['2024-03-05', '2024-07-01'], closes: [1_000, 925] },
  }
  const broken = { BQNS: { brokenOn: '2024-03-01' } }

  it.each([
    {
      query: plan,
      histories: young,
      field: 'from',
      id: 'BQNS tercatat sejak 5 Maret 2024; mulai dari tanggal itu.',
      en: 'BQNS has been listed since March 5, 2024; start there.',
    },
    {
      query: plan,
      histories: { BQNS: { ...young.BQNS, listingDate: '2010-05-03' } },
      field: 'from',
      id: 'Data BQNS kami mulai 5 Maret 2024; mulai dari tanggal itu.',
      en: 'Our data of BQNS begins on March 5, 2024; start there.',
    },
    {
      query: plan,
      histories: broken,
      field: 'from',
      id: 'Data kami tidak memuat satu perubahan saham BQNS, yang terlihat pada harganya 1 Maret 2024; mulai setelah tanggal itu.',
      en: 'Our data lacks a change of the shares of BQNS, which its price shows on March 1, 2024; start after that day.',
    },
    {
      query: `${plan}&from=2013-12-31`.replace('from=2024-01-02&', ''),
      field: 'from',
      id: 'Masukkan tanggal yang ada, mulai 6 Januari 2014.',
      en: 'Enter a date that exists, from January 6, 2014.',
    },
    {
      query: plan.replace('to=2024-07-01', 'to=2024-01-02'),
      field: 'from',
      id: 'Mulai harus sebelum selesai.',
      en: 'The start must be before the end.',
    },
    {
      query: plan.replace('to=2024-07-01', 'to=2024-07-02'),
      field: 'to',
      id: 'Data pasar kami sampai 1 Juli 2024; pilih tanggal itu atau sebelumnya.',
      en: 'Our market data ends on July 1, 2024; choose that day or an earlier one.',
    },
    {
      query: `${plan}&ticker6=BQNS`,
      field: 'ticker5',
      id: 'Paling banyak 5 saham.',
      en: 'At most 5 shares.',
    },
    {
      query: `${plan}&weight1=90`,
      field: 'weight1',
      id: 'Bobot berjumlah 90%, harus 100%.',
      en: 'The weights add up to 90%; they must be 100%.',
    },
    {
      query: `${plan}&ticker2=BQNS`,
      field: 'ticker2',
      id: 'BQNS sudah ada di atas.',
      en: 'BQNS is already above.',
    },
    {
      query: `${plan}&weight1=60&weight2=40`,
      field: 'ticker2',
      id: 'Isi kode sahamnya, atau kosongkan bobotnya.',
      en: 'Enter the ticker, or leave its weight empty.',
    },
    {
      query: half,
      field: 'ticker1',
      id: 'Isi sedikitnya satu saham.',
      en: 'Enter at least one share.',
    },
    {
      query: plan.replace('bqns', 'ZZZZ'),
      field: 'ticker1',
      id: 'Kode ZZZZ tidak ada di data pasar kami.',
      en: 'The ticker ZZZZ is not in our market data.',
    },
    {
      query: 'ticker1=BQNS&day=28&from=2024-06-29&to=2024-07-01',
      field: 'day',
      id: 'Tanggal setoran ini tidak ada antara mulai dan selesai.',
      en: 'This day of the month is not between the start and the end.',
    },
    {
      query: `${plan}&account=margin`,
      field: 'account',
      id: 'Tarif untuk pilihan ini tidak tersedia hari ini.',
      en: 'No fee of this choice is available today.',
    },
    {
      query: plan.replace('to=2024-07-01', 'to=2024-02-01').replace('from=2024-01-02', 'from=2024-01-03'),
      field: 'from',
      id: 'BQNS tidak diperdagangkan antara mulai dan selesai.',
      en: 'BQNS was not traded between the start and the end.',
    },
  ])('are "$en"', async ({ query, field, histories = { BQNS: {} }, ...message }) => {
    expect(await findError(query, { histories })).toEqual([[field, message.id]])
    expect(await findError(query, { histories, locale: 'en' })).toEqual([[field, message.en]])
  })

  it.each([
    { amount: '99999', isValid: false },
    { amount: '100000', isValid: true },
    { amount: '10000000000', isValid: true },
    { amount: '10000000001', isValid: false },
  ])('accept Rp$amount: $isValid', async ({ amount, isValid }) => {
    const { errors } = await openPlan(`${plan}&amount=${amount}`.replace('amount=10050000&', ''))
    expect(errors.amount?.startsWith('Masukkan angka bulat') ?? false).toBe(!isValid)
  })

  it('name the cheapest lot where no day has one for the amount', async () => {
    const query = plan.replace('10050000', '100000')
    // 925 × 100 with 0.15% would suffice, so all closes are higher.
    const histories = { BQNS: { closes: [2_000, 1_420, 1_900, 1_500] } }
    expect(await findError(query, { histories })).toEqual([
      ['amount', 'Rp100.000 tidak cukup untuk satu lot pada hari mana pun (termurah Rp142.213).'],
    ])
    expect(await findError(query, { histories, locale: 'en' })).toEqual([
      ['amount', 'IDR\u00a0100,000 never suffices for one lot (cheapest IDR\u00a0142,213).'],
    ])
    expect(await findError(query)).toEqual([
      ['amount', 'Rp100.000 tidak cukup untuk satu lot pada hari pembeliannya; perbesar jumlahnya.'],
    ])
  })
})

describe('a plan of the index', () => {
  it('has its value without dividends and fees', async () => {
    const { results, outcome } = await openPlan(`mode=index&amount=8000000&${half}`)
    expect(results).toMatchObject({ endValue: 10_000_000, gain: 2_000_000, returnPercent: 25, worstFall: 0 })
    expect(outcome?.main.label).toBe('Nilai pada 1 Juli 2024: Di W40, tanpa dividen')
  })

  it('does not start before its data, and is unavailable without it', async () => {
    expect(await findError(`mode=index&${half}`.replace('2024-01-02', '2024-01-01'))).toEqual([
      ['from', 'Data W40 kami mulai 2 Januari 2024; mulai dari tanggal itu.'],
    ])
    const site = siteIn('id', { indexPrices: () => Promise.reject(new Error('unavailable')) })
    expect(
      (
        await open(
          whatIfTool,
          'mode=index&amount=1000000&schedule=lumpSum&from=2024-01-02&to=2024-06-03',
          site,
        )
      ).status,
    ).toBe(503)
  })
})

it('is unavailable without our fees', async () => {
  const site = siteIn('id', {}, { fees: () => Promise.reject(new Error('unavailable')) })
  expect((await open(whatIfTool, plan, site)).missing).toBe('service')
  expect((await open(whatIfTool, plan, siteIn('id', {}, { fees: async () => [] }))).missing).toBe('fees')
})
