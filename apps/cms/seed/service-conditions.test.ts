import { expect, it } from 'vitest'
import { readDocuments } from './documents.fixture.ts'

it('the priority gate needs IDR 500 million, and a margin contract runs for a year', async () => {
  const { accountTypes, services } = await readDocuments()
  const priority = services.find(({ data }) => data.key === 'priorityCustomerGate')?.data
  expect(priority?.minimumAssets).toBe(500_000_000)
  for (const text of ['Rp500 juta', 'IDR 500 million']) expect(JSON.stringify(priority)).toContain(text)
  expect(services.find(({ data }) => data.key === 'stockAccount')?.data.contractYears).toBe(1)
  expect(accountTypes.map(({ data }) => [data.key, data.contractYears])).toEqual([
    ['regular', null],
    ['margin', 1],
    ['sharia', null],
  ])
})
