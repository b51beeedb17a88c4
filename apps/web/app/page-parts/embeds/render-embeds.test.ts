import { type Embed, embedMarkup } from '@site/contracts/content/embeds.ts'
import type { ComparedCompany, Comparison } from '@site/contracts/market/comparison.ts'
import { describe, expect, it } from 'vitest'
import { optionsFor } from '#app/content/fake-service.fixture.ts'
import {
  company as sampleCompany,
  comparison as sampleComparison,
} from '#app/features/companies/comparison/sample-comparison.fixture.ts'
import { createRow } from '#app/features/companies/price-chart/chart-source.fixture.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { newPageFacts } from '#app/request/page-facts.ts'
import { requestContext } from '#app/request/request-context.server.ts'
import { siteServices } from '#app/request/site-services.server.ts'
import { serve } from '#server/serve.fixture.ts'
import { feedTexts } from './feed-texts.server.tsx'
import { withEmbeds } from './render-embeds.server.tsx'

const metrics = [
  { key: 'per', unit: 'x' },
  { key: 'dividendYield', unit: '%' },
  { key: 'npm', unit: '%' },
  { key: 'pbv', unit: 'x' },
] as const
const text = { id: 'x', en: 'x' }

const createCompany = (ticker: string): ComparedCompany => ({
  ...sampleCompany,
  ticker,
  slug: ticker.toLowerCase(),
  quote: { date: '2026-11-20', close: 1500, change: 0, changePercent: 0 },
  marketValue: 3_200_000_000_000,
  period: { year: 2026, months: 9, end: '2026-09-30', isRestated: false, marks: [] },
  ratios: ['notMeaningful', 4, 12.5, 'statementsOld'],
  amounts: [{ value: 950_000_000_000, growth: 'missing' }],
  dividends: [],
  dividendReasons: [],
  closes: [1200, 1500],
})

function createComparison(tickers: readonly string[]): Comparison {
  const known = tickers.filter((ticker) => ticker !== 'ASDF')
  return {
    ...sampleComparison,
    companies: known.map(createCompany),
    unknown: tickers.filter((ticker) => !known.includes(ticker)),
    metrics: metrics.map((metric) => ({ ...metric, label: text })),
    lines: [{ key: 'revenue', label: text }],
    dividendYears: [],
    days: ['2025-11-20', '2026-11-20'],
  }
}

const series = {
  ticker: 'VIHA',
  range: '1Y',
  from: '2025-11-20',
  to: '2026-11-20',
  isAdjusted: true,
  marks: [],
  rows: [createRow('2026-10-30', 1400), createRow('2026-11-19', 1450), createRow('2026-11-20', 1500)],
  asOf: '2026-11-20',
}

/** The text with its embeds, the requests to the market service, and the facts of the page. */
async function shown(
  html: string,
  {
    locale = 'id',
    isDown = false,
    render = withEmbeds,
    comparison: more,
    company,
  }: {
    locale?: Locale
    isDown?: boolean
    render?: typeof withEmbeds
    comparison?: Partial<Comparison>
    company?: Partial<ComparedCompany>
  } = {},
) {
  const requests: string[] = []
  const url = await serve((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://market.example')
    requests.push(`${pathname}${searchParams.get('tickers') ?? ''}`)
    if (isDown) {
      response.destroy()
      return
    }
    response.setHeader('surrogate-key', 'company:VIHA')
    const isChart = pathname.endsWith('/prices')
    const compared = (tickers: readonly string[]) => {
      const found = createComparison(tickers)
      return { ...found, ...more, companies: found.companies.map((each) => ({ ...each, ...company })) }
    }
    const tickers = (searchParams.get('tickers') ?? '').split(',')
    response.statusCode = pathname.includes('ASDF') ? 404 : 200
    response.end(JSON.stringify(isChart ? series : compared(tickers)))
  })
  const facts = newPageFacts()
  const services = siteServices(optionsFor(url))
  const site = services.contextFor(facts).get(requestContext).siteFor(locale)
  // Without the no-break spaces of amounts.
  const result = (await render(site, html)).replaceAll('\u00a0', '')
  return {
    result,
    requests: requests.map((request) => request.replace(/^.*\/(?=comparison|companies)/, '')),
    facts,
  }
}

const figure = (ticker: string, measure: Extract<Embed, { kind: 'companyFigure' }>['measure']) =>
  embedMarkup({ kind: 'companyFigure', ticker, measure })
const table = (...tickers: string[]) =>
  embedMarkup({ kind: 'companyFigures', tickers, measures: ['price', 'per'] })

describe('withEmbeds', () => {
  it('requests nothing for a text without embeds', async () => {
    const { result, requests } = await shown('<p>Isi &lt;site-embed data=""&gt;</p>')
    expect([result, requests]).toEqual(['<p>Isi &lt;site-embed data=""&gt;</p>', []])
  })

  it.each([
    { measure: 'price', expected: 'Rp1.500', day: '20 November 2026' },
    { measure: 'lotCost', expected: 'Rp150.000', day: '20 November 2026' },
    { measure: 'marketCap', expected: 'Rp3,2T', day: '20 November 2026' },
    { measure: 'change1y', expected: '+25,00%', day: '20 November 2026' },
    { measure: 'per', expected: 't.b. (tidak bermakna)', day: '20 November 2026' },
    { measure: 'dividendPerShare', expected: 'Rp60,00', day: '20 November 2026' },
    { measure: 'netMargin', expected: '12,50%', day: '30 September 2026' },
    { measure: 'revenue', expected: 'Rp950,0M', day: '30 September 2026' },
  ] as const)('shows $measure with its day and a link', async ({ measure, expected, day }) => {
    const { result } = await shown(`<p>Kini ${figure('VIHA', measure)}.</p>`)
    expect(result).toMatch(/^<p>Kini <a class="live-figure" href="\/id\/[^"]+\/viha" title="VIHA, [^"]+">/)
    expect(result).toContain(`${day}">${expected}</a>.</p>`)
    expect(result).toContain(
      day === '20 November 2026' ? `Harga per ${day}.` : `Laporan keuangan sampai ${day}.`,
    )
  })

  it.each<{
    measure: 'change1y' | 'marketCap' | 'revenue' | 'pbv'
    company?: Partial<ComparedCompany>
    comparison?: Partial<Comparison>
    expected: string
  }>([
    {
      measure: 'change1y',
      company: { brokenOn: '2026-11-02', closes: [null, 1500] },
      expected: 'harga setahun ini tidak dapat dibandingkan',
    },
    {
      measure: 'change1y',
      comparison: { days: ['2026-10-30', '2026-11-20'] },
      expected: 'harga setahun sebelumnya tidak tersedia',
    },
    {
      measure: 'marketCap',
      company: { marketValue: null },
      expected: 'jumlah saham tidak diketahui dengan pasti',
    },
    { measure: 'pbv', expected: 'laporan keuangan terakhir berumur lebih dari 15 bulan' },
    { measure: 'revenue', company: { period: null }, expected: 'data laporan keuangan tidak tersedia' },
  ])('shows no $measure without its data: $expected', async ({ measure, expected, ...data }) => {
    const { result } = await shown(figure('VIHA', measure), data)
    expect(result).toContain(`– (${expected})`)
  })

  it('tags the page with the companies, and requests four at a time', async () => {
    const texts = [
      table('VIHA', 'BYRA'),
      figure('VIHA', 'price'),
      figure('TOLQ', 'price'),
      table('VIHA', 'BYRA'),
    ]
    const { requests, facts } = await shown(texts.join(''))
    expect(requests.toSorted()).toEqual(['comparisonTOLQ', 'comparisonVIHA,BYRA'])
    expect([[...facts.tags], facts.isPartial]).toEqual([['company:VIHA'], false])
  })

  it('shows a dash with the reason for an unknown company', async () => {
    const chart = embedMarkup({ kind: 'priceChart', ticker: 'ASDF', range: '1Y' })
    const { result } = await shown(`<p>${figure('ASDF', 'price')}</p>${table('VIHA', 'ASDF')}${chart}`)
    expect(result).toContain('<p><span class="live-figure">– (tidak ada di data pasar kami)</span></p>')
    expect(result).toContain('<th scope="row">ASDF</th><td class="figure">–</td><td class="figure">–</td>')
    expect(result).toContain('ASDF: tidak ada di data pasar kami.')
    expect(result).toContain('– Grafik harga ASDF: tidak ada di data pasar kami.')
  })

  it('shows a dash with the reason while the market service is down, and does not cache the page', async () => {
    const chart = embedMarkup({ kind: 'priceChart', ticker: 'VIHA', range: '1Y' })
    const { result, facts } = await shown(`<p>${figure('VIHA', 'price')}</p>${table('VIHA')}${chart}`, {
      locale: 'en',
      isDown: true,
    })
    expect(result).toContain('– (market data cannot be loaded right now)')
    expect(result).toContain('VIHA: market data cannot be loaded right now.')
    expect(result).toContain('– VIHA price chart: market data cannot be loaded right now.')
    expect(facts.isPartial).toBe(true)
  })

  it('has a chart with its text, a link and a table', async () => {
    const { result } = await shown(embedMarkup({ kind: 'priceChart', ticker: 'VIHA', range: '1Y' }))
    expect(result).toContain('Harga VIHA dari 30 Oktober 2026 sampai 20 November 2026')
    expect(result).toContain('<th scope="row">30 Oktober 2026</th><td class="figure">1.400</td>')
    expect(result).toContain('/viha">Harga saham VIHA</a>')
    expect(result).not.toContain('style=')
  })

  it('links a calculator with its values, and escapes them', async () => {
    const card = {
      kind: 'calculator',
      page: 'transactionCost',
      label: '<b>Hitung',
      query: 'price=1000&lots=10',
    } as const
    const { result, requests } = await shown(embedMarkup(card))
    expect(result).toMatch(/href="\/id\/[^"?]+\?price=1000&amp;lots=10">&lt;b&gt;Hitung<\/a>/)
    expect(requests).toEqual([])
  })

  it('has an image in its sizes with its caption', async () => {
    const picture = { path: '/media/a.webp', alt: 'Kue "besar"', width: 800, height: 450, placeholder: null }
    const { result } = await shown(embedMarkup({ kind: 'picture', picture, caption: 'Satu < dua' }))
    expect(result).toMatch(
      /^<figure><span class="picture ?"><img alt="Kue &quot;besar&quot;".*loading="lazy"/,
    )
    expect(result).toContain('<figcaption>Satu &lt; dua</figcaption></figure>')
  })

  it('omits a kind from a later release of the CMS', async () => {
    const later = `<site-embed data="${encodeURIComponent('{"kind":"quiz"}')}"></site-embed>`
    expect((await shown(`<p>a</p>${later}`)).result).toBe('<p>a</p>')
  })
})

describe('feedTexts', () => {
  const siteUrl = 'https://situs.example'
  const render: typeof withEmbeds = async (site, html) =>
    (await feedTexts(site, siteUrl, [{ body: html }])).map(({ body }) => body).join('')
  const inFeed = async (html: string) => (await shown(html, { render })).result

  it('has figures as text with their day', async () => {
    expect(await inFeed(`<p>Kini ${figure('VIHA', 'price')}, ${figure('ASDF', 'per')}.</p>`)).toMatch(
      /^<p>Kini Rp1.500, – \(tidak ada di data pasar kami\).<\/p><p>.*Harga per 20 November 2026.<\/p>$/,
    )
  })

  it('has charts and calculators as links, without a request for prices', async () => {
    const chart = embedMarkup({ kind: 'priceChart', ticker: 'VIHA', range: '1Y' })
    const card = embedMarkup({
      kind: 'calculator',
      page: 'transactionCost',
      label: 'Hitung',
      query: 'lots=1',
    })
    const { result, requests } = await shown(chart + card, { render })
    expect(result).toMatch(
      /^<p><a href="https:\/\/situs\.example\/id\/[^"]+\/viha">Harga saham VIHA<\/a><\/p><p><a href="https:\/\/situs\.example\/id\/[^"]+\?lots=1">Hitung<\/a><\/p>$/,
    )
    expect(requests).toEqual([])
  })

  it('has tables, images and terms as plain HTML with absolute URLs', async () => {
    const placeholder = 'data:image/webp;base64,AAAA'
    const picture = { path: '/media/a.webp', alt: 'Kue', width: 800, height: 450, placeholder }
    const term =
      '<p class="x"><a href="/id/glosarium/lot" data-term="lot" data-definition="Satuan.">lot</a></p>'
    const html = table('VIHA') + embedMarkup({ kind: 'picture', picture, caption: 'Kue.' }) + term
    const result = await inFeed(html)
    expect(result).not.toMatch(/ (?:class|data-[a-z]+|srcset|tabindex)=|"data:/i)
    expect(result).toContain('<td>Rp1.500</td>')
    expect(result).toContain('src="https://situs.example/images/1280/media/a.webp"')
    expect(result).toContain('<p><a href="https://situs.example/id/glosarium/lot">lot</a></p>')
  })
})
