import source from './companies.json' with { type: 'json' }
import { type Profile, profile } from './profiles.ts'

export interface Text {
  readonly id: string
  readonly en: string
}

export interface DemoCompany {
  readonly ticker: string
  readonly name: Text
  readonly shortName: string
  readonly sectorCode: string
  readonly boardCode: 'M' | 'D' | 'A' | 'E' | 'W'
  readonly layout: 'general' | 'bank' | 'shariaBank' | 'insurer' | 'multifinance'
  readonly business: Text
  readonly listingDate: string
  readonly ipoPrice: number
  readonly isSharia: boolean
  readonly profile: Profile
}

const boards = ['M', 'D', 'A', 'E', 'W'] as const
const layouts = ['general', 'bank', 'insurer', 'multifinance'] as const

export const companies: readonly DemoCompany[] = source.companies.map((company) => {
  const layout = layouts.find((name) => name === company.statementKind) ?? 'general'
  return {
    ticker: company.ticker,
    name: company.name,
    shortName: company.shortName,
    sectorCode: company.sectorCode,
    boardCode: boards.find((code) => code === company.boardCode) ?? 'M',
    layout: layout === 'bank' && company.sharia ? 'shariaBank' : layout,
    business: company.business,
    listingDate: company.listingDate,
    ipoPrice: company.ipoPrice,
    isSharia: company.sharia,
    profile: profile(company.ticker),
  }
})

export function findDemoCompany(ticker: string): DemoCompany {
  const company = companies.find((candidate) => candidate.ticker === ticker)
  if (!company) throw new Error(`no company ${ticker}`)
  return company
}

export const personNames = source.personNames
export const traits = source.demoTraits
/** Suspended since this day; the last price is from the day before. */
export const suspendedSince = '2026-08-18'
