import { describe, expect, it } from 'vitest'
import { readText, recognizesText } from '../../adapter-records.fixture.ts'
import { issuerRow, listJson } from './company-list.fixture.ts'
import { companyList } from './company-list.ts'
import { companyProfile } from './company-profile.ts'

describe('the list of company profiles', () => {
  it('has what the exchange knows of each company', async () => {
    const { cells, lines } = await readText(companyList, listJson(issuerRow('QAAA'), issuerRow('QBBB')))
    expect(cells).toEqual({
      companies: [expect.anything(), expect.objectContaining({ ticker: 'QBBB' })],
    })
    expect(cells.companies?.[0]).toEqual({
      ticker: 'QAAA',
      name_id: 'PT Contoh Alfa Internasional Tbk',
      listing_date: '2002-07-16',
      sector: 'A',
      sub_sector_id: 'Minyak, Gas & Batu Bara',
      industry_id: 'Batu Bara',
      sub_industry_id: 'Produksi Batu Bara',
      board: 'M',
      business_id: 'Usaha contoh',
      address: 'Jl. Contoh Raya No. 1\nJakarta',
      phone: '(021) 5550 1000',
      fax: '(021) 5550 1001',
      email: 'corsec@contoh.example',
      website: 'https://www.contoh.example',
      registrar: 'PT. Registrasi Contoh',
    })
    expect(lines).toEqual([1, 2])
  })

  it('may have rows that are no profile, and issuers without shares', async () => {
    const { cells, skipped, badRows } = await readText(
      companyList,
      listJson(
        issuerRow('QAAA', { KodeEmiten: null }),
        issuerRow('QBBB', { EfekEmiten_Saham: false }),
        issuerRow('QDDD', { Telepon: ['1'] }),
        issuerRow('QCCC'),
      ),
    )
    expect(cells.companies?.map(({ ticker }) => ticker)).toEqual(['QCCC'])
    expect(skipped).toEqual(['issuer without shares'])
    expect(badRows).toEqual([
      expect.stringMatching(/^line 1: is not a company profile: .*KodeEmiten/s),
      expect.stringMatching(/^line 3: QDDD: is not a company profile: .*Telepon/s),
    ])
  })

  it.each([
    { name: 'the list', content: listJson(issuerRow('QAAA')), isList: true, isProfile: false },
    {
      name: 'a full profile',
      content: JSON.stringify({ QAAA: { Profiles: [issuerRow('QAAA')] } }),
      isList: false,
      isProfile: true,
    },
  ])('is distinguished from full profiles in $name', async ({ content, isList, isProfile }) => {
    expect(await recognizesText(companyList, content)).toBe(isList)
    expect(await recognizesText(companyProfile, content)).toBe(isProfile)
  })
})
