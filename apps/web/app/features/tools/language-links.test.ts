import { describe, expect, it } from 'vitest'
import { type Locale, locales, otherLocale } from '#app/i18n/locales.ts'
import { allTools } from './all-tools.server.ts'
import { averagePriceTool } from './average-price/average-price-tool.ts'
import { dividendTool } from './dividend/dividend-tool.ts'
import type { Tool } from './engine/tool.ts'
import { open, siteIn } from './market-tools.fixture.ts'
import { transactionTool } from './transaction-cost/transaction-tool.ts'

const all = await Promise.all(Object.values(allTools).map((load) => load()))
// The investment calculator has a route of its own.
const market = all.filter(({ page }) => page !== 'investmentCalculator')
const everyMode = market.flatMap((tool) =>
  tool.modes.flatMap((mode) => locales.map((locale) => ({ tool, page: tool.page, mode: mode.name, locale }))),
)

async function openBoth(tool: Tool, locale: Locale, query: string) {
  const page = await open(tool, query, siteIn(locale))
  const other = otherLocale(locale)
  const url = new URL(page.head.paths[other] ?? '', 'https://site.example')
  return { page, url, counterpart: await open(tool, url.search.slice(1), siteIn(other)) }
}

describe('the link of a calculator to the other language', () => {
  it.each(everyMode)('has the same result for $page, $mode, from $locale', async ({ tool, mode, locale }) => {
    const { form, mode: shownMode } = await open(tool, `mode=${mode}`, siteIn(locale))
    // As a browser without script sends the examples, in the notation of the language.
    const typed = new URLSearchParams({ ...form.shown, mode, ...(shownMode ? { mode: shownMode } : {}) })
    const { page, counterpart } = await openBoth(tool, locale, String(typed))
    expect(counterpart.results).toEqual(page.results)
    expect(counterpart.status).toBe(page.status)
  })

  const prices = 'lots=10&average=1.250&buyLots=10&buyPrice=1.000'
  it.each([
    { name: 'groups', locale: 'id', query: prices, sent: { average: '1250', buyPrice: '1000' } },
    { name: 'groups', locale: 'en', query: 'average=1,250&buyPrice=1,000', sent: { average: '1250' } },
    {
      name: 'words',
      locale: 'id',
      query: 'average=1,5 ribu&lots=10 lot',
      sent: { average: '1500', lots: '10' },
    },
    { name: 'a decimal', locale: 'id', query: 'feePercent=0,15', sent: { feePercent: '0.15' } },
    { name: 'three decimals', locale: 'en', query: 'feePercent=0.125', sent: { feePercent: '0,125' } },
    { name: 'an empty field', locale: 'id', query: 'ticker=&buyPrice=', sent: { ticker: '', buyPrice: '' } },
    { name: 'an invalid number', locale: 'id', query: 'average=1.0000', sent: { average: '' } },
    { name: 'a ticker', locale: 'id', query: 'ticker=bqns.jk', sent: { ticker: 'BQNS' } },
    { name: 'an invalid ticker', locale: 'id', query: 'ticker=b1', sent: { ticker: 'b1' } },
  ] as const)('has $name of $query in $locale as $sent', async ({ locale, query, sent }) => {
    const { url } = await openBoth(averagePriceTool, locale, query)
    expect(Object.fromEntries(url.searchParams)).toMatchObject(sent)
  })

  it.each([
    { locale: 'id', perShare: '12,345678' },
    { locale: 'id', perShare: '1.234,567' },
    { locale: 'en', perShare: '12.345' },
    { locale: 'en', perShare: '0.000001' },
  ] as const)('keeps $perShare rupiah per share of $locale to the last decimal', async (typed) => {
    const query = `lots=100000&perShare=${typed.perShare}`
    const { page, counterpart } = await openBoth(dividendTool, typed.locale, query)
    expect(page.status).toBe(200)
    expect(counterpart.results).toEqual(page.results)
  })

  it('names no number in the URL of a page without entries', async () => {
    const { url } = await openBoth(transactionTool, 'id', '')
    expect(url.href).toBe('https://site.example/en/research-and-news/analysis-tools/transaction-cost')
  })

  it('keeps the canonical URL as sent', async () => {
    const { head } = await open(averagePriceTool, prices)
    expect(head.paths.id).toContain('average=1.250&buyLots=10&buyPrice=1.000')
  })
})
