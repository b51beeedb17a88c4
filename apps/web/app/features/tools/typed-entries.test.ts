import { describe, expect, it } from 'vitest'
import { averagePriceTool } from './average-price/average-price-tool.ts'
import { corporateActionTool } from './corporate-action/corporate-action-tool.ts'
import { dividendTool } from './dividend/dividend-tool.ts'
import { loadToolPage } from './engine/tool.server.ts'
import type { Tool } from './engine/tool.ts'
import { loadShareFacts } from './engine/tool-facts.server.ts'
import { runTyped } from './engine/typed-run.ts'
import { marginTool } from './margin/margin-tool.ts'
import { past, siteIn } from './market-tools.fixture.ts'
import { orderLimitsTool } from './order-limits/order-limits-tool.ts'
import { transactionTool } from './transaction-cost/transaction-tool.ts'

const shares = {
  BQNS: {
    shortName: 'Bank Quantara Nusa',
    board: { code: 'M' },
    latestPrice: { date: '2026-11-25', close: 4120 },
  },
  QTRV: { board: { code: 'W' }, latestPrice: { date: '2026-11-25', close: 98 } },
  SUSP: {
    board: { code: 'W' },
    latestPrice: { date: '2026-08-14', close: 98 },
    suspension: { since: '2026-08-18' },
  },
  QLBR: { board: { code: 'M' }, latestPrice: { date: '2026-11-25', close: 2130 } },
}

const dividends = {
  BQNS: { ...past, amountPerShare: 62 },
  QTRV: { ...past, amountPerShare: 3 },
  SUSP: { ...past, amountPerShare: 3 },
  QLBR: { ...past, currency: 'USD' as const, amountPerShare: 0.005, exchangeRate: 16_000 },
}

const findByTicker = <Found>(all: Readonly<Record<string, Found>>, ticker: string): Found | null =>
  all[ticker] ?? null

const site = (locale: 'id' | 'en' = 'id') =>
  siteIn(locale, {
    company: async (ticker) => findByTicker(shares, ticker),
    companyActions: async (ticker) => ({ items: [findByTicker(dividends, ticker) ?? past] }),
  })

async function load(tool: Tool, search: URLSearchParams, locale?: 'id' | 'en') {
  return (await loadToolPage(tool, new URL(`https://site.example/?${search}`), site(locale))).data
}

type Entries = Readonly<Record<string, string>>

/** The page after its form was sent with other entries, as browsers without script send it. */
async function send(tool: Tool, query: string, typed: Entries) {
  const before = await load(tool, new URLSearchParams(query))
  const { shown, filledFor } = before.form
  const mode = before.mode === null ? {} : { mode: before.mode }
  const entries = { ...mode, filledFor: filledFor ?? '', ...shown, ...typed }
  return load(tool, new URLSearchParams(entries))
}

interface Case {
  readonly name: string
  readonly tool: Tool
  readonly mode: string
  send(typed: Entries, query?: string): ReturnType<typeof send>
  /** What a fresh form shows for QTRV. */
  readonly own: Entries
  /** A price of the form. */
  readonly price: string
}

function createCase(tool: Tool, mode: string, price: string, own: Entries): Case {
  return {
    name: `${tool.page}, ${mode}`,
    tool,
    mode,
    send: (typed, query = '') => send(tool, `mode=${mode}&${query}`, typed),
    own,
    price,
  }
}

const cases = [
  createCase(orderLimitsTool, 'limits', 'reference', { reference: '98', board: 'W', budget: '5.000.000' }),
  createCase(averagePriceTool, 'average', 'buyPrice', { buyPrice: '98', average: '118' }),
  createCase(averagePriceTool, 'target', 'buyPrice', { buyPrice: '98', average: '118', target: '108' }),
  createCase(averagePriceTool, 'size', 'entry', { entry: '98', stop: '89' }),
  createCase(dividendTool, 'share', 'price', {
    price: '98',
    perShare: '3',
    paymentDate: past.paymentDate ?? '',
  }),
  createCase(corporateActionTool, 'rights', 'cumPrice', { cumPrice: '98', exercisePrice: '78' }),
  createCase(corporateActionTool, 'shares', 'cumPrice', { cumPrice: '98' }),
  createCase(marginTool, 'margin', 'price', { price: '98', lots: '11.000', ownMoney: '64.680.000' }),
  createCase(marginTool, 'pawn', 'price', { price: '98' }),
  createCase(transactionTool, 'cost', 'price', { price: '98' }),
]

const ownPrice =
  'Hasil ini memakai harga Rp100 dari isian Anda; QTRV ditutup pada Rp98 pada 25 November 2026.'

const plain = { remarks: expect.not.arrayContaining([ownPrice]), notices: [] }

/** What a visitor may enter, and what the page says about the share. */
const situations = [
  {
    name: 'a ticker alone',
    enter: () => ({ ticker: 'qtrv' }),
    price: '98',
    share: { ticker: 'QTRV', source: 'QTRV, penutupan 25 Nov 2026: Rp98', returns: [] },
    ...plain,
  },
  {
    name: 'values alone',
    enter: (price: string) => ({ [price]: '2000' }),
    price: '2.000',
    share: null,
    ...plain,
  },
  {
    name: 'a ticker with its own price',
    enter: (price: string) => ({ ticker: 'QTRV', [price]: '98' }),
    price: '98',
    share: { ticker: 'QTRV', source: 'QTRV, penutupan 25 Nov 2026: Rp98', returns: [] },
    ...plain,
  },
  {
    name: 'a ticker with another price',
    enter: (price: string) => ({ ticker: 'QTRV', [price]: '100' }),
    price: '100',
    share: {
      ticker: 'QTRV',
      source: 'QTRV, harga Anda: Rp100',
      returns: [{ label: 'Kembali ke penutupan, Rp98', to: expect.stringContaining('ticker=QTRV') }],
    },
    remarks: expect.arrayContaining([ownPrice]),
    notices: [],
  },
  {
    name: 'a suspended share',
    enter: () => ({ ticker: 'SUSP' }),
    price: '98',
    share: { ticker: 'SUSP', source: 'SUSP, penutupan 14 Agu 2026: Rp98', returns: [] },
    remarks: expect.not.arrayContaining([ownPrice]),
    notices: [
      'Perdagangan SUSP dihentikan sejak 18 Agustus 2026: bursa tidak menerima order saham ini. Harga terakhirnya Rp98 pada 14 Agustus 2026.',
    ],
  },
  {
    name: 'a share with dividends in dollars',
    enter: () => ({ ticker: 'QLBR' }),
    price: '2.130',
    share: { ticker: 'QLBR', source: 'QLBR, penutupan 25 Nov 2026: Rp2.130', returns: [] },
    ...plain,
  },
]

describe.each(cases)('$name', ({ tool, mode, price: name, send: sendForm, own }) => {
  const open = (entries: Entries) => load(tool, new URLSearchParams({ mode, ...entries }))

  /** The calculation of browsers; typed-run.test.ts has how they request the facts of a share. */
  async function type(entries: Entries) {
    const { facts, today } = await open({})
    const loaded = ['QTRV', 'SUSP', 'QLBR', 'ZZZZ'].map(
      async (ticker) => [ticker, await loadShareFacts(ticker, { dividends: true }, site())] as const,
    )
    const search = new URLSearchParams({ mode, ...entries })
    const known = { ...facts, shares: Object.fromEntries(await Promise.all(loaded)) }
    return runTyped(tool, { locale: 'id', search, today, facts: known })
  }

  describe.each([
    { path: 'its URL', read: open },
    { path: 'a submitted form', read: sendForm },
  ])('read from $path', ({ read }) => {
    it.each(situations)('has a result for $name, and names its price', async (one) => {
      const { form, outcome } = await read(one.enter(name))
      expect(form.errors).toEqual([])
      expect(outcome?.main.value).not.toMatch(/NaN|undefined|Infinity/)
      expect(form.shown[name]).toBe(one.price)
      expect(form.share && { ...form.share, name: '', close: '', day: '' }).toEqual(
        one.share && { ...one.share, name: '', close: '', day: '' },
      )
      expect({ remarks: form.remarks, notices: form.notices }).toEqual({
        remarks: one.remarks,
        notices: one.notices,
      })
    })

    it('shows the figures of a share in place of examples', async () => {
      const { form } = await read({ ticker: 'qtrv' })
      const { budget: _, ...figures } = own
      expect(form.shown).toMatchObject({ ticker: 'QTRV', ...figures })
      expect(form.filledFor).toBe('QTRV')
    })
  })

  const unknown = { name: 'an unknown share', enter: () => ({ ticker: 'ZZZZ' }) }

  it.each([...situations, unknown])('calculates $name in browsers as on the server', async ({ enter }) => {
    const [page, typed] = await Promise.all([open(enter(name)), type(enter(name))])
    expect(typed.outcome).toEqual(page.outcome)
    expect(typed.form).toEqual(page.form)
  })

  it('leads back from an own price to the close', async () => {
    const { form } = await open({ ticker: 'QTRV', [name]: '100' })
    const back = new URL(form.share?.returns[0]?.to ?? '', 'https://site.example')
    const { form: returned } = await load(tool, back.searchParams)
    expect(returned.shown[name]).toBe('98')
    expect(returned.share?.returns).toEqual([])
  })
})

describe('a ticker typed into a form', () => {
  it.each(cases)('replaces the figures of another share of $name', async (one) => {
    const { form } = await one.send({ ticker: 'QTRV' }, 'ticker=BQNS')
    const { budget: _, ...own } = one.own
    expect(form.shown).toMatchObject(own)
  })

  it.each(cases)('reports an unknown share of $name and changes nothing', async (one) => {
    const before = await one.send({})
    const { form, outcome } = await one.send({ ticker: 'ZZZZ' })
    expect(form.errors).toEqual([{ name: 'ticker', message: 'Kode ZZZZ tidak ada di data pasar kami.' }])
    expect(form.shown).toEqual({ ...before.form.shown, ticker: 'ZZZZ' })
    expect(form.share).toBeNull()
    expect(outcome).toBeNull()
  })

  it.each(cases)('empties the price of the former share of $name for an unknown one', async (one) => {
    for (const ticker of ['ZZZZ', 'ZZ', 'BQNS-W']) {
      const { form, outcome } = await one.send({ ticker }, 'ticker=QTRV')
      expect(form.shown[one.price]).toBe('')
      expect(form.errors[0]?.name).toBe('ticker')
      expect(outcome).toBeNull()
      const { ticker: _, ...emptied } = form.shown
      const next = await one.send({ ...emptied, ticker: 'BQNS', filledFor: form.filledFor ?? '' })
      expect(next.form.shown[one.price]).toBe('4.120')
      expect(next.form.filled).toContain(one.price)
    }
  })

  it.each(cases)('keeps a typed price of $name for a ticker that does not exist', async (one) => {
    const { form } = await one.send({ ticker: 'ZZZZ', [one.price]: '100' }, 'ticker=QTRV')
    expect(form.shown[one.price]).toBe('100')
  })

  it('keeps the share and its price if they are sent again, and names what the site filled in', async () => {
    const again = await send(orderLimitsTool, 'ticker=QTRV', {})
    expect(again.form.shown).toMatchObject({ reference: '98', board: 'W' })
    expect(again.form.remarks).toEqual([
      'Tidak Anda isi, jadi kami isikan: Jumlah hari simulasi, Biaya beli.',
    ])
    expect(again.query).toBe('ticker=QTRV')
  })

  it('leaves the entries of a share as they are once it is removed, and says whose they are', async () => {
    const { form, outcome } = await send(orderLimitsTool, 'ticker=BQNS', { ticker: '' })
    expect(form.shown.reference).toBe('4.120')
    expect(form.filledFor).toBe('BQNS')
    expect(outcome?.main.data).toBe('3510-5150')
    expect(form.remarks.at(-1)).toBe(
      'Kode saham kosong, jadi isian yang tidak Anda ubah masih milik BQNS, yang ditutup pada Rp4.120 pada 25 November 2026.',
    )
  })
})

describe('the line of a share', () => {
  it.each([
    { query: 'ticker=BQNS', name: 'Bank Quantara Nusa · Papan Utama', close: 'Rp4.120' },
    { query: 'ticker=QTRV', name: 'Papan Pemantauan Khusus', close: 'Rp98' },
    { query: 'ticker=BQNS&reference=1000', name: 'Bank Quantara Nusa · Papan Utama', close: 'Rp4.120' },
  ])('has its name, board and close at $query', async ({ query, name, close }) => {
    const { form } = await load(orderLimitsTool, new URLSearchParams(query))
    expect(form.share).toMatchObject({ name, close, day: 'penutupan 25 Nov 2026' })
  })

  it('is that of no share while the market service is unavailable, and the result says so', async () => {
    const away = siteIn('en', { company: () => Promise.reject(new Error('unavailable')) })
    const url = new URL('https://site.example/?ticker=BQNS&reference=1000')
    const { form } = (await loadToolPage(orderLimitsTool, url, away)).data
    expect(form.share).toMatchObject({ ticker: 'BQNS', name: '', close: '', day: '', source: '' })
    expect(form.remarks).toContain('The board of BQNS is unavailable; this result uses the Main board.')
  })
})

describe('the board of order limits', () => {
  it('may differ from that of the share, and the result says so', async () => {
    const { form, outcome } = await send(orderLimitsTool, 'ticker=QTRV', { board: 'M' })
    expect(form.shown.board).toBe('M')
    expect(outcome?.main.data).toBe('84-132')
    expect(form.remarks).toContain(
      'Hasil ini memakai papan Utama dari isian Anda; QTRV tercatat di papan Pemantauan Khusus.',
    )
  })
})
