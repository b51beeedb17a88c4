import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CompanySchema } from '@site/contracts/market/company.ts'
import * as v from 'valibot'
import { afterAll, describe, expect, it } from 'vitest'
import { testService } from '#market/test/start-service.ts'
import { companyRows } from '../../demo/company-tables.ts'
import { csv } from '../../demo/csv.ts'
import { importFolder } from './import-folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'market-delisting-'))
const service = testService('migrated')
afterAll(async () => {
  rmSync(folder, { recursive: true })
})

/** GDVN, listed on 30 August 2022. */
async function importedWith(delistedOn: string) {
  const rows = companyRows().filter(({ ticker }) => ticker === 'GDVN')
  writeFileSync(join(folder, 'companies.csv'), csv(rows.map((row) => ({ ...row, delisted_on: delistedOn }))))
  await importFolder(service.database, folder)
  const answer = await service.app.request('/apids/companies/GDVN')
  return v.parse(CompanySchema, await answer.json()).delistedOn
}

describe('the end of a listing', () => {
  it('is taken over, and taken back', async () => {
    expect(await importedWith('2026-10-30')).toBe('2026-10-30')
    expect(await importedWith('')).toBeNull()
  })

  it('before its beginning is a fault', async () => {
    await expect(importedWith('2022-08-29')).rejects.toThrow(/delisted_on.*is before listing_date/)
  })
})
