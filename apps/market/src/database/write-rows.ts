import { type Insertable, sql, type Transaction } from 'kysely'
import type { Database } from './schema.ts'

type Rows<Table extends keyof Database> = readonly Partial<Insertable<Database[Table]>>[]
type Columns<Table extends keyof Database> = readonly (string & keyof Database[Table])[]

const rowsAtOnce = 2_000

/**
 * Inserts many rows in few statements; rows with an existing `key` are updated. All rows have the columns of the first
 * one; other columns keep their value or get the default.
 */
export async function writeRows<Table extends keyof Database>(
  transaction: Transaction<Database>,
  table: Table,
  rows: Rows<Table>,
  key: Columns<Table> = [],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  const others = columns.filter((column) => !key.some((name) => name === column))
  const replaced = sql.join(
    others.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`),
  )
  const onConflict =
    key.length === 0 ? sql`` : sql`on conflict (${sql.join(key.map(sql.ref))}) do update set ${replaced}`
  for (const incoming of batches(rows)) {
    await sql`
      insert into ${sql.table(table)} (${sql.join(columns.map(sql.ref))})
      select ${sql.join(columns.map(sql.ref))}
      from jsonb_populate_recordset(null::${sql.table(table)}, ${incoming}::jsonb)
      ${onConflict}`.execute(transaction)
  }
}

/** Updates columns of existing rows by `key`. */
export async function updateRows<Table extends keyof Database>(
  transaction: Transaction<Database>,
  table: Table,
  rows: Rows<Table>,
  key: Columns<Table>,
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).filter((column) => !key.some((name) => name === column))
  const changes = columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`incoming.${column}`)}`)
  const isSame = key.map((column) => sql`${sql.ref(`old.${column}`)} = ${sql.ref(`incoming.${column}`)}`)
  for (const incoming of batches(rows)) {
    await sql`
      update ${sql.table(table)} as old set ${sql.join(changes)}
      from jsonb_populate_recordset(null::${sql.table(table)}, ${incoming}::jsonb) as incoming
      where ${sql.join(isSame, sql` and `)}`.execute(transaction)
  }
}

function* batches(rows: readonly object[]): Generator<string> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    yield JSON.stringify(rows.slice(start, start + rowsAtOnce).map(inSnakeCase))
  }
}

/** Converts column names only; nested keys are data. */
function inSnakeCase(row: object): object {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  )
}
