import { isDeepStrictEqual } from 'node:util'
import type { Insertable } from 'kysely'
import type { CompaniesTable, ManagersTable } from '#market/database/schema.ts'
import { updateRows } from '#market/database/write-rows.ts'
import { day, descriptive, oneOf, optional, text, ticker, yesNo } from '#market/import/reading/cells.ts'
import { type ImportContext, lastRowsByTicker, readCompanyRows } from './import-context.ts'
import { replaceRows } from './replace-rows.ts'
import { joinTouched, nothingTouched, type Touched, touchCompanies } from './touched.ts'

export const managementColumns = {
  ticker,
  as_of: optional(day),
  body: oneOf(['commissioner', 'director', 'secretary', 'registrar']),
  position_id: text(120),
  position_en: descriptive(text(120)),
  name: text(160),
  since: optional(day),
  affiliated: optional(yesNo),
  address: descriptive(text(400)),
  phone: descriptive(text(60)),
  fax: descriptive(text(60)),
  email: descriptive(text(120)),
}

/** Boards, corporate secretary and registrar; the rows replace all of a company's people. */
export async function importPeople(context: ImportContext): Promise<Touched> {
  const rows = readCompanyRows(context, 'management', managementColumns)
  if (!rows) return nothingTouched
  const managersOf = new Map<string, Insertable<ManagersTable>[]>()
  const sides = new Map<string, SideColumns>()
  for (const [key, group] of await lastRowsByTicker(context, rows, 'managementAsOf')) {
    const managers: Insertable<ManagersTable>[] = []
    let responsiblePerson: CompaniesTable['responsiblePerson'] = null
    let registrar: CompaniesTable['registrar'] = null
    for (const row of group) {
      const { cells } = row
      const position = { id: cells.position_id, en: cells.position_en }
      const { name, phone, email } = cells
      if (cells.body === 'secretary') {
        if (responsiblePerson) context.findings.leaveOut(row, 'body', `${key} has two secretaries`)
        responsiblePerson = { name, position, phone, email }
      } else if (cells.body === 'registrar') {
        if (registrar) context.findings.leaveOut(row, 'body', `${key} has two registrars`)
        registrar = { name, address: cells.address, phone, fax: cells.fax, email }
      } else {
        managers.push({
          ticker: key,
          place: managers.length + 1,
          body: cells.body === 'director' ? 'directors' : 'commissioners',
          name,
          position,
          since: cells.since,
          isAffiliated: cells.affiliated,
        })
      }
    }
    if (context.findings.isIncomplete(key, group)) continue
    managersOf.set(key, managers)
    sides.set(key, { responsiblePerson, registrar, managementAsOf: group[0]?.cells.as_of ?? null })
  }
  const managers = await replaceRows(context, 'managers', managersOf)
  return joinTouched([managers, await updateCompanies(context, sides)])
}

type SideColumns = Partial<
  Pick<
    CompaniesTable,
    | 'responsiblePerson'
    | 'registrar'
    | 'managementAsOf'
    | 'shareholdersAsOf'
    | 'holderTypesAsOf'
    | 'freeFloat'
    | 'listedShares'
    | 'issuedShares'
    | 'sharesAsOf'
    | 'notationsAsOf'
    | 'boardCode'
    | 'boardAsOf'
  >
>

/** Updates columns of companies from files other than companies.csv; all rows have the same columns. */
export async function updateCompanies(
  { transaction }: ImportContext,
  sides: ReadonlyMap<string, SideColumns>,
): Promise<Touched> {
  const stored = await transaction
    .selectFrom('companies')
    .select(['ticker', 'responsiblePerson', 'registrar', 'managementAsOf', 'shareholdersAsOf', 'freeFloat'])
    .select(['listedShares', 'issuedShares', 'sharesAsOf', 'notationsAsOf', 'holderTypesAsOf'])
    .select(['boardCode', 'boardAsOf'])
    .execute()
  const changed = stored.flatMap((before) => {
    const side = sides.get(before.ticker)
    const isSame = side === undefined || isDeepStrictEqual({ ...before, ...side }, { ...before })
    return isSame ? [] : [{ ticker: before.ticker, ...side }]
  })
  await updateRows(transaction, 'companies', changed, ['ticker'])
  return touchCompanies(changed)
}
