import { sql } from 'kysely'
import { writeRows } from '#market/database/write-rows.ts'
import { day, identifier, optional, text, ticker } from '#market/import/reading/cells.ts'
import type { TableRow } from '#market/import/reading/read-table.ts'
import { type ImportContext, readCompanyRows } from './import-context.ts'
import { joinTouched, nothingTouched, type Touched, touchCompanies } from './touched.ts'

export const indexMemberColumns = {
  index: identifier,
  name_id: text(80),
  name_en: text(80),
  ticker,
  member_from: day,
  member_to: optional(day),
}
type Row = TableRow<typeof indexMemberColumns>

/**
 * Imports index memberships; the file replaces all members of its indices. It covers nothing: that a company is in no
 * index needs the members of all indices, and no file says which ones there are.
 */
export async function importIndexMembers(context: ImportContext): Promise<Touched> {
  const rows = readCompanyRows(context, 'index-members', indexMemberColumns, ({ index }) => index)
  if (!rows) return nothingTouched
  const rowsOf = new Map<string, Row[]>()
  for await (const row of rows) {
    const { index, member_from: from } = row.cells
    if (from < row.company.listingDate) {
      const message = `${from} is before the listing on ${row.company.listingDate}`
      context.findings.leaveOut(row, 'member_from', message)
    }
    const group = rowsOf.get(index) ?? []
    group.push(row)
    rowsOf.set(index, group)
  }
  const touched: Touched[] = []
  for (const [code, group] of rowsOf) {
    checkIndex(context, code, group)
    if (context.findings.isIncomplete(code, group)) continue
    touched.push(await storeIndex(context, code, group))
  }
  return joinTouched(touched)
}

function checkIndex({ findings }: ImportContext, code: string, group: readonly Row[]): void {
  const [{ cells: first } = { cells: null }] = group
  const before = new Map<string, Row['cells']>()
  for (const row of group.toSorted(byFirstDay)) {
    const { cells } = row
    const addError = (column: string, message: string) => findings.leaveOut(row, column, message)
    for (const column of ['name_id', 'name_en'] as const) {
      if (first && cells[column] !== first[column]) {
        addError(column, `${code} is called ${first[column]} in another row`)
      }
    }
    if (cells.member_to !== null && cells.member_to < cells.member_from) {
      addError('member_to', `${cells.member_to} is before member_from ${cells.member_from}`)
    }
    const earlier = before.get(cells.ticker)
    if (earlier && (earlier.member_to === null || earlier.member_to >= cells.member_from)) {
      const period = `${earlier.member_from} to ${earlier.member_to ?? 'no known end'}`
      addError('member_from', `${cells.ticker} is already in ${code} from ${period}`)
    }
    before.set(cells.ticker, cells)
  }
}

function byFirstDay(a: Row, b: Row): number {
  return a.cells.member_from < b.cells.member_from ? -1 : 1
}

/** Marks companies as changed that joined, left, or are in a renamed index. */
async function storeIndex(context: ImportContext, code: string, group: readonly Row[]): Promise<Touched> {
  const { transaction } = context
  const isRenamed = await storeTitle(context, code, group)
  const stored = await transaction.selectFrom('indexMembers').selectAll().where('code', '=', code).execute()
  const members = group.map(({ cells }) => ({
    code,
    ticker: cells.ticker,
    memberFrom: cells.member_from,
    memberTo: cells.member_to,
  }))
  const toMemberKey = (member: (typeof members)[number]) =>
    [member.ticker, member.memberFrom, member.memberTo].join(' ')
  const [was, is] = [new Set(stored.map(toMemberKey)), new Set(members.map(toMemberKey))]
  const changed = [
    ...stored.filter((member) => isRenamed || !is.has(toMemberKey(member))),
    ...members.filter((member) => isRenamed || !was.has(toMemberKey(member))),
  ]
  if (changed.length === 0) return nothingTouched
  await transaction.deleteFrom('indexMembers').where('code', '=', code).execute()
  await writeRows(transaction, 'indexMembers', members)
  return touchCompanies(changed)
}

async function storeTitle(
  { transaction }: ImportContext,
  code: string,
  [first]: readonly Row[],
): Promise<boolean> {
  const title = JSON.stringify({ id: first?.cells.name_id, en: first?.cells.name_en })
  const { rows } = await sql`
    insert into indices as old (code, name, place, title)
    select ${code}, ${first?.cells.name_id}, coalesce(max(place), 0) + 1, ${title}::jsonb from indices
    on conflict (code) do update set title = excluded.title where old.title is distinct from excluded.title
    returning code`.execute(transaction)
  return rows.length > 0
}
