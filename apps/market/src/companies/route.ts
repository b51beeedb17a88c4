import { type Company, CompanySchema } from '@site/contracts/market/company.ts'
import { NoQuerySchema } from '@site/contracts/market/query.ts'
import { shareChangeIn } from '@site/finance/share-change.ts'
import { computeIssuedShares, marketCapitalization } from '@site/finance/share-counts.ts'
import { monthsBefore } from '#market/calendar/days.ts'
import { toBoard } from '#market/classification/boards.ts'
import { toSector } from '#market/classification/sectors.ts'
import { loadNextAction } from '#market/corporate-actions/source.ts'
import type { MarketDatabase } from '#market/database/connection.ts'
import type { CompanyRecord } from '#market/database/schema.ts'
import { tags } from '#market/database/write-change.ts'
import { findCompany, loadCompanyIndices, loadNotations } from '#market/figures/companies.ts'
import { findCompleteSince, findMissingData, loadCoverage } from '#market/figures/coverage.ts'
import { loadFigureMarks } from '#market/figures/figure-marks.ts'
import { computeKeyRatios } from '#market/figures/key-ratios.ts'
import type { MarketFigures } from '#market/figures/market-figures.ts'
import { loadPriceEvents, type PriceEvent, shareEventsBetween } from '#market/figures/price-events.ts'
import { findKnownPrice } from '#market/figures/stated-closes.ts'
import { loadPeriods, toStatementColumn } from '#market/figures/statements.ts'
import { CompanyParametersSchema, defineResource, unknownCompany } from '#market/http/resource.ts'
import { countNews } from '#market/news/source.ts'
import { loadBreaks } from '#market/prices/source.ts'
import { loadLatestPrice } from './latest-price.ts'
import {
  loadBodies,
  loadHolderTypes,
  loadShareholders,
  loadStockHistory,
  loadSubsidiaries,
} from './ownership.ts'

export const companyResource = defineResource({
  path: '/companies/:ticker',
  operationId: 'getCompany',
  summary: 'Company profile without time series',
  parameters: CompanyParametersSchema,
  query: NoQuerySchema,
  response: CompanySchema,
  async load({ parameters: { ticker }, context: { database, figures, companyResponses, today } }) {
    const day = today()
    const body = await companyResponses.get(`${ticker} ${day}`, () =>
      loadCompany(database, figures, ticker, day),
    )
    return body === null ? unknownCompany(ticker) : { body, tags: [tags.company(ticker)] }
  },
})

async function loadCompany(
  database: MarketDatabase,
  figures: MarketFigures,
  ticker: string,
  today: string,
): Promise<Company | null> {
  const company = await findCompany(database, ticker)
  if (company === null) return null
  const [parts, market] = await Promise.all([loadParts(database, company, today), figures.current()])
  return composeCompany(company, parts, market, today)
}

async function loadParts(database: MarketDatabase, company: CompanyRecord, today: string) {
  const { ticker } = company
  const [
    latestPrice,
    breaks,
    bodies,
    subsidiaries,
    shareholders,
    shareholderMarks,
    holderTypes,
    stockHistory,
    filed,
    events,
    covered,
    nextAction,
    newsCount,
    indices,
    notations,
  ] = await Promise.all([
    loadLatestPrice(database, company),
    loadBreaks(database, ticker, { from: monthsBefore(today, 60), to: today }),
    loadBodies(database, ticker),
    loadSubsidiaries(database, ticker),
    loadShareholders(database, ticker),
    loadFigureMarks(database, { ticker, subject: 'shareholders' }),
    loadHolderTypes(database, ticker),
    loadStockHistory(database, ticker),
    loadPeriods(database, [ticker]),
    loadPriceEvents(database, [ticker]),
    loadCoverage(database, [ticker]),
    loadNextAction(database, ticker, today),
    countNews(database, ticker),
    loadCompanyIndices(database, company, today),
    loadNotations(database, ticker),
  ])
  return {
    latestPrice,
    breaks,
    bodies,
    subsidiaries,
    shareholders,
    shareholderMarks,
    holderTypes,
    stockHistory,
    filed,
    events,
    covered,
    nextAction,
    newsCount,
    indices,
    notations,
  }
}

function composeCompany(
  company: CompanyRecord,
  parts: Awaited<ReturnType<typeof loadParts>>,
  market: Awaited<ReturnType<MarketFigures['current']>>,
  today: string,
): Company {
  const { ticker, suspendedSince, suspensionReason } = company
  const { latestPrice, bodies, subsidiaries, shareholders, shareholderMarks, holderTypes } = parts
  const { stockHistory, breaks, nextAction, newsCount, indices, notations } = parts
  const periods = parts.filed.get(ticker) ?? []
  const [latestPeriod] = periods
  const events = parts.events.get(ticker) ?? []
  const coverage = parts.covered.get(ticker) ?? []
  const statedClose = market.statedCloses.get(ticker) ?? null
  const price = findKnownPrice(latestPrice, statedClose)
  // As in the ratios: what is known changes with the data, so that a purge follows.
  const dataDay = market.asOf ?? today
  return {
    ticker,
    slug: company.slug,
    shortName: company.shortName,
    name: company.name,
    business: company.business,
    description: company.description,
    sector: company.sectorCode && toSector(company.sectorCode),
    subSector: company.subSector,
    industry: company.industry,
    subIndustry: company.subIndustry,
    board: company.boardCode && toBoard(company.boardCode),
    listingDate: company.listingDate,
    ipoPrice: company.ipoPrice,
    issuedShares: computeIssuedShares(company),
    listedShares: company.listedShares,
    freeFloat: company.freeFloat,
    marketValue: marketCapitalization(price?.close ?? null, company),
    isSharia: company.isSharia,
    notations,
    indices,
    suspension:
      suspendedSince === null || suspensionReason === null
        ? null
        : { since: suspendedSince, reason: suspensionReason },
    delistedOn: company.delistedOn,
    ...toContact(company),
    statementLayout: company.statementLayout,
    statementCurrency: company.statementCurrency,
    fiscalYearEnd: company.fiscalYearEnd,
    management: {
      ...bodies,
      responsiblePerson: company.responsiblePerson,
      registrar: company.registrar,
    },
    subsidiaries,
    shareholders,
    shareholderMarks,
    holderTypes,
    stockHistory,
    latestPrice,
    breaks: breaks.toReversed(),
    statedClose,
    keyRatios: computeKeyRatios({
      company,
      periods,
      events,
      coverage,
      price,
      marketDay: market.asOf,
    }),
    latestPeriod: latestPeriod ? toStatementColumn(latestPeriod) : null,
    sharesSincePeriod: latestPeriod && price ? listShareChanges(events, latestPeriod.end, price.day) : [],
    nextAction,
    complete: {
      dividends: findCompleteSince(coverage, 'dividends', dataDay),
      indices: findMissingData(coverage, { indexMembers: true }, dataDay) === null,
    },
    newsCount,
    asOf: {
      price: latestPrice?.date ?? null,
      statements: latestPeriod?.end ?? null,
      ...toListDays(company),
      market: market.asOf,
    },
  }
}

function toContact({ address, phone, fax, email, website }: CompanyRecord) {
  return { address, phone, fax, email, website }
}

/** The days of what lists state. */
function toListDays(company: CompanyRecord) {
  return {
    shareholders: company.shareholdersAsOf,
    holderTypes: company.holderTypesAsOf,
    management: company.managementAsOf,
    notations: company.notationsAsOf,
    board: company.boardAsOf,
  }
}

function listShareChanges(
  events: readonly PriceEvent[],
  since: string,
  until: string,
): Company['sharesSincePeriod'] {
  const changes = shareEventsBetween(events, since, until)
  return changes.map(({ day, kind }, position) => ({
    date: day,
    kind,
    isCounted: shareChangeIn(changes.slice(0, position + 1)).multiplier !== null,
  }))
}
