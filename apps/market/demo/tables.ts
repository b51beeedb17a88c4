import { bonusIssues, ipos, meetings, rightsIssues, splits } from './actions.ts'
import { classificationOf } from './classifications.ts'
import { companies } from './companies.ts'
import { detailsOf } from './company-details.ts'
import { type Cell, csv } from './csv.ts'
import { lastTradingDay, today } from './demo-dates.ts'
import { indexName, indexSeries } from './index-series.ts'
import { managementOf } from './management.ts'
import { newsItems } from './news/news.ts'
import { shareholdersOf, subsidiariesOf } from './owners.ts'
import { type PricePath, pricePathOf } from './price-paths.ts'
import { sharesOn } from './share-events.ts'
import { type Financials, financialsOf } from './statements.ts'
import { stockHistoryOf } from './stock-history.ts'

const ownersAsOf = '2026-10-30'
const managementAsOf = '2026-10-01'
/** The three companies that the first page draws. */
const featured = ['BQNS', 'SNVA', 'PNGV']

function statusOf(first: string, last: string): string {
  if (today < first) return 'planned'
  return today <= last ? 'ongoing' : 'completed'
}

/** The text of every file of the demo, by its name. The format is described in `docs/market-data.md`. */
export function demoTables(): Readonly<Record<string, string>> {
  const paths = new Map(companies.map((company) => [company.ticker, pricePathOf(company)]))
  const financials = new Map(companies.map((company) => [company.ticker, financialsOf(company)]))
  return {
    'companies.csv': companyTable(),
    'management.csv': managementTable(),
    'subsidiaries.csv': subsidiaryTable(financials),
    'shareholders.csv': shareholderTable(),
    'stock-history.csv': stockHistoryTable(),
    'prices.csv': priceTable(paths),
    'statements.csv': statementTable(financials),
    'dividends.csv': dividendTable(financials),
    'bonuses.csv': bonusTable(),
    'rights-issues.csv': rightsTable(),
    'splits.csv': splitTable(),
    'ipos.csv': ipoTable(),
    'general-meetings.csv': meetingTable(),
    'news.csv': newsTable(financials),
    'indices.csv': indexTable(paths),
  }
}

function companyTable(): string {
  const columns = [
    'ticker',
    'name_id',
    'name_en',
    'short_name',
    'sector',
    'sub_sector_id',
    'sub_sector_en',
    'industry_id',
    'industry_en',
    'sub_industry_id',
    'sub_industry_en',
    'board',
    'business_id',
    'business_en',
    'description_id',
    'description_en',
    'listing_date',
    'ipo_price',
    'listed_shares',
    'par_value',
    'sharia',
    'suspended_since',
    'suspension_reason_id',
    'suspension_reason_en',
    'address',
    'phone',
    'fax',
    'email',
    'website',
    'statement_layout',
    'statement_currency',
    'featured_place',
  ]
  const rows = companies.map((company): Cell[] => {
    const { subSector, industry, subIndustry } = classificationOf(company.ticker)
    const details = detailsOf(company.ticker)
    return [
      company.ticker,
      company.name.id,
      company.name.en,
      company.shortName,
      company.sectorCode,
      subSector.id,
      subSector.en,
      industry.id,
      industry.en,
      subIndustry.id,
      subIndustry.en,
      company.boardCode,
      company.business.id,
      company.business.en,
      details.description.id,
      details.description.en,
      company.listingDate,
      company.ipoPrice,
      sharesOn(company, lastTradingDay),
      details.parValue,
      company.isSharia,
      details.suspendedSince,
      details.suspensionReason?.id ?? null,
      details.suspensionReason?.en ?? null,
      details.address,
      details.phone,
      details.fax,
      details.email,
      details.website,
      company.layout,
      company.ticker === 'QLBR' ? 'USD' : 'IDR',
      featured.indexOf(company.ticker) + 1 || null,
    ]
  })
  return csv(columns, rows)
}

function managementTable(): string {
  const columns = [
    'ticker',
    'as_of',
    'body',
    'position_id',
    'position_en',
    'name',
    'since',
    'affiliated',
    'address',
    'phone',
    'fax',
    'email',
  ]
  const rows = companies.flatMap(({ ticker }) =>
    managementOf(ticker).map((person): Cell[] => [
      ticker,
      managementAsOf,
      person.body,
      person.position.id,
      person.position.en,
      person.name,
      person.since,
      person.isAffiliated,
      person.address,
      person.phone,
      person.fax,
      person.email,
    ]),
  )
  return csv(columns, rows)
}

function subsidiaryTable(financials: ReadonlyMap<string, Financials>): string {
  const columns = [
    'ticker',
    'name',
    'relation',
    'business_id',
    'business_en',
    'location',
    'commercial_year',
    'total_assets',
    'currency',
    'ownership',
    'active',
  ]
  const rows = companies.flatMap(({ ticker }) => {
    const latest = financials.get(ticker)?.filings.at(-1)
    if (!latest) return []
    return subsidiariesOf(ticker, latest).map((row): Cell[] => [
      ticker,
      row.name,
      row.relation,
      row.business.id,
      row.business.en,
      row.location,
      row.commercialYear,
      row.totalAssets,
      ticker === 'QLBR' ? 'USD' : 'IDR',
      row.ownership,
      row.isActive,
    ])
  })
  return csv(columns, rows)
}

function shareholderTable(): string {
  const rows = companies.flatMap((company) =>
    shareholdersOf(company.ticker, sharesOn(company, lastTradingDay)).map((row): Cell[] => [
      company.ticker,
      ownersAsOf,
      row.name.id,
      row.name.en,
      row.category,
      row.shares,
    ]),
  )
  return csv(['ticker', 'as_of', 'name_id', 'name_en', 'category', 'shares'], rows)
}

function stockHistoryTable(): string {
  const columns = [
    'ticker',
    'date',
    'event',
    'shares_added',
    'shares_total',
    'price',
    'ratio_old',
    'ratio_new',
  ]
  const rows = companies.flatMap(({ ticker }) =>
    stockHistoryOf(ticker).map((row): Cell[] => [
      ticker,
      row.date,
      row.event,
      row.added,
      row.total,
      row.price,
      row.ratio?.old ?? null,
      row.ratio?.new ?? null,
    ]),
  )
  return csv(columns, rows)
}

function priceTable(paths: ReadonlyMap<string, PricePath>): string {
  const rows = companies.flatMap(({ ticker }) =>
    (paths.get(ticker)?.days ?? []).map((day): Cell[] => [
      ticker,
      day.date,
      day.open,
      day.high,
      day.low,
      day.close,
      day.volume,
    ]),
  )
  return csv(['ticker', 'date', 'open', 'high', 'low', 'close', 'volume'], rows)
}

function statementTable(financials: ReadonlyMap<string, Financials>): string {
  const rows = [...financials.values()].flatMap(({ filings }) =>
    filings.flatMap((filing) =>
      Object.entries(filing.lines).map(([item, value]): Cell[] => [
        filing.ticker,
        filing.end,
        filing.months,
        item,
        value,
        filing.isRestated,
      ]),
    ),
  )
  return csv(['ticker', 'period_end', 'months', 'item', 'value', 'restated'], rows)
}

function dividendTable(financials: ReadonlyMap<string, Financials>): string {
  const columns = [
    'ticker',
    'type',
    'form',
    'book_year',
    'amount_per_share',
    'currency',
    'exchange_rate',
    'total',
    'ratio_old',
    'ratio_new',
    'cum_date_regular',
    'ex_date_regular',
    'cum_date_cash',
    'ex_date_cash',
    'recording_date',
    'payment_date',
    'status',
  ]
  const rows = [...financials.values()].flatMap(({ dividends }) =>
    dividends.map((row): Cell[] => [
      row.ticker,
      row.type,
      row.form,
      row.bookYear,
      row.amount,
      row.currency,
      row.exchangeRate,
      row.total,
      row.ratio?.old ?? null,
      row.ratio?.new ?? null,
      row.cum,
      row.ex,
      row.recording,
      row.exCash,
      row.recording,
      row.payment,
      false,
    ]),
  )
  return csv(columns, rows)
}

function bonusTable(): string {
  const columns = [
    'ticker',
    'ratio_old',
    'ratio_new',
    'source',
    'shares_issued',
    'cum_date_regular',
    'ex_date_regular',
    'cum_date_cash',
    'ex_date_cash',
    'recording_date',
    'payment_date',
    'status',
  ]
  const rows = bonusIssues().map((row): Cell[] => [
    row.ticker,
    row.old,
    row.new,
    row.source,
    row.issued,
    row.cum,
    row.ex,
    row.recording,
    row.exCash,
    row.recording,
    row.payment,
    false,
  ])
  return csv(columns, rows)
}

function rightsTable(): string {
  const rows = rightsIssues().map((row): Cell[] => [
    row.ticker,
    row.old,
    row.new,
    row.exercisePrice ?? 0,
    row.cum,
    row.date,
  ])
  return csv(['ticker', 'ratio_old', 'ratio_new', 'exercise_price', 'cum_date', 'ex_date'], rows)
}

function splitTable(): string {
  const columns = [
    'ticker',
    'type',
    'ratio_old',
    'ratio_new',
    'par_before',
    'par_after',
    'shares_before',
    'shares_after',
    'last_old_trading',
    'first_new_trading',
    'status',
  ]
  const rows = splits().map((row): Cell[] => [
    row.ticker,
    row.type,
    row.old,
    row.new,
    row.parBefore,
    row.parAfter,
    row.sharesBefore,
    row.sharesAfter,
    row.lastOld,
    row.firstNew,
    false,
  ])
  return csv(columns, rows)
}

function ipoTable(): string {
  const columns = [
    'ticker',
    'book_building_from',
    'book_building_to',
    'price_low',
    'price_high',
    'offering_price',
    'par_value',
    'shares_offered',
    'effective_date',
    'offering_from',
    'offering_to',
    'allotment_date',
    'distribution_date',
    'listing_date',
    'lead_underwriter',
    'registrar',
    'use_of_proceeds_id',
    'use_of_proceeds_en',
    'prospectus',
    'status',
  ]
  const rows = ipos().map((row): Cell[] => [
    row.ticker,
    row.bookFrom,
    row.bookTo,
    row.low,
    row.high,
    row.price,
    row.parValue,
    row.offered,
    row.effective,
    row.offeringFrom,
    row.offeringTo,
    row.allotment,
    row.distribution,
    row.listing,
    row.underwriter,
    row.registrar,
    row.use.id,
    row.use.en,
    null,
    false,
  ])
  return csv(columns, rows)
}

function meetingTable(): string {
  const columns = [
    'ticker',
    'type',
    'announcement_date',
    'recording_date',
    'invitation_date',
    'meeting_date',
    'meeting_time',
    'venue_id',
    'venue_en',
    'electronic',
    'agenda_id',
    'agenda_en',
    'result_id',
    'result_en',
    'status',
  ]
  const rows = meetings().map((row): Cell[] => [
    row.ticker,
    row.type,
    row.announcement,
    row.recording,
    row.invitation,
    row.day,
    row.time,
    row.venue.id,
    row.venue.en,
    row.isElectronic,
    row.agenda.id.join('\n'),
    row.agenda.en.join('\n'),
    row.result?.id ?? null,
    row.result?.en ?? null,
    false,
  ])
  return csv(columns, rows)
}

function newsTable(financials: ReadonlyMap<string, Financials>): string {
  const columns = [
    'id',
    'ticker',
    'slug_id',
    'slug_en',
    'title_id',
    'title_en',
    'summary_id',
    'summary_en',
    'body_id',
    'body_en',
    'source',
    'published_at',
  ]
  const rows = newsItems(financials).map((item): Cell[] => {
    const english = (text: string) => (item.slug.en === null ? null : text)
    return [
      item.id,
      item.ticker,
      item.slug.id,
      item.slug.en,
      item.title.id,
      english(item.title.en),
      item.summary.id,
      english(item.summary.en),
      item.body.id.join('\n\n'),
      english(item.body.en.join('\n\n')),
      item.source,
      item.publishedAt,
    ]
  })
  return csv(columns, rows)
}

function indexTable(paths: ReadonlyMap<string, PricePath>): string {
  const rows = indexSeries(paths).map(({ date, value }): Cell[] => ['WIRASANA40', indexName, date, value])
  return csv(['code', 'name', 'date', 'value'], rows)
}
