import { subSectorCodes } from '@site/contracts/market/values.ts'
import { describe, expect, it } from 'vitest'
import { findEnglishIndustry } from './industries.ts'
import { findIndustries, findSubSectorCode, industryCodes, nameSubSector } from './industry-codes.ts'

describe('the classes of an industry code', () => {
  it.each([
    {
      code: 'A121',
      expected: {
        subSector: 'Minyak, Gas & Batu Bara',
        industry: 'Batu Bara',
        subIndustry: 'Produksi Batu Bara',
      },
    },
    { code: 'G199', expected: { subSector: 'Bank', industry: null, subIndustry: null } },
    { code: '----', expected: { subSector: null, industry: null, subIndustry: null } },
    { code: '', expected: { subSector: null, industry: null, subIndustry: null } },
  ])('$code are $expected', ({ code, expected }) => {
    expect(findIndustries(code)).toEqual(expected)
  })

  it('all have an English name', () => {
    const levels = ['subSector', 'industry', 'subIndustry'] as const
    const untranslated = industryCodes.filter((code) => {
      const level = levels[code.length - 2]
      const name = level && findIndustries(code)[level]
      return !level || !name || findEnglishIndustry(level, name) === null
    })
    expect(untranslated).toEqual([])
  })
})

describe('a sub-sector', () => {
  it('is found by its Indonesian name', () => {
    expect(industryCodes.filter((code) => code.length === 2)).toEqual(subSectorCodes)
    expect(subSectorCodes.map((code) => findSubSectorCode(nameSubSector(code).id))).toEqual(subSectorCodes)
  })

  it.each([
    { name: 'MAKANAN DAN MINUMAN', code: 'D2' },
    { name: 'Perusahaan Holding Multi-sektor', code: 'C3' },
    { name: 'Asuransi Jiwa', code: null },
    { name: 'Banks', code: null },
    { name: '', code: null },
  ])('with the name "$name" has the code $code', ({ name, code }) => {
    expect(findSubSectorCode(name)).toBe(code)
  })
})
