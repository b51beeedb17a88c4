import { findClassification } from './classifications.ts'
import { companies, traits } from './companies.ts'
import { createDetails } from './company-details.ts'
import type { Row } from './csv.ts'
import type { DemoDates } from './demo-dates.ts'
import { reportsInDollars } from './filings.ts'
import { createManagement } from './management.ts'
import { createShareholders, createSubsidiaries } from './owners.ts'
import { listedPart, sharesOn } from './share-events.ts'
import type { Financials } from './statements.ts'
import { createStockHistory } from './stock-history.ts'
import { addTradingDays } from './trading-days.ts'

/** The three companies in the design of the home page. */
const featured = ['BQNS', 'SNVA', 'PNGV']

export function companyRows({ lastTradingDay }: DemoDates): Row[] {
  return companies.map((company) => {
    const { subSector, industry, subIndustry } = findClassification(company.ticker)
    const details = createDetails(company.ticker)
    return {
      ticker: company.ticker,
      name_id: company.name.id,
      name_en: company.name.en,
      short_name: company.shortName,
      sector: company.sectorCode,
      sub_sector_id: subSector.id,
      sub_sector_en: subSector.en,
      industry_id: industry.id,
      industry_en: industry.en,
      sub_industry_id: subIndustry.id,
      sub_industry_en: subIndustry.en,
      board: company.boardCode,
      business_id: company.business.id,
      business_en: company.business.en,
      description_id: details.description.id,
      description_en: details.description.en,
      listing_date: company.listingDate,
      ipo_price: company.ipoPrice,
      issued_shares: sharesOn(company, lastTradingDay),
      listed_shares: listedPart(company, sharesOn(company, lastTradingDay)),
      sharia: company.isSharia,
      suspended_since: details.suspendedSince,
      suspension_reason_id: details.suspensionReason?.id ?? null,
      suspension_reason_en: details.suspensionReason?.en ?? null,
      delisted_on: null,
      address: details.address,
      phone: details.phone,
      fax: details.fax,
      email: details.email,
      website: details.website,
      statement_layout: company.layout,
      statement_currency: reportsInDollars(company) ? 'USD' : 'IDR',
      featured_place: featured.indexOf(company.ticker) + 1 || null,
    }
  })
}

/** Companies under special monitoring, and those of the New Economy board, which has a letter of its own. */
export function notationRows({ lastTradingDay }: DemoDates): Row[] {
  return companies.map(({ ticker, boardCode }) => ({
    ticker,
    as_of: lastTradingDay,
    codes: [
      ...(traits.negativeEquity.includes(ticker) ? ['E'] : []),
      ...(boardCode === 'E' ? ['I'] : []),
      ...(boardCode === 'W' ? ['X'] : []),
    ].join(''),
  }))
}

/** The register as published on the first day of the month before. */
export function managementRows({ lastTradingDay }: DemoDates): Row[] {
  const asOf = `${addTradingDays(toMonthStart(lastTradingDay), -1).slice(0, 7)}-01`
  return companies.flatMap(({ ticker }) =>
    createManagement(ticker).map((person) => ({
      ticker,
      as_of: asOf,
      body: person.body,
      position_id: person.position.id,
      position_en: person.position.en,
      name: person.name,
      since: person.since,
      affiliated: person.isAffiliated,
      address: person.address,
      phone: person.phone,
      fax: person.fax,
      email: person.email,
    })),
  )
}

export function subsidiaryRows(financials: ReadonlyMap<string, Financials>): Row[] {
  return companies.flatMap((company) => {
    const { ticker } = company
    const latest = financials.get(ticker)?.filings.at(-1)
    if (!latest) return []
    return createSubsidiaries(ticker, latest).map((row) => ({
      ticker,
      name: row.name,
      relation: row.relation,
      business_id: row.business.id,
      business_en: row.business.en,
      location: row.location,
      commercial_year: row.commercialYear,
      total_assets: row.totalAssets,
      currency: reportsInDollars(company) ? 'USD' : 'IDR',
      ownership: row.ownership,
      active: row.isActive,
    }))
  })
}

/** The holders of the last trading day of the month before. */
export function shareholderRows({ lastTradingDay }: DemoDates): Row[] {
  const asOf = addTradingDays(toMonthStart(lastTradingDay), -1)
  return companies.flatMap((company) =>
    createShareholders(company.ticker, sharesOn(company, lastTradingDay)).map((row) => ({
      ticker: company.ticker,
      as_of: asOf,
      name_id: row.name.id,
      name_en: row.name.en,
      category: row.category,
      shares: row.shares,
    })),
  )
}

/** The first day of its month. */
function toMonthStart(day: string): string {
  return `${day.slice(0, 7)}-01`
}

export function stockHistoryRows({ lastTradingDay }: DemoDates): Row[] {
  return companies.flatMap(({ ticker }) =>
    createStockHistory(ticker, lastTradingDay).map((row) => ({
      ticker,
      date: row.date,
      event: row.event,
      shares_added: row.added,
      shares_total: row.total,
      price: row.price,
      ratio_old: row.ratio?.old ?? null,
      ratio_new: row.ratio?.new ?? null,
    })),
  )
}
