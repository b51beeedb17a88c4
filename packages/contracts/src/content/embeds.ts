import * as v from 'valibot'
import { priceRanges } from '../market/prices.ts'
import { TickerSchema } from '../market/values.ts'
import { PictureSchema } from './document-parts.ts'
import { type PageName, toolPages } from './site-pages.ts'

/** Live figures of a company that texts may contain. */
export const measures = [
  'price',
  'change1y',
  'lotCost',
  'marketCap',
  'per',
  'pbv',
  'dividendYield',
  'dividendPerShare',
  'eps',
  'roe',
  'roa',
  'netMargin',
  'debtToEquity',
  'revenue',
  'netProfit',
  'equity',
] as const
export type Measure = (typeof measures)[number]
const MeasureSchema = v.picklist(measures)

export const measureNames: Readonly<Record<Measure, { id: string; en: string }>> = {
  price: { id: 'Harga', en: 'Price' },
  change1y: { id: 'Perubahan 1 tahun', en: '1-year change' },
  lotCost: { id: 'Nilai satu lot', en: 'Value of one lot' },
  marketCap: { id: 'Kapitalisasi pasar', en: 'Market cap' },
  per: { id: 'PER', en: 'P/E' },
  pbv: { id: 'PBV', en: 'P/B' },
  dividendYield: { id: 'Imbal hasil dividen', en: 'Dividend yield' },
  dividendPerShare: { id: 'Dividen per saham (12 bulan)', en: 'Dividend per share (12 months)' },
  eps: { id: 'Laba per saham', en: 'Earnings per share' },
  roe: { id: 'ROE', en: 'ROE' },
  roa: { id: 'ROA', en: 'ROA' },
  netMargin: { id: 'Margin laba bersih', en: 'Net margin' },
  debtToEquity: { id: 'Utang terhadap ekuitas', en: 'Debt to equity' },
  revenue: { id: 'Pendapatan', en: 'Revenue' },
  netProfit: { id: 'Laba bersih', en: 'Net profit' },
  equity: { id: 'Ekuitas', en: 'Equity' },
}

/** Pages that texts may open with prepared values; the CMS offers them in this order. */
export const calculatorPages = [
  ...toolPages,
  'stockScreener',
  'riskProfile',
] as const satisfies readonly PageName[]

export const calloutKinds = ['example', 'note', 'warning'] as const

export const maxFigureTickers = 8
export const maxFigureMeasures = 8

/** The parts of a text that the web service renders. */
export const EmbedSchema = v.variant('kind', [
  v.object({ kind: v.literal('companyFigure'), ticker: TickerSchema, measure: MeasureSchema }),
  v.object({
    kind: v.literal('companyFigures'),
    tickers: v.pipe(v.array(TickerSchema), v.minLength(1), v.maxLength(maxFigureTickers)),
    measures: v.pipe(v.array(MeasureSchema), v.minLength(1), v.maxLength(maxFigureMeasures)),
  }),
  v.object({ kind: v.literal('priceChart'), ticker: TickerSchema, range: v.picklist(priceRanges) }),
  v.object({
    kind: v.literal('calculator'),
    page: v.picklist(calculatorPages),
    label: v.string(),
    /** Without the question mark; empty without values. */
    query: v.string(),
  }),
  v.object({ kind: v.literal('picture'), picture: PictureSchema, caption: v.string() }),
])
export type Embed = v.InferOutput<typeof EmbedSchema>

/** Marks the place of an embed in the HTML of a text; in texts of editors, `<` is escaped. */
export function embedMarkup(embed: Embed): string {
  return `<site-embed data="${encodeURIComponent(JSON.stringify(embed))}"></site-embed>`
}

const place = /<site-embed data="([^"]*)"><\/site-embed>/g
const PlaceSchema = v.pipe(v.string(), v.transform(decodeURIComponent), v.parseJson(), EmbedSchema)

/** Replaces all embeds of a text; kinds from a later release of the CMS are removed. */
export function replaceEmbeds(html: string, replacement: (embed: Embed) => string): string {
  return html.replaceAll(place, (_, data) => {
    const { success, output } = v.safeParse(PlaceSchema, data)
    return success ? replacement(output) : ''
  })
}

export function listEmbeds(html: string): Embed[] {
  const embeds: Embed[] = []
  replaceEmbeds(html, (embed) => {
    embeds.push(embed)
    return ''
  })
  return embeds
}
