import { describe, expect, it } from 'vitest'
import { toolFilePath } from '#app/i18n/endpoints/tool-files.ts'
import { locales } from '#app/i18n/locales.ts'
import { averagePriceTool } from './average-price/average-price-tool.ts'
import { bondTool } from './bond/bond-tool.ts'
import { corporateActionTool } from './corporate-action/corporate-action-tool.ts'
import type { Tool } from './engine/tool.ts'
import { loadToolFile } from './files/tool-file.server.ts'
import { marginTool } from './margin/margin-tool.ts'
import { fees, open, siteIn } from './market-tools.fixture.ts'
import { orderLimitsTool } from './order-limits/order-limits-tool.ts'
import { tools } from './tools.ts'

const all = await Promise.all(Object.values(tools).map((load) => load()))
const everyMode = all.flatMap((tool) =>
  tool.modes.flatMap((mode) =>
    locales.map((locale) => ({ tool, mode, page: tool.page, name: mode.name, locale })),
  ),
)

describe('loadToolPage', () => {
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

  it('has the limits of any day on a first trading day, counted from the offering price, and names the decree', async () => {
    const { results, outcome } = await open(orderLimitsTool, 'reference=190&board=M&first=yes')
    expect(results).toMatchObject({ lower: 162, upper: 256 })
    expect(outcome?.notes).toContain(
      'Hari pertama di bursa: batas yang sama sejak 13 Maret 2020 (Kep-00025/BEI/03-2020); sebelumnya dua kali lipat.',
    )
  })

  it('names no decree for a first day on a board whose rule is not confirmed', async () => {
    const notes = async (board: string) =>
      (await open(orderLimitsTool, `reference=190&board=${board}&first=yes`)).outcome?.notes.join(' ')
    expect(await notes('A')).not.toContain('Kep-00025')
    expect(await notes('A')).toContain('belum kami pastikan')
    expect(await notes('E')).toContain('Kep-00025/BEI/03-2020')
  })

  it.each([
    { budget: 1_000_000, working: 'Rp1.000.000 ÷ (Rp5.000 × (1 + 0,15%)) → 199 lot, dibulatkan ke bawah' },
    {
      budget: 10_040_000,
      working: '(Rp10.040.000 − Rp10.000) ÷ (Rp5.000 × (1 + 0,15%)) → 2.002 lot, dibulatkan ke bawah',
    },
    {
      budget: 10_020_100,
      working:
        'Rp10.000.000 ÷ Rp5.000 → 2.000 lot, dibulatkan ke bawah: satu lot lagi dikenai bea meterai dan tidak muat.',
    },
  ])('shows how the lots for Rp$budget were counted', async ({ budget, working }) => {
    const query = `reference=50&board=M&budget=${budget}&feePercent=0,15`
    expect((await open(orderLimitsTool, query)).outcome?.working.at(-1)).toBe(working)
  })

  it.each(['ticker=BQNS&first=yes', 'first=yes', 'reference=&first=yes'])(
    'requires the offering price of a first trading day at %s, which no last close replaces',
    async (query) => {
      const { status, errors, form } = await open(orderLimitsTool, query)
      expect(status).toBe(422)
      expect(errors.reference).toContain('harga penawaran')
      expect(form.shown.reference).toBe('')
    },
  )

  it.each([
    { budget: '125000', board: 'A', shown: 'Auto rejection: in force since July 22, 2019.', lots: '1 lot' },
    { budget: '250000', board: 'W', shown: 'since June 12, 2023 (Peraturan II-X).', lots: '2 lots' },
  ])('names the rule of board $board by its number or not at all, and $lots', async (vector) => {
    const query = `reference=1000&board=${vector.board}&budget=${vector.budget}&feePercent=0`
    const { outcome } = await open(orderLimitsTool, query, siteIn('en'))
    expect(outcome?.notes.join(' ')).toContain(vector.shown)
    expect(outcome?.figures.find(({ name }) => name === 'lots')?.value).toBe(vector.lots)
  })

  it('counts no lots for a budget that nobody typed, and names the figures of the site', async () => {
    const { results, form } = await open(orderLimitsTool, 'reference=4120')
    expect(results).not.toHaveProperty('lots')
    expect(form.remarks).toEqual(['Tidak Anda isi, jadi kami isikan: Jumlah hari simulasi, Biaya beli.'])
  })

  it('states that a minimum fee per order is not counted', async () => {
    const withMinimum = fees.map((fee) => ({ ...fee, minimum: 5_000 }))
    const { content, ...rest } = siteIn('id')
    const site = { ...rest, content: { ...content, fees: async () => withMinimum } }
    const { outcome } = await open(orderLimitsTool, '', site)
    expect(outcome?.notes).toContain('Biaya minimum kami Rp5.000 per order belum dihitung.')
  })

  it('requires the price while the market service is unavailable', async () => {
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

  it.each([
    {
      name: 'the risk',
      query: 'capital=100000000&riskPercent=0,5&stop=900',
      working: ['Rp500.000 ÷ Rp10.000 per lot → 50 lot, dibulatkan ke bawah'],
    },
    {
      name: 'the exemption from stamp duty',
      query: 'capital=101500000&riskPercent=1&stop=900',
      working: [
        'Rp10.000.000 ÷ Rp100.000 → 100 lot, dibulatkan ke bawah: satu lot lagi dikenai bea meterai dan tidak muat.',
      ],
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

describe('words in English', () => {
  const readValue = async (tool: Tool, query: string, name: string) => {
    const { outcome } = await open(tool, query, siteIn('en'))
    return [...(outcome ? [outcome.main] : []), ...(outcome?.figures ?? [])].find((one) => one.name === name)
      ?.value
  }
  const size = 'mode=size&riskPercent=100&entry=1000&stop=500&feePercent=0&sellPercent=0'

  it.each([
    { tool: averagePriceTool, query: `${size}&capital=100000`, name: 'lots', value: '1 lot' },
    { tool: averagePriceTool, query: `${size}&capital=200000`, name: 'lots', value: '2 lots' },
    {
      tool: corporateActionTool,
      query: 'mode=shares&kind=bonus&cumPrice=1000&shares=100&old=100&new=1',
      name: 'sharesAfter',
      value: '101 (1 lot + 1 share)',
    },
  ])('have a noun in the singular after 1: $value', async ({ tool, query, name, value }) => {
    expect(await readValue(tool, query, name)).toBe(value)
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

describe('loadToolFile', () => {
  const fileAt = (path: string) => loadToolFile(new URL(`https://site.example${path}`), siteIn('id'))
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
  ])(
    'requires the higher of share and amount as initial collateral: $name',
    async ({ money, lots, least }) => {
      const query = `lots=${lots}&price=1000&ownMoney=${money}&forcedPercent=80&${terms}`
      const { outcome } = await open(marginTool, query)
      const named = outcome?.warnings?.filter((text) => text.includes('jaminan awal'))
      const words = `jaminan awal ${least}: 50% dari nilai pembelian atau Rp50.000.000, mana yang lebih tinggi`
      expect(named).toEqual(least === null ? [] : [expect.stringContaining(words)])
    },
  )

  it.each([
    {
      locale: 'id',
      note: 'Transaksi margin diatur POJK 6/2024. Jaminan awal: 50% dari nilai pembelian atau Rp50\u00a0juta, mana yang lebih tinggi; perhitungannya tertulis di perjanjian.',
    },
    {
      locale: 'en',
      note: 'Margin trading is regulated by OJK Regulation 6/2024. Initial collateral: 50% of the purchase or IDR\u00a050\u00a0million, whichever is higher; the agreement states the calculation.',
    },
  ] as const)('names the regulation without a day of checking, in $locale', async ({ locale, note }) => {
    const { outcome } = await open(marginTool, '', siteIn(locale))
    expect(outcome?.notes).toContain(note)
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
    const { content, ...rest } = siteIn('id')
    const site = { ...rest, content: { ...content, fees: async () => [...fees, ...margin] } }
    const computeCosts = async (lots: number) => {
      const query = `lots=${lots}&price=1000&ownMoney=60%20jt&forcedPercent=80&${terms}`
      return (await open(marginTool, query, site)).results.costs
    }
    expect([await computeCosts(100), await computeCosts(1000)]).toEqual([28_000, 290_000])
  })

  it('starts with our published terms, and names them as ours', async () => {
    const marginTerms = {
      interestPercent: 14,
      haircutPercent: 15,
      callPercent: 65,
      forcedPercent: 80,
      callDays: 3,
    }
    const { content, ...rest } = siteIn('id')
    const accountTypes = async () => [{ key: 'margin' as const, marginTerms }]
    const { form, results, outcome } = await open(marginTool, '', {
      ...rest,
      content: { ...content, accountTypes },
    })
    expect(form.shown).toMatchObject({
      interestPercent: '14',
      haircutPercent: '15',
      callPercent: '65',
      forcedPercent: '80',
    })
    // 40 million of 100 million are financed: 40,000,000 ÷ (0.65 × 100,000 × 0.85) = 723.98.
    expect(results).toMatchObject({ callPrice: 720, interest: 460_274 })
    expect(outcome?.notes).toContain(
      'Syarat pembiayaan kami (isian awal simulasi ini): bunga 14% per tahun, potongan nilai jaminan 15%, margin call pada rasio pembiayaan 65%, waktu 3 hari bursa untuk memenuhinya, dan penjualan paksa pada rasio 80%. Yang mengikat Anda adalah perjanjian Anda.',
    )
    expect(outcome?.notes.join(' ')).not.toContain('bukan syarat kami')
  })

  it('has an example for the one term that is not published, and names it', async () => {
    const marginTerms = {
      interestPercent: 14,
      haircutPercent: 15,
      callPercent: null,
      forcedPercent: 75,
      callDays: 3,
    }
    const { content, ...rest } = siteIn('en')
    const accountTypes = async () => [{ key: 'margin' as const, marginTerms }]
    const { form, outcome } = await open(marginTool, '', { ...rest, content: { ...content, accountTypes } })
    expect(form.shown).toMatchObject({
      interestPercent: '14',
      haircutPercent: '15',
      callPercent: '60',
      forcedPercent: '75',
    })
    expect(outcome?.notes).toContain(
      'These initial entries are examples, not our terms: Financing ratio of a margin call. Replace them with those of your agreement.',
    )
  })

  it.each([
    { name: 'none is published', terms: null },
    { name: 'the CMS is unavailable', terms: undefined },
  ])('has examples that are no terms of ours while $name', async ({ terms: marginTerms }) => {
    const { content, ...rest } = siteIn('id')
    const accountTypes = async () => {
      if (marginTerms === undefined) throw new Error('unavailable')
      return [{ key: 'margin' as const, marginTerms }]
    }
    const { form, outcome } = await open(marginTool, '', { ...rest, content: { ...content, accountTypes } })
    expect(form.shown).toMatchObject({ interestPercent: '18', haircutPercent: '10', callPercent: '65' })
    expect(outcome?.notes.join(' ')).toContain(
      'Isian awal ini contoh, bukan syarat kami: Bunga pembiayaan per tahun; Potongan nilai jaminan; ',
    )
  })

  it('has one error for an invalid margin call ratio', async () => {
    const query =
      'lots=100&price=1000&ownMoney=5%20jt&callPercent=x&forcedPercent=80&haircutPercent=10&interestPercent=18&days=30'
    expect(Object.keys((await open(marginTool, query)).errors)).toEqual(['callPercent'])
  })

  it('rejects a forced sale before the margin call', async () => {
    const query = `lots=100&price=1000&ownMoney=5%20jt&forcedPercent=60&${terms}`
    expect(Object.keys((await open(marginTool, query)).errors)).toEqual(['forcedPercent'])
  })
})
