import * as v from 'valibot'
import type { Adapter, ReadNotes, SourceFile, TableRecord } from '#market/import/reading/adapter.ts'
import { isJsonWith, jsonRows } from '../../json-rows.ts'
import { issuerCells } from './issuer-cells.ts'
import { IssuerSchema } from './profile-schema.ts'

/**
 * The exchange's list of all issuers. It lacks people, owners and dividends, so that it has rows of companies only: those
 * of full profiles stay.
 */
export const companyList: Adapter = {
  kind: 'company-list',
  description: 'list of company profiles of the exchange (JSON, Indonesian)',
  tables: ['companies'],
  recognizes: (file) =>
    isJsonWith(file, ['KodeEmiten', 'PapanPencatatan']) && !isJsonWith(file, ['Profiles']),
  read: readIssuers,
}

async function* readIssuers(file: SourceFile, notes: ReadNotes): AsyncGenerator<TableRecord> {
  for (const [index, row] of (await jsonRows(file)).entries()) {
    const line = index + 1
    const issuer = v.safeParse(IssuerSchema, row)
    if (!issuer.success) {
      const named = typeof row.KodeEmiten === 'string' ? `${row.KodeEmiten}: ` : ''
      notes.badRow(line, `${named}is not a company profile: ${v.summarize(issuer.issues)}`)
    } else if (issuer.output.EfekEmiten_Saham) {
      const cells = { ticker: issuer.output.KodeEmiten, ...issuerCells(issuer.output, notes) }
      yield { table: 'companies', line, cells }
    } else {
      notes.skipped('issuer without shares')
    }
  }
}
