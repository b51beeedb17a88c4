import type { Fee } from '@site/contracts/content/fees.ts'
import { describe, expect, it } from 'vitest'
import { toolFilePath } from '#app/i18n/endpoints/tool-files.ts'
import { locales } from '#app/i18n/locales.ts'
import { dividend } from '#app/market/sample-actions.fixture.ts'
import { averagePriceTool } from './average-price/average-price-tool.ts'
import { bondTool } from './bond/bond-tool.ts'
import { corporateActionTool } from './corporate-action/corporate-action-tool.ts'
import { dividendTool } from './dividend/dividend-tool.ts'
import { toolFile } from './files/tool-file.server.ts'
import { marginTool } from './margin/margin-tool.ts'
import { orderLimitsTool } from './order-limits/order-limits-tool.ts'
import { toolPage } from './tool.server.ts'
import type { Tool } from './tool.ts'
import type { ToolSite } from './tool-facts.server.ts'

const tools = [
  ...[orderLimitsTool, averagePriceTool, dividendTool],
  ...[corporateActionTool, bondTool, marginTool],
]
const everyMode = tools.flatMap((tool) =>
  tool.modes.flatMap((mode) =>
    locales.map((locale) => ({ tool, mode, page: tool.page, name: mode.name, locale })),
  ),
)

const past = { ...dividend, isAhead: false, exDateRegular: '2026-06-03', amountPerShare: 100.5 }

const fees: Fee[] = (['buy', 'sell'] as const).map((side, id) => ({
  ...{ id, account: 'regular', channel: 'app', side, percent: 0.15, minimum: null },
  ...{ validFrom: '2026-01-02', validTo: null, source: 'Daftar biaya' },
}))

function siteIn(locale: ToolSite['locale'], market: Partial<ToolSite['market']> = {}): ToolSite {
  return {
    locale,
    now: new Date('2026-11-26T03:00:00Z'),
    content: { fees: async () => fees },
    market: {
      company: async (ticker) =>
        ticker === 'BQNS' ? { board: { code: 'M' }, latestPrice: { date: '2026-11-25', close: 4120 } } : null,
      companyActions: async () => ({ items: [dividend, past] }),
      ...market,
    },
    orNull: (value) => value.catch(() => null),
  }
}

async function open(tool: Tool, query: string, site = siteIn('id')) {
  const { data, init } = await toolPage(tool, new URL(`https://site.example/?${query}`), site)
  const { main, figures = [] } = data.outcome ?? {}
  const all = main ? [main, ...figures] : []
  return {
    ...data,
    status: init?.status,
    results: Object.fromEntries(all.map((figure) => [figure.name, figure.data])),
    errors: Object.fromEntries(data.form.errors.map(({ name, message }) => [name, message])),
  }
}

describe('toolPage', () => {
  it.each(everyMode)('shows an example or an empty form of $page, $name, in $locale', async (one) => {
    const page = await open(one.tool, `mode=${one.name}`, siteIn(one.locale))
    expect(page.status).toBe(200)
    expect(page.form.errors).toEqual([])
    expect(page.outcome === null).toBe(one.mode.needsInput === true)
    expect(JSON.stringify(page)).not.toMatch(/NaN|undefined|Infinity/)
  })

  it.each(everyMode)('keeps bad texts of $page, $name, in $locale, each with its error', async (one) => {
    const { fields } = await open(one.tool, `mode=${one.name}`, siteIn(one.locale))
    const bad = new URLSearchParams(fields.map(({ name }) => [name, 'x7 y']))
    const page = await open(one.tool, `mode=${one.name}&${bad}`, siteIn(one.locale))
    expect(page.status).toBe(422)
    expect(page.outcome).toBeNull()
    expect(Object.keys(page.errors)).toEqual(fields.map(({ name }) => name))
    expect(new Set(Object.values(page.form.shown))).toEqual(new Set(['x7 y']))
  })

  it('is a 404 for an unknown mode', async () => {
    await expect(open(bondTool, 'mode=x')).rejects.toMatchObject({ init: { status: 404 } })
  })

  it('indexes the page without numbers only', async () => {
    expect((await open(orderLimitsTool, '')).head.isIndexed).toBe(true)
    const { head } = await open(orderLimitsTool, 'reference=1000&unknown=1')
    expect(head.isIndexed).toBe(false)
    expect(head.paths.en).toBe('/en/research-and-news/analysis-tools/order-limits?reference=1000')
  })
})

describe('orderLimitsTool', () => {
  it('reads Indonesian amounts and gives limits, ticks and lots', async () => {
    const { results } = await open(
      orderLimitsTool,
      'reference=Rp%201.000&budget=1,5%20jt&feePercent=0,15&board=M',
    )
    expect(results).toMatchObject({ lower: 850, upper: 1250, tick: 5, ticksDown: 30, ticksUp: 50, lots: 14 })
  })

  it('fills an empty price with the last close of a ticker, and names its day', async () => {
    const page = await open(orderLimitsTool, 'ticker=bqns')
    expect(page.form.shown).toMatchObject({ ticker: 'BQNS', reference: '4.120' })
    expect(page.outcome?.notes[0]).toContain('25 November 2026')
  })

  it.each([
    { name: 'a price off the tick', query: 'reference=1003', field: 'reference', text: '1.005' },
    { name: 'a price below the floor', query: 'reference=40', field: 'reference', text: '50' },
    { name: 'an unknown ticker', query: 'ticker=ZZZZ', field: 'ticker', text: 'ZZZZ' },
  ])('rejects $name at its field', async ({ query, field, text }) => {
    const { status, errors } = await open(orderLimitsTool, query)
    expect(status).toBe(422)
    expect(errors[field]).toContain(text)
  })

  it('counts no lots for a budget that nobody typed, and names the figures of the site', async () => {
    const { results, form } = await open(orderLimitsTool, 'reference=4120')
    expect(results).not.toHaveProperty('lots')
    expect(form.borrowed).toEqual(['Jumlah hari dalam tangga harga', 'Biaya beli'])
  })

  it('says that a minimum fee per order is not counted', async () => {
    const withMinimum = fees.map((fee) => ({ ...fee, minimum: 5_000 }))
    const site = { ...siteIn('id'), content: { fees: async () => withMinimum } }
    const { outcome } = await open(orderLimitsTool, '', site)
    expect(outcome?.notes).toContain('Biaya minimum kami Rp5.000 per order belum dihitung.')
  })

  it('asks for the price while the market service is unavailable', async () => {
    const site = siteIn('id', { company: () => Promise.reject(new Error('unavailable')) })
    expect(Object.keys((await open(orderLimitsTool, 'ticker=BQNS', site)).errors)).toEqual(['reference'])
    expect((await open(orderLimitsTool, 'ticker=BQNS&reference=1000', site)).status).toBe(200)
  })
})

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

  it('rejects a stop price that is not below the buying price', async () => {
    const { errors } = await open(averagePriceTool, 'mode=size&entry=1000&stop=1000')
    expect(Object.keys(errors)).toEqual(['stop'])
  })
})

describe('dividendTool', () => {
  it('fills in the next dividend of a ticker, its yield, due date and last day to buy', async () => {
    const { results } = await open(dividendTool, 'ticker=BQNS&lots=10')
    expect(results).toEqual({
      ...{ net: 55_800, gross: 62_000, tax: 6_200, yieldPercent: 1.5 },
      ...{ payTaxBy: '2027-01-15', cumDate: '2026-12-02' },
    })
  })

  it('has the days of an earlier dividend with its amount and payment date', async () => {
    const query = `ticker=BQNS&perShare=100,5&paymentDate=${past.paymentDate}`
    expect((await open(dividendTool, query)).results).toMatchObject({ cumDate: past.cumDateRegular })
  })

  it('says that the last day to buy and the due date are past', async () => {
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

  it('asks for the missing half of a row', async () => {
    const { errors } = await open(dividendTool, 'mode=portfolio&ticker1=BQNS&lots2=5')
    expect(Object.keys(errors)).toEqual(['lots1', 'ticker2'])
  })
})

describe('otherPrices', () => {
  it('varies the buying price of an average on the tick', async () => {
    const query = 'lots=10&average=1000&buyLots=10&buyPrice=800&feePercent=0'
    const { outcome } = await open(averagePriceTool, query)
    expect(outcome?.tables?.[0]?.rows).toEqual([
      ...[
        [720, 860, 720_000],
        [760, 880, 760_000],
        [800, 900, 800_000],
      ],
      ...[
        [840, 920, 840_000],
        [880, 940, 880_000],
      ],
    ])
  })
})

describe('toolFile', () => {
  const fileAt = (path: string) => toolFile(new URL(`https://site.example${path}`), siteIn('id'))
  const bondQuery = 'nominal=10%20jt&couponPercent=6&frequency=1&settlement=2026-12-01&maturity=2028-06-15'

  it('has the numbers of every column, and the days of a bond', async () => {
    const { table, days, name } = await fileAt(
      `${toolFilePath('bondCalculator', 'id', 'table')}?${bondQuery}`,
    )
    expect(name).toBe('obligasi-coupon')
    expect(table?.rows).toEqual([
      ['2027-06-15', 540_000, null, 600_000, 60_000],
      ['2028-06-15', 540_000, 10_000_000, 600_000, 60_000],
    ])
    expect(days[1]).toEqual({ day: '2028-06-15', title: 'Kupon obligasi Rp540.000 dan pokok Rp10.000.000' })
  })

  it('has the figures of a result without a table', async () => {
    const { table } = await fileAt(`${toolFilePath('marginSimulator', 'id', 'table')}?mode=pawn`)
    expect(table?.rows[0]).toEqual(['Pinjaman gadai', 50_000_000])
  })

  it('has the days of an announced dividend', async () => {
    const { days } = await fileAt(`${toolFilePath('dividendCalculator', 'id', 'calendar')}?ticker=BQNS`)
    expect(days.map(({ title }) => title)).toEqual([
      'Cum dividen BQNS',
      'Ex dividen BQNS',
      'Pembayaran dividen BQNS',
    ])
  })

  it('has the costs of a transaction', async () => {
    const path = toolFilePath('transactionCost', 'id', 'table')
    const { table } = await fileAt(`${path}?price=4120&lots=10&kind=roundTrip`)
    expect(table?.rows.at(-1)?.slice(1)).toEqual([4_126_180, 4_129_650])
  })

  it('has the errors of invalid entries', async () => {
    const { table, error } = await fileAt(`${toolFilePath('bondCalculator', 'id', 'table')}?nominal=x`)
    expect({ table, error }).toEqual({ table: null, error: expect.stringContaining('1.000') })
  })
})

describe('bondTool', () => {
  const terms = 'couponPercent=6,5&settlement=2026-11-26&maturity=2031-11-26'

  it('asks for every rate of a floating coupon, and takes the floor', async () => {
    const { errors } = await open(bondTool, 'mode=floating&policyPercent=&spreadPercent=&floorPercent=')
    expect(Object.keys(errors)).toEqual(['policyPercent', 'spreadPercent', 'floorPercent'])
    const query = 'mode=floating&policyPercent=4,75&spreadPercent=0,5&floorPercent=5,9&nominal=10%20jt'
    expect((await open(bondTool, query)).results).toMatchObject({ couponPercent: 5.9, netCoupon: 44_250 })
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
})

describe('marginTool', () => {
  const terms = 'haircutPercent=10&callPercent=65&interestPercent=18&days=30'

  it('puts the risk first and gives both prices', async () => {
    const query = `lots=100&price=1000&ownMoney=5%20jt&forcedPercent=80&${terms}`
    const { results, outcome } = await open(marginTool, query)
    expect(results).toMatchObject({ callPrice: 850, forcedPrice: 690, financing: 5_000_000 })
    expect(outcome?.warnings?.[0]).toContain('Anda berutang')
  })

  it('says that the margin call is reached, and shows no rise among the falls', async () => {
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
  ])(
    'asks for the higher of share and amount as initial collateral: $name',
    async ({ money, lots, least }) => {
      const query = `lots=${lots}&price=1000&ownMoney=${money}&forcedPercent=80&${terms}`
      const { outcome } = await open(marginTool, query)
      const named = outcome?.warnings?.filter((text) => text.includes('jaminan awal'))
      const words = `jaminan awal ${least}: 50% dari nilai pembelian atau Rp50.000.000, mana yang lebih tinggi`
      expect(named).toEqual(least === null ? [] : [expect.stringContaining(words)])
    },
  )

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
    const site = { ...siteIn('id'), content: { fees: async () => [...fees, ...margin] } }
    const costsOf = async (lots: number) => {
      const query = `lots=${lots}&price=1000&ownMoney=60%20jt&forcedPercent=80&${terms}`
      return (await open(marginTool, query, site)).results.costs
    }
    expect([await costsOf(100), await costsOf(1000)]).toEqual([28_000, 290_000])
  })

  it('rejects a forced sale before the margin call', async () => {
    const query = `lots=100&price=1000&ownMoney=5%20jt&forcedPercent=60&${terms}`
    expect(Object.keys((await open(marginTool, query)).errors)).toEqual(['forcedPercent'])
  })
})
