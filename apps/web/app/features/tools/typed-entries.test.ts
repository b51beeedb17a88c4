import { describe, expect, it } from 'vitest'
import { averagePriceTool } from './average-price/average-price-tool.ts'
import { corporateActionTool } from './corporate-action/corporate-action-tool.ts'
import { dividendTool } from './dividend/dividend-tool.ts'
import { loadToolPage } from './engine/tool.server.ts'
import type { Tool } from './engine/tool.ts'
import { marginTool } from './margin/margin-tool.ts'
import { past, siteIn } from './market-tools.fixture.ts'
import { orderLimitsTool } from './order-limits/order-limits-tool.ts'
import { transactionTool } from './transaction-cost/transaction-tool.ts'

const closes: Readonly<Record<string, { readonly board: string; readonly close: number }>> = {
  BQNS: { board: 'M', close: 4120 },
  QTRV: { board: 'W', close: 98 },
}

const site = (locale: 'id' | 'en' = 'id') =>
  siteIn(locale, {
    company: async (ticker) => {
      const share = closes[ticker]
      return share
        ? { board: { code: share.board }, latestPrice: { date: '2026-11-25', close: share.close } }
        : null
    },
    companyActions: async (ticker) => ({
      items: [{ ...past, amountPerShare: ticker === 'QTRV' ? 3 : 62 }],
    }),
  })

async function load(tool: Tool, search: URLSearchParams, locale?: 'id' | 'en') {
  return (await loadToolPage(tool, new URL(`https://site.example/?${search}`), site(locale))).data
}

/** The page after its form was sent with other entries, as browsers without script send it. */
async function send(tool: Tool, query: string, typed: Readonly<Record<string, string>>) {
  const before = await load(tool, new URLSearchParams(query))
  const { shown, filledFor } = before.form
  const mode = before.mode === null ? {} : { mode: before.mode }
  const entries = { ...mode, filledFor: filledFor ?? '', ...shown, ...typed }
  return load(tool, new URLSearchParams(entries))
}

interface Case {
  readonly name: string
  send(typed: Readonly<Record<string, string>>, query?: string): ReturnType<typeof send>
  /** What a fresh form shows for QTRV. */
  readonly own: Readonly<Record<string, string>>
  /** A price of the form. */
  readonly price: string
}

function createCase(tool: Tool, mode: string, price: string, own: Readonly<Record<string, string>>): Case {
  return {
    name: `${tool.page}, ${mode}`,
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

describe('a ticker typed into a form', () => {
  it.each(cases)('is read in the notations of exchanges and vendors by $name', async (one) => {
    for (const ticker of ['QTRV.JK', 'IDX:QTRV', '“qtrv”', 'saham qtrv hari ini']) {
      const { form } = await one.send({ ticker })
      expect(form.shown).toMatchObject({ ...one.own, ticker: 'QTRV' })
      expect(form.filledFor).toBe('QTRV')
    }
    expect((await one.send({ ticker: 'QTRV-W' })).form.errors).toMatchObject([{ name: 'ticker' }])
  })

  it.each(cases)('replaces the example of $name', async (one) => {
    const { form } = await one.send({ ticker: 'qtrv' })
    expect(form.errors).toEqual([])
    expect(form.shown).toMatchObject({ ticker: 'QTRV', ...one.own })
    expect(form.filledFor).toBe('QTRV')
  })

  it.each(cases)('replaces the figures of another share of $name', async (one) => {
    const { form } = await one.send({ ticker: 'QTRV' }, 'ticker=BQNS')
    const { budget: _, ...own } = one.own
    expect(form.shown).toMatchObject(own)
  })

  it.each(cases)('keeps a typed price of $name, and says so', async (one) => {
    const { form, outcome } = await one.send({ ticker: 'QTRV', [one.price]: '100' })
    expect(outcome).not.toBeNull()
    expect(form.shown[one.price]).toBe('100')
    expect(form.remarks).toContain(
      'Hasil ini memakai harga Rp100 dari isian Anda; QTRV ditutup pada Rp98 pada 25 November 2026.',
    )
  })

  it.each(cases)('reports an unknown share of $name and changes nothing', async (one) => {
    const before = await one.send({})
    const { form, outcome } = await one.send({ ticker: 'ZZZZ' })
    expect(form.errors).toEqual([{ name: 'ticker', message: 'Kode ZZZZ tidak ada di data pasar kami.' }])
    expect(form.shown).toEqual({ ...before.form.shown, ticker: 'ZZZZ' })
    expect(outcome).toBeNull()
  })

  it.each(cases)(
    'empties the price of the former share of $name for a ticker that does not exist',
    async (one) => {
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
    },
  )

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

  it('is read with everything else in an address that no form has sent', async () => {
    const { form, outcome } = await load(orderLimitsTool, new URLSearchParams('ticker=BQNS&reference=1000'))
    expect(outcome?.main.data).toBe('850-1250')
    expect(form.remarks).toContain(
      'Hasil ini memakai harga Rp1.000 dari isian Anda; BQNS ditutup pada Rp4.120 pada 25 November 2026.',
    )
  })

  it('leaves the entries of a share as they are once it is removed', async () => {
    const { form, outcome } = await send(orderLimitsTool, 'ticker=BQNS', { ticker: '' })
    expect(form.shown.reference).toBe('4.120')
    expect(form.filledFor).toBe('BQNS')
    expect(outcome?.main.data).toBe('3510-5150')
  })

  it('asks for the offering price of a first day instead of taking the example', async () => {
    const { form } = await send(orderLimitsTool, '', { ticker: 'QTRV', first: 'yes' })
    expect(form.errors.map(({ name }) => name)).toEqual(['reference'])
    expect(form.shown.reference).toBe('')
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

  it('is not said to be that of a share whose board cannot be loaded', async () => {
    const away = siteIn('en', { company: () => Promise.reject(new Error('unavailable')) })
    const url = new URL('https://site.example/?ticker=BQNS&reference=1000')
    const { form } = (await loadToolPage(orderLimitsTool, url, away)).data
    expect(form.remarks).toContain('The board of BQNS is unavailable; this result uses the Main board.')
  })
})
