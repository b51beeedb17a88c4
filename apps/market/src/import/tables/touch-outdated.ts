import { sql } from 'kysely'
import { coverageKinds } from '#market/database/coverage-kinds.ts'
import { findOldestList, findOldestStatements } from '#market/figures/coverage.ts'
import type { ImportContext } from './import-context.ts'
import { listCovered } from './store-coverage.ts'
import { type Touched, touchCompanies } from './touched.ts'

/** Touches the companies whose statements or lists count on one of two market days, and are too old on the other. */
export async function touchOutdated(
  { transaction, companies }: ImportContext,
  { earlier, later }: { readonly earlier: string; readonly later: string },
): Promise<Touched> {
  const { rows: filed } = await sql<{ ticker: string }>`
    select p.ticker
    from statement_periods p join companies c on c.ticker = p.ticker and c.statement_currency = p.currency
    group by p.ticker
    having max(period_end) >= ${findOldestStatements(earlier)}::date
      and max(period_end) < ${findOldestStatements(later)}::date`.execute(transaction)
  const outdated = [...filed]
  for (const kind of coverageKinds) {
    const lists = await transaction
      .selectFrom('coverage')
      .select('ticker')
      .where('kind', '=', kind)
      .where('completeUntil', '>=', findOldestList(kind, earlier))
      .where('completeUntil', '<', findOldestList(kind, later))
      .execute()
    outdated.push(...lists.flatMap(({ ticker }) => listCovered(ticker, companies)))
  }
  return touchCompanies(outdated)
}
