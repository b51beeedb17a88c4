import { expect, it } from 'vitest'
import { isShareClass } from './share-class.ts'

const companies = new Set(['QAAA', 'QABC'])

it.each([
  { ticker: 'QAAAM', name: 'Contoh Alfa Tbk', expected: true },
  { ticker: 'QZZB', name: 'Contoh Zeta Seri B', expected: true },
  { ticker: 'QZZB', name: 'Contoh Zeta (Saham Preferen) Tbk.', expected: true },
  { ticker: 'QZZB', name: 'CONTOH ZETA KELAS A', expected: true },
  { ticker: 'QZZB', name: 'Contoh Hak Suara Multipel', expected: true },
  { ticker: 'QABC', name: 'Contoh Seri B', expected: false },
  { ticker: 'QZZZM', name: 'Contoh Zeta Tbk', expected: false },
  { ticker: 'QZZZ', name: 'Seri Cahaya Kelas Dunia Tbk', expected: false },
])('a share class $ticker "$name": $expected', ({ ticker, name, expected }) => {
  expect(isShareClass({ ticker, name }, companies)).toBe(expected)
})
