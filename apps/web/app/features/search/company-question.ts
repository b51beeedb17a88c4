import { type CompanyList, longestSearch } from '@site/contracts/market/companies.ts'
import type { Site } from '#app/request/site-context.ts'

type Market = Pick<Site, 'market' | 'orUnavailable'>

interface Answer {
  /** null: the market service does not answer. */
  readonly list: CompanyList | null
  /** Whether the companies have the phrase only but for typing errors. */
  readonly isNear: boolean
}

/** The companies that have a phrase, asked for while the content service still looks. */
export function exactCompanies({ market, orUnavailable }: Market, phrase: string, pageSize: number) {
  return orUnavailable(market.companies({ q: phrase.slice(0, longestSearch), pageSize }))
}

interface Mistyped {
  readonly phrase: string
  readonly pageSize: number
  /** What the content service looked for instead. */
  readonly spelling: string | null
  /** Whether nothing at all was found. */
  readonly isNothing: boolean
}

/** Where no company has a phrase that is likely mistyped: those that have the mended one, else those that come near. */
export async function companiesInSpiteOfErrors(
  site: Market,
  exact: CompanyList | null,
  { phrase, pageSize, spelling, isNothing }: Mistyped,
): Promise<Answer> {
  if (exact?.total !== 0 || (spelling === null && !isNothing)) return { list: exact, isNear: false }
  const { market, orUnavailable } = site
  const [mended, near] = await Promise.all([
    spelling === null ? null : exactCompanies(site, spelling, pageSize),
    orUnavailable(market.companies({ q: phrase.slice(0, longestSearch), pageSize, near: 'true' })),
  ])
  return { list: mended?.total ? mended : near, isNear: true }
}
