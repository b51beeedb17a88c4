import { expect, it } from 'vitest'
import { cleanCompanyName } from './company-name.ts'

it.each([
  ['PT Contoh Alfa Internasional Tbk Tbk', 'PT Contoh Alfa Internasional Tbk'],
  ['PT Contoh Delta Tbk..', 'PT Contoh Delta Tbk'],
  ['PT Contoh Gama Tbk.', 'PT Contoh Gama Tbk'],
  ['PT. Contoh  Epsilon, Tbk', 'PT Contoh Epsilon Tbk'],
  ['P.T. Contoh Zeta tbk', 'PT Contoh Zeta Tbk'],
  ['PT Contoh Tbk (Persero)', 'PT Contoh (Persero) Tbk'],
  ['PT CONTOH BETA TBK', 'PT Contoh Beta Tbk'],
  ['PT BFI QUANTARA (PERSERO) TBK', 'PT BFI Quantara (Persero) Tbk'],
  ['PT KPLV CONTOH DAN MITRA TBK', 'PT KPLV Contoh dan Mitra Tbk'],
  ['PT ARVE Tbk', 'PT ARVE Tbk'],
  ['PT AKR Contoh Tbk', 'PT AKR Contoh Tbk'],
  ['Contoh Asing Ltd.', 'Contoh Asing Ltd.'],
  ['Tbk', 'Tbk'],
  ['', ''],
])('the name of a company "%s" is "%s"', (written, expected) => {
  expect(cleanCompanyName(written)).toBe(expected)
})
