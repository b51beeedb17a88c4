import { describe, expect, it } from 'vitest'
import { renderAt } from '#app/navigation/render-at.fixture.tsx'
import { bondTool } from '../bond/bond-tool.ts'
import { dividendTool } from '../dividend/dividend-tool.ts'
import { marginTool } from '../margin/margin-tool.ts'
import { siteIn } from '../market-tools.fixture.ts'
import { orderLimitsTool } from '../order-limits/order-limits-tool.ts'
import { pageWords } from '../transaction-cost/page-words.ts'
import { ReceiptsOutcome } from '../transaction-cost/receipts-outcome.tsx'
import { transactionTool } from '../transaction-cost/transaction-tool.ts'
import { commonView } from './common-view.tsx'
import { loadToolPage } from './tool.server.ts'
import type { Tool } from './tool.ts'
import { ToolPage, type ToolView } from './tool-page.tsx'

const receipts = { ...commonView, words: pageWords, Outcome: ReceiptsOutcome }

/** The page of a tool at a query, as the server renders it. */
async function renderPage(
  tool: Tool,
  query: string,
  view: ToolView = commonView,
  site = siteIn('id'),
): Promise<string> {
  const { data } = await loadToolPage(tool, new URL(`https://site.example/?${query}`), site)
  return renderAt('/', <ToolPage {...data} load={async () => tool} view={view} />)
}

/** The parts of a page in their order. */
function listParts(html: string): string[] {
  const parts = { ticker: 'id="field-ticker', answer: 'class="tool-answer', fold: 'class="tool-fields' }
  return Object.entries({ ...parts, rules: 'Aturan dan asumsi', costs: 'Tarif yang dipakai' })
    .map(([name, text]) => ({ name, at: html.indexOf(text) }))
    .filter(({ at }) => at !== -1)
    .sort((one, other) => one.at - other.at)
    .map(({ name }) => name)
}

/** The texts of a page that a printer gets. */
function listPrinted(html: string): string[] {
  const open: boolean[] = []
  return [...html.matchAll(/<(\/?)(\w+)([^>]*)>([^<]*)/g)].flatMap(
    ([, end, name = '', attributes = '', text = '']) => {
      if (end) open.pop()
      else if (!/^(?:input|path|br|use|link|meta)$/.test(name)) open.push(attributes.includes('print:hidden'))
      return open.includes(true) || text === '' ? [] : [text]
    },
  )
}

const foldIn = (html: string) => html.match(/<details class="tool-fields[^>]*>/)?.[0] ?? ''

describe('the page of a calculator', () => {
  it.each([
    { tool: orderLimitsTool, view: commonView, rules: 'rules' },
    { tool: dividendTool, view: commonView, rules: 'rules' },
    { tool: transactionTool, view: receipts, rules: 'costs' },
  ])('has ticker, answer, other fields and rules of $tool.page in this order', async (one) => {
    const html = await renderPage(one.tool, 'ticker=BQNS', one.view)
    expect(listParts(html)).toEqual(['ticker', 'answer', 'fold', one.rules])
    expect(foldIn(html)).not.toContain('open=')
  })

  it('has the answer first without a ticker, and its fields open', async () => {
    const html = await renderPage(bondTool, '')
    expect(listParts(html)).toEqual(['answer', 'fold', 'rules'])
    expect(foldIn(html)).toContain('open=""')
  })

  it('has all fields above a result that needs a list of tickers', async () => {
    const html = await renderPage(dividendTool, 'mode=portfolio&ticker1=BQNS&lots1=1')
    expect(foldIn(html)).toBe('')
    expect(html.indexOf('name="branch"')).toBeLessThan(html.indexOf('class="tool-answer'))
  })

  it.each([
    { query: 'ticker=BQNS&reference=1003', isOpen: true },
    { query: 'ticker=BQNS&days=99', isOpen: true },
    { query: 'reference=&ticker=', isOpen: true },
    { query: 'ticker=ZZZZ', isOpen: false },
    { query: 'ticker=BQNS&reference=1000', isOpen: false },
  ])('opens the folded fields at $query: $isOpen', async ({ query, isOpen }) => {
    const html = await renderPage(orderLimitsTool, query)
    expect(foldIn(html).includes('open=""')).toBe(isOpen)
  })

  it('keeps everything typed beside an error, and has no result', async () => {
    const html = await renderPage(orderLimitsTool, 'ticker=BQNS&reference=1003&days=7&budget=2,5%20jt')
    expect(html).not.toContain('<output')
    expect(html).toContain('Hasilnya muncul di sini setelah isian diperbaiki.')
    for (const text of ['1.003', '7', '2.500.000']) expect(html).toContain(`value="${text}"`)
  })

  it.each(['ticker=BQNS', ''])('repeats the answer of "%s" for the eye only', async (query) => {
    const html = await renderPage(orderLimitsTool, query)
    const value = html.match(/<output[^>]*name="limits"[^>]*>([^<]*)/)?.[1]
    const line = html.match(/<div aria-hidden="true" class="tool-line"[^>]*>.*?<\/div>/)?.[0] ?? ''
    expect(line).toContain(`<b>${value}</b>`)
    expect(html.match(/role="status"/g)).toBeNull()
    expect(html.match(/aria-live="polite"/g)).toHaveLength(1)
  })

  const traded = { board: { code: 'M' }, latestPrice: { date: '2026-08-14', close: 98 } }
  it.each([
    {
      name: 'a suspended share',
      company: { ...traded, suspension: { since: '2026-08-18' } },
      tool: orderLimitsTool,
      query: 'ticker=SUSP',
      warning: 'Perdagangan SUSP dihentikan sejak 18 Agustus 2026',
    },
    {
      name: 'a delisted share',
      company: { ...traded, delistedOn: '2026-08-17' },
      tool: marginTool,
      query: 'ticker=SUSP',
      warning: 'SUSP tidak lagi tercatat di bursa.',
    },
    {
      name: 'a day without trading',
      company: traded,
      tool: transactionTool,
      query: 'ticker=SUSP&day=2026-11-28',
      warning: 'Bursa tutup pada 28 November 2026',
    },
  ])('prints the warning about $name, but no field', async ({ company, tool, query, warning }) => {
    const site = siteIn('id', { company: async () => company })
    const printed = listPrinted(await renderPage(tool, query, commonView, site)).join(' ')
    expect(printed).toContain(warning)
    expect(printed).not.toMatch(/Kode saham|Ubah asumsi/)
  })
})
