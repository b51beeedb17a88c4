import { type CompanyList, maxSearchLength } from '@site/contracts/market/companies.ts'
import type { Site } from '#app/request/site-context.ts'

type Market = Pick<Site, 'market' | 'orNull'>

interface CompanySearchResult {
  /** null: the market service is unavailable. */
  readonly list: CompanyList | null
  /** Whether the companies match only when typing errors are tolerated. */
  readonly isFuzzy: boolean
}

/** Exact matches, requested in parallel to the CMS search. */
export function exactCompanies({ market, orNull }: Market, phrase: string, pageSize: number) {
  return orNull(market.companies({ q: phrase.slice(0, maxSearchLength), pageSize }))
}

interface MistypedPhrase {
  readonly phrase: string
  readonly pageSize: number
  /** The corrected spelling that the CMS searched for. */
  readonly spelling: string | null
  /** Whether the CMS found nothing. */
  readonly hasNoHits: boolean
}

/**
 * For a phrase without exact matches that is probably mistyped: matches of the corrected spelling, else fuzzy matches.
 */
export async function fuzzyCompanies(
  site: Market,
  exact: CompanyList | null,
  { phrase, pageSize, spelling, hasNoHits }: MistypedPhrase,
): Promise<CompanySearchResult> {
  if (exact?.total !== 0 || (spelling === null && !hasNoHits)) return { list: exact, isFuzzy: false }
  const { market, orNull } = site
  const [corrected, near] = await Promise.all([
    spelling === null ? null : exactCompanies(site, spelling, pageSize),
    orNull(market.companies({ q: phrase.slice(0, maxSearchLength), pageSize, near: 'true' })),
  ])
  return { list: corrected?.total ? corrected : near, isFuzzy: true }
}
