import { describe, expect, it } from 'vitest'
import { open } from '../market-tools.fixture.ts'
import { averagePriceTool } from './average-price-tool.ts'

describe('averagePriceTool', () => {
  it('charges the purchase only, because the former average has its fees', async () => {
    const query = 'lots=10&average=1000&buyLots=10&buyPrice=800&feePercent=0,15'
    expect((await open(averagePriceTool, query)).results).toMatchObject({ average: 900.6, fee: 1_200 })
  })

  it('covers the average with the costs of selling, and counts stamp duty of the purchase', async () => {
    const query = 'lots=10&average=9900&buyLots=10&buyPrice=9900&feePercent=0,15&sellPercent=0,25'
    // 20 lots cost Rp19,814,850; a sale at 9,925 brings Rp19,790,375 and one at 9,950 Rp19,840,250.
    expect((await open(averagePriceTool, query)).results).toMatchObject({ average: 9907.425, cover: 9950 })
    const large = 'lots=10&average=1000&buyLots=101&buyPrice=1000&feePercent=0'
    expect((await open(averagePriceTool, large)).results).toMatchObject({
      stampDuty: 10_000,
      purchase: 10_110_000,
      average: 1000.9009,
    })
  })

  it('warns that a price at the target reaches it with no number of lots', async () => {
    const query = 'mode=target&lots=10&average=1000&target=900&buyPrice=900&feePercent=0'
    const { results, outcome } = await open(averagePriceTool, query)
    expect(results.needed).toBe('unreachable')
    expect(outcome?.warnings).toHaveLength(1)
  })

  it('starts from our own fees, with the tax on a sale, and names their day', async () => {
    const { form, outcome } = await open(averagePriceTool, 'mode=size')
    expect(form.shown).toMatchObject({ feePercent: '0,15', sellPercent: '0,25' })
    expect(outcome?.notes.filter((note) => note.includes('2 Januari 2026'))).toHaveLength(2)
  })

  it.each([
    {
      name: 'the risk',
      query: 'capital=100000000&riskPercent=0,5&stop=900',
      working: ['Rp500.000 ÷ Rp10.000 per lot → 50 lot, dibulatkan ke bawah'],
    },
    {
      name: 'the risk less stamp duty of the purchase',
      query: 'capital=104000000&riskPercent=1&stop=900',
      working: ['(Rp1.040.000 − Rp10.000) ÷ Rp10.000 per lot → 103 lot, dibulatkan ke bawah'],
    },
    {
      name: 'the capital',
      query: 'capital=1000000&riskPercent=50&stop=900',
      working: [
        'Rp500.000 ÷ Rp10.000 per lot → 50 lot, dibulatkan ke bawah',
        'Rp1.000.000 ÷ (Rp100.000 × (1 + 0%)) → 10 lot, dibulatkan ke bawah',
      ],
    },
  ])('shows that $name limits the position', async ({ query, working }) => {
    const whole = `mode=size&entry=1000&feePercent=0&sellPercent=0&${query}`
    expect((await open(averagePriceTool, whole)).outcome?.working).toEqual(working)
  })

  it('rejects a stop loss that is not below the buying price', async () => {
    const { errors } = await open(averagePriceTool, 'mode=size&entry=1000&stop=1000')
    expect(Object.keys(errors)).toEqual(['stop'])
  })
})

describe('otherPrices', () => {
  it('varies the buying price of an average on the tick', async () => {
    const query = 'lots=10&average=1000&buyLots=10&buyPrice=800&feePercent=0'
    const { outcome } = await open(averagePriceTool, query)
    expect(outcome?.tables?.[0]?.rows).toEqual([
      [720, 860, 720_000],
      [760, 880, 760_000],
      [800, 900, 800_000],
      [840, 920, 840_000],
      [880, 940, 880_000],
    ])
  })
})
