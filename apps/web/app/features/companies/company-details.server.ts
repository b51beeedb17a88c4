import type { Company, Person } from '@site/contracts/market/company.ts'
import { isTradedOn } from '@site/finance/market-rules.ts'
import { fractionOfPercent } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { actionSummary } from '#app/market/action-summary.ts'

export type CompanyHead = ReturnType<typeof companyHeadOf>
export type CompanyDetails = ReturnType<typeof companyDetailsOf>
export type PersonInOffice = ReturnType<typeof personOf>

/** The data for the top of every tab, in one language. */
export function companyHeadOf(locale: Locale, company: Company, today: string) {
  const { ticker, shortName, sector, subSector, board, listingDate, isSharia, latestPrice } = company
  const { suspension, delistedOn } = company
  const trading = { suspendedSince: suspension?.since ?? null, delistedOn }
  return {
    ticker,
    shortName,
    sector: sector.name[locale],
    subSector: subSector[locale],
    board: board.name[locale],
    listingDate,
    isListed: listingDate <= today,
    isSharia,
    suspension: suspension && { since: suspension.since, reason: suspension.reason[locale] },
    delistedOn,
    price: latestPrice && {
      date: latestPrice.date,
      close: latestPrice.close,
      change: isTradedOn(latestPrice.date, latestPrice.date, trading)
        ? { rupiah: latestPrice.change, fraction: fractionOfPercent(latestPrice.changePercent) }
        : null,
    },
  }
}

/** The data that only the overview shows, in one language. */
export function companyDetailsOf(locale: Locale, company: Company) {
  const { management } = company
  return {
    about: {
      ticker: company.ticker,
      name: company.name[locale],
      business: company.business[locale],
      description: company.description[locale],
      sector: company.sector.name[locale],
      subSector: company.subSector[locale],
      industry: company.industry[locale],
      subIndustry: company.subIndustry[locale],
      board: company.board.name[locale],
      listingDate: company.listingDate,
      ipoPrice: company.ipoPrice,
      listedShares: company.listedShares,
      freeFloat: company.freeFloat,
      marketValue: company.marketValue,
      isSharia: company.isSharia,
      indices: company.indices.map(({ code, name, since }) => ({ code, name: name[locale], since })),
      address: company.address,
      phone: company.phone,
      fax: company.fax,
      email: company.email,
      website: company.website,
    },
    latestPrice: company.latestPrice,
    keyRatios: company.keyRatios,
    nextAction: company.nextAction && actionSummary(locale, company.nextAction),
    commissioners: management.commissioners.map((person) => personOf(locale, person)),
    directors: management.directors.map((person) => personOf(locale, person)),
    responsiblePerson: management.responsiblePerson && {
      ...management.responsiblePerson,
      position: management.responsiblePerson.position[locale],
    },
    registrar: management.registrar,
    subsidiaries: company.subsidiaries.map(({ business, ...subsidiary }) => ({
      ...subsidiary,
      business: business[locale],
    })),
    shareholders: company.shareholders.map(({ name, ...shareholder }) => ({
      ...shareholder,
      name: name[locale],
    })),
    stockHistory: company.stockHistory,
    asOf: company.asOf,
  }
}

function personOf(locale: Locale, { name, position, since, isAffiliated }: Person) {
  return { name, position: position[locale], since, isAffiliated }
}
