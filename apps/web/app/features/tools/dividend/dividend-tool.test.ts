import type { Dividend } from '@site/contracts/market/corporate-actions.ts'
import { describe, expect, it } from 'vitest'
import { dividend, splitSince } from '#app/market/sample-actions.fixture.ts'
import { open, past, siteIn } from '../market-tools.fixture.ts'
import { taxNotes } from './dividend-notes.ts'
import { dividendTool } from './dividend-tool.ts'

describe('dividendTool', () => {
  it('fills in the next dividend of a ticker, its yield, due date and last day to buy', async () => {
    const { results } = await open(dividendTool, 'ticker=BQNS&lots=10')
    expect(results).toEqual({
      net: 55_800,
      gross: 62_000,
      tax: 6_200,
      yieldPercent: 1.5,
      payTaxBy: '2027-01-15',
      cumDate: '2026-12-02',
    })
  })

  it.each([
    {
      name: 'no dividend',
      companyActions: async () => ({ items: [] }),
      message: 'Belum ada dividen tunai BQNS di data kami. Isi angkanya sendiri.',
    },
    {
      name: 'a canceled dividend',
      companyActions: async () => ({ items: [{ ...past, status: 'cancelled' as const }] }),
      message: 'Belum ada dividen tunai BQNS di data kami. Isi angkanya sendiri.',
    },
    {
      name: 'a dividend in dollars without a rate',
      companyActions: async () => ({
        items: [{ ...past, currency: 'USD' as const, amountPerShare: 0.01, exchangeRate: null }],
      }),
      message:
        'Dividen BQNS diumumkan USD 0,01 per saham, dan kursnya tidak ada di data kami. Isi nilainya dalam rupiah.',
    },
    {
      name: 'dividends that cannot be loaded',
      companyActions: () => Promise.reject(new Error('unavailable')),
      message: expect.stringContaining('tidak dapat dimuat'),
    },
  ])('says at the amount that a ticker has $name', async ({ companyActions, message }) => {
    const site = siteIn('id', { companyActions })
    const { form, outcome } = await open(dividendTool, 'ticker=BQNS&perShare=', site)
    expect(form.errors).toEqual([{ name: 'perShare', message, other: 'ticker' }])
    expect(form.filledFor).toBe('BQNS')
    expect(outcome).toBeNull()
  })

  it('has the days of an earlier dividend with its amount and payment date', async () => {
    const query = `ticker=BQNS&perShare=100,5&paymentDate=${past.paymentDate}`
    expect((await open(dividendTool, query)).results).toMatchObject({ cumDate: past.cumDateRegular })
  })

  it.each([
    { query: 'perShare=100', label: ['Kembali ke dividen BQNS, Rp62'] },
    { query: 'perShare=62,5&paymentDate=2026-12-18', label: ['Kembali ke dividen BQNS, Rp62'] },
    { query: 'perShare=62', label: [] },
    { query: 'perShare=100,5&paymentDate=2026-06-18', label: [] },
    { query: '', label: [] },
  ])('names a typed dividend, and leads back to the announced one, at "$query"', async ({ query, label }) => {
    const paid = { ...past, paymentDate: '2026-06-18' }
    const site = siteIn('id', { companyActions: async () => ({ items: [dividend, paid] }) })
    const { form } = await open(dividendTool, `ticker=BQNS&${query}`, site)
    expect(form.share?.returns.map((one) => one.label)).toEqual(label)
    expect(form.remarks.filter((remark) => remark.startsWith('Hasil ini memakai dividen'))).toHaveLength(
      label.length,
    )
  })

  it('states that the last day to buy and the due date are past', async () => {
    const late = { ...siteIn('id'), now: new Date('2027-02-01T03:00:00Z') }
    const { outcome } = await open(dividendTool, 'ticker=BQNS&lots=10', late)
    const values = outcome?.figures.map(({ value }) => value)
    expect(values?.filter((value) => value.endsWith('(sudah lewat)'))).toHaveLength(2)
  })

  it('adds up a portfolio from the dividends of twelve months', async () => {
    const query = 'mode=portfolio&ticker1=BQNS&lots1=10&ticker3=bqns&lots3=2&branch=reinvested'
    const { results, outcome } = await open(dividendTool, query)
    expect(results).toMatchObject({ gross: 120_600, net: 120_600, value: 4_944_000, yieldPercent: 2.44 })
    expect(outcome?.tables?.[0]?.rows).toHaveLength(2)
  })

  it.each([
    ['id', /31 Maret tahun berikutnya, dipertahankan 3 tahun pajak/],
    ['en', /by March 31 of the next year, held for 3 tax years/],
  ] as const)('states the conditions of the exemption (%s)', (locale, conditions) => {
    expect(taxNotes(locale, 'reinvested')[0]).toMatch(conditions)
  })

  const inDollars = { ...past, currency: 'USD' as const, amountPerShare: 0.0045 }
  const paying = (
    ofDollars: Partial<Dividend>,
    items: readonly Dividend[] = [{ ...inDollars, ...ofDollars }],
  ) =>
    siteIn('id', {
      company: async () => ({ board: { code: 'M' }, latestPrice: { date: '2026-11-25', close: 2000 } }),
      companyActions: async (ticker) => ({
        items: ticker === 'QLBR' ? items : [past],
      }),
    })
  const bothShares = 'mode=portfolio&ticker1=BQNS&lots1=10&ticker2=QLBR&lots2=5&branch=paid'

  it('leaves a dollar dividend without a rate out of the totals, and names it', async () => {
    const { results, outcome } = await open(dividendTool, bothShares, paying({ exchangeRate: null }))
    expect(results).toMatchObject({ gross: 100_500, net: 90_450, value: 2_000_000, yieldPercent: 5.03 })
    expect(outcome?.tables?.[0]?.rows[1]).toEqual(['QLBR', 5, null, null, null])
    expect(outcome?.warnings).toEqual([expect.stringContaining('tidak mencakup QLBR')])
  })

  it('converts a dollar dividend at its rate, and names the rate and its day', async () => {
    const site = paying({ exchangeRate: 16_320, recordingDate: '2026-06-04' })
    const { results, outcome } = await open(dividendTool, bothShares, site)
    // 0.0045 × 16,320 = 73.44 rupiah.
    expect(outcome?.tables?.[0]?.rows[1]).toEqual(['QLBR', 5, 73.44, 36_720, 3.67])
    expect(results).toMatchObject({ gross: 137_220, value: 3_000_000 })
    expect(outcome?.warnings).toEqual([])
    expect(outcome?.notes).toContain(
      'QLBR: USD 0,0045 per saham, dikonversi dengan kurs Rp16.320 per dolar pada 4 Juni 2026.',
    )
  })

  it('converts a dividend before its recording date at the rate of the last one, and says so', async () => {
    const last = { ...inDollars, exchangeRate: 16_320, recordingDate: '2026-06-04' }
    const ahead = { ...last, isAhead: true, exchangeRate: null, recordingDate: '2026-12-10' }
    const { outcome, results } = await open(
      dividendTool,
      'ticker=QLBR&lots=1',
      paying({}, [{ ...ahead, amountPerShare: 0.005 }, last]),
    )
    // 0.005 × 16,320 × 100 shares.
    expect(results).toMatchObject({ gross: 8_160 })
    expect(outcome?.detail).toContain(
      'setelah pajak. QLBR: USD 0,005 per saham, dihitung dengan kurs dividen terakhirnya, Rp16.320 per dolar pada 4 Juni 2026. Kurs pada recording date yang menentukan jumlahnya.',
    )
  })

  const beforeSplit = { ...past, amountPerShare: 43.5, sharesSince: splitSince }
  const ofSplit = siteIn('en', { companyActions: async () => ({ items: [beforeSplit] }) })
  const restated =
    'BQNS: IDR\u00a043.5 per share before the stock split of June 24, 2026, which is IDR\u00a021.75 per share of today.'

  it.each([
    { mode: 'a portfolio', query: 'mode=portfolio&ticker1=BQNS&lots1=10&branch=paid' },
    { mode: 'one share', query: 'ticker=BQNS&lots=10' },
  ])('counts a dividend of before a split for shares of today in $mode', async ({ query }) => {
    const { results, outcome } = await open(dividendTool, query, ofSplit)
    // 21.75 × 1,000 shares; 21.75 ÷ 4,120.
    expect(results).toMatchObject({ gross: 21_750, yieldPercent: 0.53 })
    expect(outcome?.notes).toContain(restated)
  })

  it('warns of an amount of before a split', async () => {
    const query = `ticker=BQNS&lots=10&perShare=43.5&paymentDate=${past.paymentDate}`
    const { results, outcome } = await open(dividendTool, query, ofSplit)
    expect(results).toMatchObject({ gross: 43_500 })
    expect(outcome?.warnings).toEqual([restated])
  })

  it('leaves a share without a dividend on record out of the totals, and says so', async () => {
    const { results, outcome } = await open(dividendTool, bothShares, paying({}, []))
    expect(results).toMatchObject({ gross: 100_500, value: 2_000_000, yieldPercent: 5.03 })
    expect(outcome?.tables?.[0]?.rows[1]).toEqual(['QLBR', 5, null, null, null])
    expect(outcome?.warnings).toEqual([
      'Jumlah, nilai, dan imbal hasil tidak mencakup QLBR: belum ada dividen tunainya di data kami.',
    ])
  })

  it('counts a share without a dividend in the last twelve months as zero, and says so', async () => {
    const older = [{ ...past, exDateRegular: '2025-06-03' }]
    const { results, outcome } = await open(dividendTool, bothShares, paying({}, older))
    expect(results).toMatchObject({ gross: 100_500, value: 3_000_000, yieldPercent: 3.35 })
    expect(outcome?.tables?.[0]?.rows[1]).toEqual(['QLBR', 5, 0, 0, 0])
    expect(outcome?.notes).toContain(
      'QLBR: tidak ada dividen tunai dengan ex date dalam 12 bulan terakhir, sehingga dihitung nol.',
    )
  })

  it('leaves a share out of the totals while its dividends cannot be loaded', async () => {
    const site = siteIn('id', { companyActions: () => Promise.reject(new Error('unavailable')) })
    const { results, outcome } = await open(dividendTool, 'mode=portfolio&ticker1=BQNS&lots1=5', site)
    expect(results).toEqual({ net: 'unknown' })
    expect(outcome?.warnings).toEqual([expect.stringContaining('tidak dapat dimuat')])
  })

  it('fills in a dollar dividend of one share in rupiah', async () => {
    const site = paying({ exchangeRate: 16_320, recordingDate: '2026-06-04' })
    const { results, outcome } = await open(dividendTool, 'ticker=QLBR&lots=1', site)
    expect(results).toMatchObject({ gross: 7_344, yieldPercent: 3.67 })
    expect(outcome?.detail).toContain('kurs Rp16.320 per dolar pada 4 Juni 2026.')
    expect(outcome?.notes.join(' ')).not.toContain('kurs')
  })

  it('requires the missing half of a row', async () => {
    const { errors } = await open(dividendTool, 'mode=portfolio&ticker1=BQNS&lots2=5')
    expect(Object.keys(errors)).toEqual(['lots1', 'ticker2'])
  })
})
