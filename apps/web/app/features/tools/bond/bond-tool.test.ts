import type { EconomyValue } from '@site/contracts/content/economy.ts'
import { describe, expect, it } from 'vitest'
import { calculate } from '../engine/tool.server.ts'
import { open, siteIn } from '../market-tools.fixture.ts'
import { bondTool } from './bond-tool.ts'

describe('bondTool', () => {
  const terms = 'couponPercent=6,5&settlement=2026-11-26&maturity=2031-11-26'

  it.each([
    { nominal: '7500000', depositYear: 375_000, equal: 5.4, note: 'bebas pajak' },
    { nominal: '7500001', depositYear: 300_000, equal: 6.75, note: 'pajak final 20%' },
  ])('compares Rp$nominal with a deposit after its tax, and says which case applies', async (vector) => {
    const query = `nominal=${vector.nominal}&couponPercent=6&depositPercent=5`
    const { results, outcome } = await open(bondTool, query)
    expect(results).toMatchObject({ depositYear: vector.depositYear, equalDepositPercent: vector.equal })
    expect(outcome?.notes[0]).toContain(vector.note)
    expect(outcome?.notes[0]).toContain('PP 131/2000')
  })

  it.each(['coupon', 'yield'])('warns in mode %s that the tax of an old year was another', async (mode) => {
    const { outcome } = await open(bondTool, `mode=${mode}&settlement=2020-01-15&maturity=2030-01-15`)
    expect(outcome?.warnings).toEqual([expect.stringContaining('30 Agustus 2021')])
    const later = await open(bondTool, `mode=${mode}&settlement=2021-08-30&maturity=2030-01-15`)
    expect(later.outcome?.warnings).toEqual([])
  })

  it('requires every rate of a floating coupon, and takes the floor', async () => {
    const { errors } = await open(bondTool, 'mode=floating&policyPercent=&spreadPercent=&floorPercent=')
    expect(Object.keys(errors)).toEqual(['policyPercent', 'spreadPercent', 'floorPercent'])
    const query = 'mode=floating&policyPercent=4,75&spreadPercent=0,5&floorPercent=5,9&nominal=10%20jt'
    expect((await open(bondTool, query)).results).toMatchObject({ couponPercent: 5.9, netCoupon: 44_250 })
  })

  // 10,000,000 × 6.1% ÷ 12 × (1 + 23 ÷ 31) = 88,548.39, less 8,855 of tax; then 34 coupons of 45,750.
  it('begins with the long first coupon of a new series, also in the calendar', async () => {
    const series = 'couponPercent=6,1&frequency=12&settlement=2026-12-23&maturity=2029-12-15'
    const query = `nominal=10000000&${series}&firstCoupon=2027-02-15`
    const { results, outcome } = await open(bondTool, query)
    expect(results).toMatchObject({ netCoupon: 45_750, firstNet: 79_693, totalNet: 1_635_193 })
    expect(outcome?.tables?.[0]?.rows.slice(0, 2)).toEqual([
      ['2027-02-15', 79_693, null, 88_548, 8_855],
      ['2027-03-15', 45_750, null, 50_833, 5_083],
    ])
    expect(outcome?.working).toContain(
      'Kupon pertama: Rp10.000.000 × 6,1% ÷ 12 × (1 + 23 ÷ 31 hari) = Rp88.548 sebelum pajak',
    )
    expect(outcome?.notes[0]).toContain('Kupon pertama berbeda')
    const { days } = await calculate(bondTool, new URLSearchParams(query), siteIn('id'))
    expect(days()[0]).toEqual({ day: '2027-02-15', title: 'Kupon obligasi Rp79.693' })
  })

  it('begins with a whole coupon without the first coupon of a series', async () => {
    const query = 'nominal=10000000&couponPercent=6,1&frequency=12&settlement=2026-12-23&maturity=2029-12-15'
    const { results, outcome } = await open(bondTool, query)
    expect(results).not.toHaveProperty('firstNet')
    expect(outcome?.tables?.[0]?.rows[0]).toEqual(['2027-01-15', 45_750, null, 50_833, 5_083])
  })

  it.each(['2027-02-14', '2026-12-15', '2029-12-15'])('rejects %s as a first coupon', async (firstCoupon) => {
    const query = `settlement=2026-12-23&maturity=2029-12-15&firstCoupon=${firstCoupon}`
    const { errors } = await open(bondTool, query)
    expect(errors).toEqual({
      firstCoupon: expect.stringContaining('15 Januari 2027; 15 Februari 2027; 15 Maret 2027.'),
    })
  })

  it('rounds a yield in its headline, and varies the exact one', async () => {
    const { outcome } = await open(bondTool, `mode=yield&${terms}&cleanPercent=98,5`)
    expect(outcome?.main).toMatchObject({ value: '6,86%', data: 6.8594 })
    expect(outcome?.tables?.[1]?.rows.map(([rate]) => rate)).toEqual([5.8594, 6.3594, 6.8594, 7.3594, 7.8594])
    expect(outcome?.tables?.[1]?.rows[2]).toEqual([6.8594, 98.5, 98_500_000])
  })

  it.each(['2026-11-26', '2076-11-27'])('rejects a maturity of %s', async (maturity) => {
    const { errors } = await open(bondTool, `mode=yield&settlement=2026-11-26&maturity=${maturity}`)
    expect(Object.keys(errors)).toEqual(['maturity'])
  })

  describe('with published rates', () => {
    const source = 'Bank Indonesia'
    const rate = { series: 'biRate', source, nextDate: null } as const
    const rates: readonly EconomyValue[] = [
      { ...rate, value: 4.5, reference: '2026-11-18', published: '2026-11-18' },
      { ...rate, series: 'depositRate', value: 3.8, reference: '2026-10-01', published: '2026-11-20' },
      { ...rate, value: 5.25, reference: '2026-01-21', published: '2026-01-21' },
    ]
    const site = siteIn('id', {}, { economy: async () => rates })

    it.each([
      { settlement: '2026-11-30', shown: ['4,5', '3,8'] },
      { settlement: '2026-11-18', shown: ['4,5', '4'] },
      { settlement: '2026-11-17', shown: ['5,25', '4'] },
      // Before the first published rate the example stays.
      { settlement: '2026-01-20', shown: ['4,75', '4'] },
    ])('fills in those in force on $settlement', async ({ settlement, shown }) => {
      const { form } = await open(
        bondTool,
        `mode=floating&settlement=${settlement}&maturity=2029-06-15`,
        site,
      )
      expect([form.shown.policyPercent, form.shown.depositPercent]).toEqual(shown)
    })

    it('names their day and source, and keeps a typed rate', async () => {
      const query = 'mode=floating&settlement=2026-11-30&maturity=2029-06-15'
      const filled = await open(bondTool, query, site)
      const stated =
        'Suku bunga acuan terakhir sampai tanggal penyelesaian: 4,5%, per 18 November 2026 (Bank Indonesia).'
      expect(filled.outcome?.notes).toContain(stated)
      expect(filled.outcome?.notes).toContain(
        'Bunga deposito terakhir sampai tanggal penyelesaian: 3,8%, per Oktober 2026 (Bank Indonesia).',
      )
      const typed = await open(bondTool, `${query}&policyPercent=5`, site)
      expect(typed.form.shown.policyPercent).toBe('5')
      expect(typed.outcome?.notes).toContain(`${stated} Hasil ini memakai 5% dari isian Anda.`)
    })

    it('has the deposit rate only for a fixed coupon, and neither while they are unavailable', async () => {
      const notes = async (from: typeof site) => (await open(bondTool, '', from)).outcome?.notes.join(' ')
      expect(await notes(site)).toMatch(/Bunga deposito terakhir sampai tanggal penyelesaian/)
      expect(await notes(site)).not.toMatch(/Suku bunga acuan pada/)
      const broken = siteIn('id', {}, { economy: async () => Promise.reject(new Error('unavailable')) })
      expect(await notes(broken)).not.toMatch(/terakhir sampai tanggal penyelesaian/)
    })
  })
})
