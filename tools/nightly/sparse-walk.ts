import { findPage, type PageName } from '@site/contracts/content/site-pages.ts'
import { type Locale, locales } from '@site/contracts/locale.ts'
import { readHtmlText } from './page-facts.ts'

export interface WalkedPage {
  /** With its query. */
  readonly path: string
  /** Its words and those of its attributes. */
  readonly text: string
}

/** Pages with market data and without a company in their address. */
const marketPages = [
  'home',
  'market',
  'companyList',
  'stockScreener',
  'corporateAction',
  'exchangeCalendar',
] as const satisfies readonly PageName[]
/** Pages that show the market data of a ticker in their query. */
const tickerPages = [
  'analysisTools',
  'orderLimits',
  'averagePrice',
  'dividendCalculator',
  'corporateActionCalculator',
  'marginSimulator',
  'transactionCost',
] as const satisfies readonly PageName[]

/** The values of `tab`, besides the overview without one. */
const tabs: Readonly<Record<Locale, readonly string[]>> = {
  id: ['neraca', 'laba-rugi', 'arus-kas', 'rasio-keuangan', 'perbandingan', 'aksi-korporasi'],
  en: ['balance-sheet', 'profit-loss', 'cash-flow', 'ratios', 'comparison', 'corporate-actions'],
}

const maxConcurrent = 2
/** A walk that never ends is a bug of the pages, such as a calendar with a link to each next month. */
const maxPages = 3_000
/** More query parameters only combine what other pages show. */
const maxParameters = 2

/** The market pages and files that a visitor reaches by links, each in both languages. */
export async function walkMarket(origin: string, tickers: readonly string[]): Promise<WalkedPage[]> {
  const waiting = locales.flatMap((locale) => listFirstPaths(locale, tickers))
  const known = new Set(waiting)
  const pages: WalkedPage[] = []
  const walk = async (path: string) => {
    const { text, links } = await readPage(origin, path)
    pages.push({ path, text })
    const found = [...new Set(links)].filter((link) => isMarketAddress(link) && !known.has(link))
    for (const link of found) known.add(link)
    waiting.push(...found)
    if (known.size > maxPages)
      throw new Error(`The market has more than ${maxPages} addresses, such as ${path}.`)
  }
  while (waiting.length > 0) await Promise.all(waiting.splice(0, maxConcurrent).map(walk))
  return pages
}

/** The overview and tabs of a company in both languages. */
export const listCompanyTabs = (ticker: string): string[] =>
  locales.flatMap((locale) => {
    const overview = `${formatPath('companyList', locale)}/${ticker.toLowerCase()}`
    return [overview, ...tabs[locale].map((tab) => `${overview}?tab=${tab}`)]
  })

const formatPath = (name: PageName, locale: Locale): string =>
  `/${locale}/${findPage(name).path[locale]}`.replace(/\/$/, '')

/** The rest is found by links. */
function listFirstPaths(locale: Locale, tickers: readonly string[]): string[] {
  const [first, ...others] = tickers
  const comparison = { id: 'perbandingan', en: 'comparison' }[locale]
  return [
    ...marketPages.map((name) => formatPath(name, locale)),
    ...tickers.flatMap((ticker) => [
      ...tickerPages.map((name) => `${formatPath(name, locale)}?ticker=${ticker}`),
      `${formatPath('companyList', locale)}/${ticker.toLowerCase()}`,
      `${formatPath('searchResult', locale)}?q=${ticker}`,
    ]),
    ...(first === undefined
      ? []
      : [
          `${formatPath('companyList', locale)}/${first.toLowerCase()}?tab=${comparison}&with=${others.join('-')}`,
        ]),
  ]
}

const walkedPaths = locales.flatMap((locale) => marketPages.map((name) => formatPath(name, locale)))
const homePaths: readonly string[] = locales.map((locale) => `/${locale}`)

/** Whether a link leads to a page of the market, or to a page or file below one. */
function isMarketAddress(address: string): boolean {
  const { pathname: path, searchParams } = new URL(address, 'http://localhost')
  if (searchParams.size > maxParameters || searchParams.has('month')) return false
  return walkedPaths.some(
    (walked) => path === walked || (!homePaths.includes(walked) && path.startsWith(`${walked}/`)),
  )
}

async function readPage(origin: string, path: string): Promise<{ text: string; links: string[] }> {
  const response = await fetch(`${origin}${path}`)
  // A calculator responds with 422 if the site has no price for its fields.
  if (!response.ok && response.status !== 422) throw new Error(`${path} returned ${response.status}.`)
  const body = await response.text()
  const type = response.headers.get('content-type') ?? ''
  if (type.startsWith('text/csv')) return { text: readCells(body), links: [] }
  if (!type.startsWith('text/html')) return { text: body, links: [] }
  const base = new URL(path, origin)
  const links = [...body.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g)].map(
    ([, href = '']) => new URL(decodeEntities(href), base),
  )
  return {
    text: decodeEntities(`${readHtmlText(body)} ${readSpokenWords(body)}`),
    links: links
      .filter((url) => url.origin === base.origin)
      .map(({ pathname, search }) => `${pathname}${search}`),
  }
}

/** The rows of a file, with ` | ` around every cell. */
const readCells = (csv: string): string =>
  csv
    .split('\n')
    .map((line) => `| ${line.trim().replaceAll(',', ' | ')} |`)
    .join('\n')

/** Words in attributes, which screen readers and search engines read. */
function readSpokenWords(html: string): string {
  const attributes = html.matchAll(
    /\s(?:aria-label|alt|title)="([^"]*)"|<meta name="description" content="([^"]*)"/g,
  )
  return [...attributes].map(([, spoken, description]) => spoken ?? description ?? '').join(' | ')
}

const decodeEntities = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'")
