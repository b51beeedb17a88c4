import type { Index } from '@site/contracts/market/values.ts'
import type { MarketDatabase } from '#market/database/connection.ts'

export interface Membership {
  readonly code: string
  readonly memberFrom: string
  /** The last day; null: open-ended. */
  readonly memberTo: string | null
}

/** The indices with known members, in display order. */
export async function loadIndices(database: MarketDatabase): Promise<Index[]> {
  const rows = await database
    .selectFrom('indices')
    .select(['code', 'title'])
    .orderBy('place')
    .orderBy('code')
    .execute()
  return rows.flatMap(({ code, title }) => (title === null ? [] : [{ code, name: title }]))
}

/** Of every company, oldest first. */
export async function loadMemberships(database: MarketDatabase): Promise<Map<string, Membership[]>> {
  const rows = await database
    .selectFrom('indexMembers')
    .select(['ticker', 'code', 'memberFrom', 'memberTo'])
    .orderBy('memberFrom')
    .execute()
  return Map.groupBy(rows, ({ ticker }) => ticker)
}

/** A delisted company is in no index, even if its membership has no end. */
export function isMemberOn(
  day: string,
  { memberFrom, memberTo }: Membership,
  { delistedOn }: { readonly delistedOn: string | null },
): boolean {
  return (
    memberFrom <= day && (memberTo === null || day <= memberTo) && (delistedOn === null || day <= delistedOn)
  )
}
