import { CompanySchema } from '@site/contracts/market/company.ts'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { companiesCsv, type Deliveries, startDeliveries } from './delivery.fixture.ts'

let deliveries: Deliveries
beforeAll(async () => {
  deliveries = await startDeliveries()
})
afterAll(() => deliveries.stop())

/** GDVN, listed on 30 August 2022. */
async function importedWith(delistedOn: string) {
  await deliveries.deliver({ 'companies.csv': companiesCsv(['GDVN'], { delisted_on: delistedOn }) })
  const answer = await deliveries.app.request('/apids/companies/GDVN')
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
