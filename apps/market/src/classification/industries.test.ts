import { describe, expect, it } from 'vitest'
import { findEnglishIndustry } from './industries.ts'

describe('the English name of an industry', () => {
  it.each([
    {
      level: 'subSector',
      name: 'Farmasi & Riset Kesehatan',
      expected: 'Pharmaceuticals & Health Care Research',
    },
    { level: 'subSector', name: 'Jasa Investasi', expected: 'Investment Service' },
    { level: 'industry', name: 'Jasa Investasi', expected: 'Investment Services' },
    { level: 'industry', name: 'PERUSAHAAN HOLDING MULTI SEKTOR', expected: 'Multi-sector Holdings' },
    {
      level: 'subIndustry',
      name: 'Produksi dan Penyulingan Minyak & Gas',
      expected: 'Oil & Gas Production & Refinery',
    },
    { level: 'subIndustry', name: 'Farmasi & Riset Kesehatan', expected: null },
    { level: 'industry', name: '', expected: null },
  ] as const)('of "$name" as $level is $expected', ({ level, name, expected }) => {
    expect(findEnglishIndustry(level, name)).toBe(expected)
  })
})
