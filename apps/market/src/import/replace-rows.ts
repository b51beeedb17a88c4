import { isDeepStrictEqual } from 'node:util'
import type { ImportContext } from './import-context.ts'

type PlacedTable = 'managers' | 'subsidiaries' | 'shareholders' | 'stockEvents'

/**
 * Puts the rows of a file in the place of all that the company had; the same rows again change nothing.
 * `insert` writes them, and is called only when they differ.
 */
export async function replaceRows(
  context: ImportContext,
  table: PlacedTable,
  ticker: string,
  rows: readonly object[],
  insert: () => Promise<unknown>,
): Promise<void> {
  const { transaction, touched } = context
  const before = await transaction
    .selectFrom(table)
    .selectAll()
    .where('ticker', '=', ticker)
    .orderBy('place')
    .execute()
  if (isDeepStrictEqual(before.map(plain), rows.map(plain))) return
  touched.companies.add(ticker)
  await transaction.deleteFrom(table).where('ticker', '=', ticker).execute()
  if (rows.length > 0) await insert()
}

/** Rows of the driver have another prototype than our literals. */
function plain(row: object): object {
  return { ...row }
}
