import { describe, expect, it } from 'vitest'
import { priceList } from '#app/page-parts/service-fees.fixture.ts'
import { fees, open, siteIn } from '../market-tools.fixture.ts'
import { marginTool } from './margin-tool.ts'

const published = {
  haircutPercent: 15,
  callPercent: 65,
  forcedPercent: 80,
  callDays: 3,
}

const serviceFees = async () => priceList

describe('marginTool', () => {
  const terms = 'haircutPercent=10&callPercent=65&interestPercent=18&days=30'

  it('puts the risk first and gives both prices', async () => {
    const query = `lots=100&price=1000&ownMoney=5%20jt&forcedPercent=80&${terms}`
    const { results, outcome } = await open(marginTool, query)
    expect(results).toMatchObject({ callPrice: 850, forcedPrice: 690, financing: 5_000_000 })
    expect(outcome?.warnings?.[0]).toContain('Anda berutang')
  })

  it('states that the margin call is reached, and shows no rise among the falls', async () => {
    const query = `lots=100&price=1000&ownMoney=3%20jt&forcedPercent=90&${terms}`
    const { outcome } = await open(marginTool, query)
    expect(outcome?.main).toMatchObject({ value: 'Margin call sudah tercapai', data: 1195 })
    expect(outcome?.tables?.[0]?.rows[0]?.[0]).toBe(1000)
  })

  it.each([
    { name: 'the share of a large purchase', money: '50%20jt', lots: 2000, least: 'Rp100.000.000' },
    { name: 'enough for a large purchase', money: '100%20jt', lots: 2000, least: null },
    { name: 'one rupiah too little where both agree', money: '49999999', lots: 1000, least: 'Rp50.000.000' },
    { name: 'enough where both agree', money: '50%20jt', lots: 1000, least: null },
    { name: 'half of a small purchase', money: '30%20jt', lots: 600, least: 'Rp50.000.000' },
  ])('requires the higher of share and amount as collateral: $name', async ({ money, lots, least }) => {
    const query = `lots=${lots}&price=1000&ownMoney=${money}&forcedPercent=80&${terms}`
    const { outcome } = await open(marginTool, query)
    const named = outcome?.warnings?.filter((text) => text.includes('jaminan awal'))
    const words = `jaminan awal ${least}: 50% dari nilai pembelian atau Rp50.000.000, mana yang lebih tinggi`
    expect(named).toEqual(least === null ? [] : [expect.stringContaining(words)])
  })

  it('warns of no debt if nothing is financed', async () => {
    const { outcome } = await open(
      marginTool,
      `lots=100&price=1000&ownMoney=10%20jt&forcedPercent=80&${terms}`,
    )
    expect(outcome?.main.data).toBe('none')
    expect(outcome?.warnings).toEqual([])
  })

  it('has the cost of buying with our fee of a margin account and stamp duty', async () => {
    const margin = fees.map((fee) => ({ ...fee, account: 'margin' as const, percent: 0.28 }))
    const site = siteIn('id', {}, { fees: async () => [...fees, ...margin] })
    const computeCosts = async (lots: number) => {
      const query = `lots=${lots}&price=1000&ownMoney=60%20jt&forcedPercent=80&${terms}`
      return (await open(marginTool, query, site)).results.costs
    }
    expect([await computeCosts(100), await computeCosts(1000)]).toEqual([28_000, 290_000])
  })

  it('starts with our published terms, and names them as ours', async () => {
    const accountTypes = async () => [{ key: 'margin' as const, marginTerms: published }]
    const { form, results, outcome } = await open(
      marginTool,
      '',
      siteIn('id', {}, { accountTypes, serviceFees }),
    )
    expect(form.shown).toMatchObject({
      interestPercent: '13',
      haircutPercent: '15',
      callPercent: '65',
      forcedPercent: '80',
    })
    // 40 million of 100 million are financed: 40,000,000 ÷ (0.65 × 100,000 × 0.85) = 723.98.
    expect(results).toMatchObject({ callPrice: 720, interest: 427_397 })
    expect(outcome?.notes).toContain(
      'Syarat pembiayaan kami (isian awal simulasi ini): bunga 13% per tahun, potongan nilai jaminan 15%, margin call pada rasio pembiayaan 65%, waktu 3 hari bursa untuk memenuhinya, dan penjualan paksa pada rasio 80%. Yang mengikat Anda adalah perjanjian Anda.',
    )
    expect(outcome?.notes.join(' ')).not.toContain('bukan syarat kami')
  })

  it('has an example for the one term that is not published, and names it', async () => {
    const marginTerms = { ...published, callPercent: null, forcedPercent: 75 }
    const accountTypes = async () => [{ key: 'margin' as const, marginTerms }]
    const { form, outcome } = await open(marginTool, '', siteIn('id', {}, { accountTypes, serviceFees }))
    expect(form.shown).toMatchObject({ interestPercent: '13', callPercent: '60', forcedPercent: '75' })
    expect(outcome?.notes.join(' ')).toContain(
      'Isian awal ini contoh, bukan syarat kami: Rasio pembiayaan yang memicu margin call.',
    )
  })

  it.each([
    { name: 'none is published', accountTypes: async () => [{ key: 'margin' as const, marginTerms: null }] },
    { name: 'the CMS is unavailable', accountTypes: () => Promise.reject(new Error('unavailable')) },
  ])('has examples that are no terms of ours while $name', async ({ accountTypes }) => {
    const { form, outcome } = await open(marginTool, '', siteIn('id', {}, { accountTypes }))
    expect(form.shown).toMatchObject({ interestPercent: '18', haircutPercent: '10', callPercent: '65' })
    expect(outcome?.notes.join(' ')).toContain(
      'Isian awal ini contoh, bukan syarat kami: Bunga pembiayaan per tahun; Potongan nilai jaminan; ',
    )
  })

  it('has one error for an invalid margin call ratio', async () => {
    expect(Object.keys((await open(marginTool, 'callPercent=x')).errors)).toEqual(['callPercent'])
  })

  it('rejects a forced sale before the margin call', async () => {
    const query = `lots=100&price=1000&ownMoney=5%20jt&forcedPercent=60&${terms}`
    expect(Object.keys((await open(marginTool, query)).errors)).toEqual(['forcedPercent'])
  })
})
