import type { Screener } from '@site/contracts/market/screener.ts'
import { expect, it } from 'vitest'
import { localizeScreenedList } from './screened-rows.server.ts'

const financials = { id: 'Keuangan', en: 'Financials' }
const property = { id: 'Properti', en: 'Property' }
const empty = { items: [], page: 1, pageSize: 20, pageCount: 1, total: 0, nextCursor: null, asOf: null }
const list: Screener = {
  ...empty,
  boards: [],
  indices: [],
  sectors: [
    { code: 'G', name: financials, count: 8 },
    { code: 'H', name: property, count: 2 },
  ],
  subSectors: [
    { code: 'G1', name: { id: 'Bank', en: 'Banks' }, count: 7 },
    { code: 'G4', name: { id: 'Asuransi', en: 'Insurance' }, count: 1 },
    { code: 'H1', name: property, count: 2 },
  ],
}

it.each([
  { locale: 'id', names: ['Keuangan', 'Bank', 'Asuransi', 'Properti'] },
  { locale: 'en', names: ['Financials', 'Banks', 'Insurance', 'Property'] },
] as const)('has in $locale the parts of each sector below it, unless they are all', ({ locale, names }) => {
  const { sectors } = localizeScreenedList(locale, list)
  expect(sectors.map(({ code, name, count }) => [code, name.trim(), count])).toEqual([
    ['G', names[0], 8],
    ['G1', names[1], 7],
    ['G4', names[2], 1],
    ['H', names[3], 2],
  ])
  expect(sectors.map(({ name }) => name.startsWith('\u00a0'))).toEqual([false, true, true, false])
})

it('has a sub-sector whose sector has companies without one', () => {
  const { sectors } = localizeScreenedList('id', {
    ...list,
    sectors: [{ code: 'G', name: financials, count: 8 }],
    subSectors: [{ code: 'G1', name: { id: 'Bank', en: 'Banks' }, count: 7 }],
  })
  expect(sectors.map(({ code }) => code)).toEqual(['G', 'G1'])
})

it('has sectors only if the market service is of an earlier release', () => {
  const { sectors } = localizeScreenedList('id', { ...list, subSectors: [] })
  expect(sectors.map(({ code }) => code)).toEqual(['G', 'H'])
})
