import { isDeepStrictEqual } from 'node:util'
import type { Insertable } from 'kysely'
import type { Database } from '#market/database/schema.ts'
import { writeRows } from '#market/database/write-rows.ts'
import type { ImportContext } from './import-context.ts'
import { nothingTouched, type Touched, touchCompanies } from './touched.ts'

type PlacedTable = 'managers' | 'subsidiaries' | 'shareholders' | 'holderTypes' | 'stockEvents'

/** Replaces all rows of the companies in a file; identical rows change nothing. */
export async function replaceRows<Table extends PlacedTable>(
  { transaction }: Pick<ImportContext, 'transaction'>,
  table: Table,
  rowsOf: ReadonlyMap<string, readonly Insertable<Database[Table]>[]>,
): Promise<Touched> {
  if (rowsOf.size === 0) return nothingTouched
  const stored = await transaction
    .selectFrom<PlacedTable>(table)
    .selectAll()
    .where('ticker', 'in', [...rowsOf.keys()])
    .orderBy('ticker')
    .orderBy('place')
    .execute()
  const before = Map.groupBy(stored, ({ ticker }) => ticker)
  const changed = [...rowsOf.keys()].filter(
    (ticker) =>
      !isDeepStrictEqual((before.get(ticker) ?? []).map(plain), (rowsOf.get(ticker) ?? []).map(plain)),
  )
  if (changed.length === 0) return nothingTouched
  await transaction.deleteFrom<PlacedTable>(table).where('ticker', 'in', changed).execute()
  await writeRows(
    transaction,
    table,
    changed.flatMap((ticker) => rowsOf.get(ticker) ?? []),
  )
  return touchCompanies(changed.map((ticker) => ({ ticker })))
}

/** Rows of the driver have another prototype than object literals. */
function plain(row: object): object {
  return { ...row }
}
