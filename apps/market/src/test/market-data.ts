import type { Insertable } from 'kysely'
import { applyPriceEvents } from '#market/database/apply-price-events.ts'
import type { MarketDatabase } from '#market/database/connection.ts'
import type { Database, NewCompany, NewNewsItem, NewPrice, NewPriceEvent } from '#market/database/schema.ts'
import { corporateActions, splitDay } from './corporate-actions.ts'

/** The Saturday after the last trading day of the data. */
export const today = '2026-11-21'
const lastDay = '2026-11-20'

const twice = (text: string) => ({ id: text, en: text })

export function company(ticker: string, more: Partial<NewCompany>): NewCompany {
  return {
    ticker,
    slug: ticker.toLowerCase(),
    shortName: `Perusahaan ${ticker}`,
    name: { id: `PT Perusahaan ${ticker} Tbk`, en: `${ticker} Company Ltd` },
    business: twice('Usaha'),
    description: { id: ['Satu.', 'Dua.'], en: ['One.', 'Two.'] },
    sectorCode: 'D',
    subSector: { id: 'Makanan', en: 'Food' },
    industry: twice('Industri'),
    subIndustry: twice('Subindustri'),
    boardCode: 'M',
    listingDate: '2015-03-02',
    ipoPrice: 500,
    issuedShares: null,
    listedShares: 1_000_000_000,
    freeFloat: 40,
    isSharia: false,
    suspendedSince: null,
    suspensionReason: null,
    delistedOn: null,
    address: 'Jakarta',
    phone: null,
    fax: null,
    email: null,
    website: null,
    statementLayout: 'general',
    statementCurrency: 'IDR',
    responsiblePerson: null,
    registrar: null,
    managementAsOf: null,
    shareholdersAsOf: null,
    holderTypesAsOf: null,
    featuredPlace: null,
    ...more,
  }
}

/** SPLT has split 1:5, RUGI makes losses, BANK is a suspended bank, BARU is new: never traded, without filings. */
const companies: NewCompany[] = [
  company('SPLT', {
    listedShares: 8_000_000_000,
    isSharia: true,
    featuredPlace: 1,
    responsiblePerson: { name: 'Arvenda', position: twice('Sekretaris'), phone: '021', email: null },
    registrar: { name: 'BAE', address: 'Jakarta', phone: null, fax: null, email: null },
    managementAsOf: '2026-05-20',
    shareholdersAsOf: '2026-10-31',
  }),
  company('RUGI', { boardCode: 'W', freeFloat: null }),
  company('BANK', {
    sectorCode: 'G',
    subSector: twice('Bank'),
    statementLayout: 'bank',
    issuedShares: 23_400_000_000,
    suspendedSince: '2026-08-18',
    suspensionReason: { id: 'Alasan', en: 'Reason' },
  }),
  company('BARU', { listingDate: '2026-12-14' }),
]

/** Mondays to Fridays from November 3, 2025. */
function tradingDays(until: string): string[] {
  const days: string[] = []
  for (const date = new Date('2025-11-03T00:00:00Z'); ; date.setUTCDate(date.getUTCDate() + 1)) {
    const day = date.toISOString().slice(0, 10)
    if (day > until) return days
    if (date.getUTCDay() % 6 !== 0) days.push(day)
  }
}

function price(ticker: string, day: string, close: number, volume: number): NewPrice {
  return { ticker, day, open: close, high: close * 1.02, low: close * 0.98, close, volume }
}

/** SPLT: 9,500 and, after the split, 1,900; 1,920 on the last day. RUGI falls on the last day. */
const prices: NewPrice[] = [
  ...tradingDays(lastDay).flatMap((day) => [
    price(
      'SPLT',
      day,
      day < splitDay ? 9_500 : day < lastDay ? 1_900 : 1_920,
      day < splitDay ? 1_000 : 5_000,
    ),
    price('RUGI', day, day < lastDay ? 100 : 90, 700),
  ]),
  ...tradingDays('2026-08-17').map((day) => price('BANK', day, 4_000, 300)),
]

const noEvent = { amount: null, bookYear: null, ratioOld: null, ratioNew: null, exercisePrice: null }
const priceEvents: NewPriceEvent[] = [
  { ...noEvent, ticker: 'SPLT', day: '2026-05-11', kind: 'dividend', amount: 150, bookYear: 2025 },
  { ...noEvent, ticker: 'SPLT', day: splitDay, kind: 'split', ratioOld: 1, ratioNew: 5 },
  // Announced: must not affect prices before its day.
  { ...noEvent, ticker: 'SPLT', day: '2026-12-09', kind: 'bonus', ratioOld: 5, ratioNew: 1 },
]

interface Filing {
  ticker: string
  year: number
  months: 3 | 6 | 9 | 12
  lines: Readonly<Record<string, number>>
}
const ends = { 3: '03-31', 6: '06-30', 9: '09-30', 12: '12-31' }
const general = { revenue: 6_000_000, totalLiabilities: 2_400_000, totalAssets: 5_600_000 }
const splitShares = { weightedShares: 1_600_000_000, sharesOutstanding: 1_600_000_000 }
const bankLines = {
  totalEquity: 38_600_000,
  totalLiabilities: 360_000_000,
  totalAssets: 398_600_000,
  loans: 300_000_000,
  deposits: 330_000_000,
  nonPerformingLoans: 6_000_000,
  capitalAdequacy: 21.4,
  weightedShares: 23_400_000_000,
  sharesOutstanding: 23_400_000_000,
}

function splitFiling(year: number, months: 3 | 6 | 9 | 12, profit: number): Filing {
  const isAfterSplit = `${year}-${ends[months]}` > splitDay
  const shares = isAfterSplit
    ? { weightedShares: 8_000_000_000, sharesOutstanding: 8_000_000_000 }
    : splitShares
  const lines = { parentProfit: profit, netProfit: profit, parentEquity: 3_200_000, totalEquity: 3_200_000 }
  return { ticker: 'SPLT', year, months, lines: { ...general, ...shares, ...lines, eps: profit / 1_600 } }
}

const filings: Filing[] = [
  splitFiling(2022, 12, 400_000),
  splitFiling(2023, 12, 420_000),
  splitFiling(2024, 12, 450_000),
  splitFiling(2025, 9, 350_000),
  splitFiling(2025, 12, 480_000),
  splitFiling(2026, 9, 390_000),
  ...[2023, 2024, 2025].map((year) => ({
    ticker: 'RUGI',
    year,
    months: 12 as const,
    lines: {
      ...general,
      parentProfit: -50_000,
      netProfit: -50_000,
      parentEquity: 120_000,
      totalEquity: 120_000,
      weightedShares: 1_000_000_000,
      sharesOutstanding: 1_000_000_000,
    },
  })),
  ...[2023, 2024, 2025].map((year) => ({
    ticker: 'BANK',
    year,
    months: 12 as const,
    lines: { ...bankLines, parentProfit: 5_236_000, netProfit: 5_236_000 },
  })),
]

function newsItem(number: number, isTranslated: boolean): NewNewsItem {
  return {
    id: `splt-${number}`,
    ticker: 'SPLT',
    slugId: `berita-${number}`,
    slugEn: isTranslated ? `news-${number}` : null,
    title: { id: `Berita ${number}`, en: isTranslated ? `News ${number}` : null },
    summary: { id: 'Ringkasan', en: isTranslated ? 'Summary' : null },
    body: { id: ['Isi.'], en: isTranslated ? ['Text.'] : null },
    source: 'Redaksi',
    publishedAt: `2026-11-1${number}T02:00:00.000Z`,
  }
}

const stockEvents: Insertable<Database['stockEvents']>[] = [
  {
    ticker: 'SPLT',
    place: 1,
    date: '2015-03-02',
    event: 'ipo',
    sharesAdded: 1_600_000_000,
    sharesTotal: 1_600_000_000,
    price: 500,
    ratioOld: null,
    ratioNew: null,
  },
  {
    ticker: 'SPLT',
    place: 2,
    date: splitDay,
    event: 'stockSplit',
    sharesAdded: 6_400_000_000,
    sharesTotal: 8_000_000_000,
    price: null,
    ratioOld: 1,
    ratioNew: 5,
  },
]

/** Sorted before the index with values, which is still the one of the home page. */
const memberIndices: Insertable<Database['indices']>[] = [
  { code: 'GABUNGAN', name: 'Gabungan', place: 0, title: { id: 'Gabungan', en: 'Composite' } },
  { code: 'DIVIDEN', name: 'Dividen', place: 3, title: { id: 'Dividen', en: 'Dividend' } },
]

/** RUGI has left the composite and BARU is about to join; SPLT was out of the dividend index for a while. */
const indexMembers: Insertable<Database['indexMembers']>[] = [
  { code: 'GABUNGAN', ticker: 'SPLT', memberFrom: '2015-03-02', memberTo: null },
  { code: 'GABUNGAN', ticker: 'BANK', memberFrom: '2015-03-02', memberTo: null },
  { code: 'GABUNGAN', ticker: 'RUGI', memberFrom: '2015-03-02', memberTo: '2026-11-20' },
  { code: 'GABUNGAN', ticker: 'BARU', memberFrom: '2026-12-14', memberTo: null },
  { code: 'DIVIDEN', ticker: 'SPLT', memberFrom: '2020-05-04', memberTo: '2023-04-28' },
  { code: 'DIVIDEN', ticker: 'SPLT', memberFrom: '2024-05-02', memberTo: '2026-11-21' },
]

/** All dividends of SPLT and RUGI are known, none of BANK and BARU. */
const coverage: Insertable<Database['coverage']>[] = [
  { ticker: '*', kind: 'indexMembers', completeSince: null, completeUntil: null, delivery: 'test' },
  { ticker: 'SPLT', kind: 'dividends', completeSince: null, completeUntil: null, delivery: 'test' },
  {
    ticker: 'RUGI',
    kind: 'dividends',
    completeSince: '2024-01-01',
    completeUntil: '2026-11-20',
    delivery: 'test',
  },
]

/** Fills an empty, migrated database. */
export async function insertMarketData(database: MarketDatabase): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await transaction.insertInto('companies').values(companies).execute()
    await transaction
      .insertInto('managers')
      .values([
        {
          ticker: 'SPLT',
          place: 1,
          body: 'commissioners',
          name: 'Belaquo',
          position: twice('Komisaris'),
          since: '2020-05-20',
          isAffiliated: true,
        },
        {
          ticker: 'SPLT',
          place: 2,
          body: 'directors',
          name: 'Cendravi',
          position: twice('Direktur'),
          since: null,
          isAffiliated: false,
        },
      ])
      .execute()
    await transaction
      .insertInto('subsidiaries')
      .values({
        ticker: 'SPLT',
        place: 1,
        name: 'PT Anak',
        relation: 'subsidiary',
        business: twice('Tepung'),
        location: 'Bogor',
        commercialYear: 2011,
        totalAssets: 1_200.5,
        currency: 'IDR',
        ownership: 99.5,
        isActive: true,
      })
      .execute()
    await transaction
      .insertInto('shareholders')
      .values([
        {
          ticker: 'SPLT',
          place: 1,
          name: twice('PT Induk'),
          category: 'controlling',
          shares: 4_800_000_000,
          percentage: 60,
        },
        {
          ticker: 'SPLT',
          place: 2,
          name: { id: 'Masyarakat', en: 'Public' },
          category: 'public',
          shares: 3_200_000_000,
          percentage: 40,
        },
      ])
      .execute()
    await transaction.insertInto('stockEvents').values(stockEvents).execute()
    await transaction.insertInto('prices').values(prices).execute()
    await transaction.insertInto('priceEvents').values(priceEvents).execute()
    await transaction.insertInto('coverage').values(coverage).execute()
    await transaction
      .insertInto('indices')
      .values({ code: 'IHSG', name: 'Indeks Contoh', place: 1 })
      .execute()
    await transaction
      .insertInto('indexValues')
      .values(tradingDays(lastDay).map((day, index) => ({ code: 'IHSG', day, value: 7_000 + index })))
      .execute()
    await transaction.insertInto('indices').values(memberIndices).execute()
    await transaction.insertInto('indexMembers').values(indexMembers).execute()
    for (const { ticker, year, months, lines } of filings) {
      const period = { ticker, year, months }
      await transaction
        .insertInto('statementPeriods')
        .values({ ...period, periodEnd: `${year}-${ends[months]}`, isRestated: year === 2024 })
        .execute()
      await transaction
        .insertInto('statementValues')
        .values(Object.entries(lines).map(([item, value]) => ({ ...period, item, value })))
        .execute()
    }
    await transaction.insertInto('corporateActions').values(corporateActions).execute()
    await transaction
      .insertInto('news')
      .values([1, 2, 3, 4, 5].map((number) => newsItem(number, number % 2 === 1)))
      .execute()
    await applyPriceEvents(transaction, ['SPLT'])
  })
}
