import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { TableName } from '#market/import/reading/adapter.ts'
import { readAll, recognizesText, withFiles } from '../../adapter-records.fixture.ts'
import { companyProfile } from './company-profile.ts'

const text = readFileSync(new URL('company-profile.fixture.json', import.meta.url), 'utf8')

/** The profile of the fixture with other rows. */
function profileWith(change: object, main: object = {}): string {
  const { BQNS: profile } = JSON.parse(text)
  return JSON.stringify({ ...profile, ...change, Profiles: [{ ...profile.Profiles[0], ...main }] })
}

const readFile = async (table: TableName, content: string, name = 'CompanyProfilesDetail.json') => {
  const { cells, ...others } = await withFiles({ [name]: content }, ([file]) =>
    readAll(companyProfile, file, table),
  )
  return { records: cells[table] ?? [], ...others }
}
const written = (cells: Readonly<Record<string, string>>) => Object.values(cells).join(' | ')
const read = async (table: TableName) => (await readFile(table, text)).records
const readProfileWith = (table: TableName, change: object, main: object = {}) =>
  readFile(table, profileWith(change, main))

describe('the profile of a company', () => {
  it('has what the exchange knows of it, in Indonesian', async () => {
    expect(await read('companies')).toEqual([
      {
        ticker: 'BQNS',
        name_id: 'PT Bank Quantara Nusa Tbk',
        listing_date: '2002-07-16',
        sector: 'G',
        sub_sector_id: 'Bank',
        industry_id: 'Bank',
        sub_industry_id: 'Bank',
        board: 'M',
        business_id: 'Perbankan umum',
        issued_shares: '23400000000',
        address: 'Graha Quantara Lantai 20\nJl. Contoh Raya No. 13\nJakarta 12950 - Indonesia',
        phone: '(021) 5550 1065',
        fax: '(021) 5550 1066',
        email: 'corsec@quantara.example',
        website: 'https://www.quantara.example',
        registrar: 'PT. Registra Contoh',
      },
    ])
  })

  it('does not erase what it does not have', async () => {
    const main = { Fax: null, Website: '-', SubSektor: '' }
    const { records } = await readProfileWith('companies', { PemegangSaham: [] }, main)
    const [company = {}] = records
    const absent = ['fax', 'website', 'sub_sector_id', 'issued_shares']
    expect(absent.filter((column) => column in company)).toEqual([])
  })

  it.each([
    { change: { Sektor: 'Properti & Real Estat' }, expected: { sector: 'H' } },
    { change: { Sektor: 'Barang Konsumen Non-Primer' }, expected: { sector: 'E' } },
    { change: { Sektor: 'Barang Konsumen Primer' }, expected: { sector: 'D' } },
    { change: { Sektor: 'Transportasi dan Logistik' }, expected: { sector: 'K' } },
    { change: { PapanPencatatan: 'Pengembangan' }, expected: { board: 'D' } },
    { change: { PapanPencatatan: 'Papan Akselerasi' }, expected: { board: 'A' } },
    { change: { PapanPencatatan: 'Ekonomi Baru' }, expected: { board: 'E' } },
    { change: { PapanPencatatan: 'Pemantauan Khusus' }, expected: { board: 'W' } },
  ])('with $change has $expected', async ({ change, expected }) => {
    const { records } = await readProfileWith('companies', {}, change)
    expect(records[0]).toMatchObject(expected)
  })

  it('of an unknown sector or board is noted', async () => {
    const main = { Sektor: 'Pariwisata', PapanPencatatan: 'Baru' }
    const { records, notes } = await readProfileWith('companies', {}, main)
    expect(records[0]).not.toHaveProperty('sector')
    expect(records[0]).not.toHaveProperty('board')
    expect(notes).toEqual(['BQNS: the sector "Pariwisata" is unknown', 'BQNS: the board "Baru" is unknown'])
  })

  it('has its people, with English positions where they are known', async () => {
    const people = (await read('management')).map(({ body, name, affiliated, position_id, position_en }) =>
      [body, name, affiliated, position_id, position_en].join(', '),
    )
    expect(people).toEqual([
      'commissioner, Contoh Komisaris Satu, no, Komisaris Utama Independen, Independent President Commissioner',
      'commissioner, Contoh Komisaris Dua, , Komisaris, Commissioner',
      'director, Contoh Direktur Satu, no, Direktur Utama, President Director',
      'director, Contoh Direktur Dua, yes, Direktur, Director',
      'secretary, Contoh Sekretaris, , Sekretaris Perusahaan, Corporate Secretary',
      'registrar, PT. Registra Contoh, , Biro Administrasi Efek, Securities Administration Bureau',
    ])
  })

  it('has each subsidiary once, with its assets in millions of its currency', async () => {
    expect((await read('subsidiaries')).map(written)).toEqual([
      'BQNS | PT Quantara Finance | subsidiary | Pembiayaan | Jakarta | 2017 | 856404 | IDR | 90 | yes',
      'BQNS | Quantara Pte Ltd | subsidiary | Investasi | Singapura |  | 0.504 | SGD | 99.99 | no',
    ])
  })

  it.each([
    { amount: 1_234_567_890, unit: 'PENUH', millions: '1234.56789' },
    { amount: 1_234_567, unit: 'RIBUAN', millions: '1234.567' },
    { amount: 1_234.5, unit: 'JUTAAN', millions: '1234.5' },
    { amount: 5, unit: 'PENUH', millions: '0.000005' },
    { amount: 0, unit: 'JUTAAN', millions: '' },
    { amount: 1_234, unit: 'LUSIN', millions: '' },
  ])('reads assets of $amount in $unit as $millions millions', async ({ amount, unit, millions }) => {
    const subsidiary = { Nama: 'PT Anak', JumlahAset: amount, Satuan: unit, Persentase: 51 }
    const { records } = await readProfileWith('subsidiaries', { AnakPerusahaan: [subsidiary] })
    expect(records[0]?.total_assets).toBe(millions)
  })

  it('has its shareholders without padding, on no known day', async () => {
    expect((await read('shareholders')).map(written)).toEqual([
      'BQNS |  | PT Quantara Holding |  | controlling | 12682800000',
      'BQNS |  | Contoh Komisaris Dua |  | board | 8500',
      'BQNS |  | Masyarakat Non Warkat | Public (scripless) | public | 10717191500',
    ])
  })

  it.each([
    { kind: 'Saham Treasury', name: 'Saham Treasury', category: 'treasury' },
    { kind: 'Masyarakat Warkat', name: 'Masyarakat Warkat', category: 'public' },
    { kind: 'Lebih dari 5%', name: 'PT Contoh', category: 'major' },
    { kind: 'Kurang dari 5%', name: 'PT Contoh', category: 'public' },
    { kind: 'Kurang dari 5%', name: 'Pihak Afiliasi Pengendali', category: 'affiliate' },
    { kind: 'Direksi', name: 'Contoh', category: 'board' },
  ])('takes $name ($kind) for $category', async ({ kind, name, category }) => {
    const { records } = await readProfileWith('shareholders', {
      PemegangSaham: [{ Nama: name, Kategori: kind, Jumlah: 1 }],
    })
    expect(records[0]?.category).toBe(category)
  })

  it('has the day of its register from the file name', async () => {
    const { records } = await readFile('shareholders', profileWith({}), 'CompanyProfilesDetail-20261120.json')
    expect(records[0]?.as_of).toBe('2026-11-20')
  })

  it('has its dividends, with the days of the cash market by the rules of the exchange', async () => {
    expect(await read('dividends')).toEqual([
      {
        ticker: 'BQNS',
        id: 'BQNS-dividend-2026-05-18',
        type: 'final',
        form: 'cash',
        book_year: '2025',
        currency: 'IDR',
        amount_per_share: '118',
        total: '2761200000000',
        cum_date_regular: '2026-05-13',
        ex_date_regular: '2026-05-18',
        cum_date_cash: '2026-05-19',
        ex_date_cash: '2026-05-20',
        recording_date: '2026-05-19',
        payment_date: '2026-06-05',
      },
    ])
  })

  it('leaves out the ex date in the cash market if the exchange holidays are not known', async () => {
    const terms = { Jenis: 'dti', TahunBuku: '2026', CashDividenPerSaham: 25 }
    const dividend = { ...terms, TanggalDPS: '2026-12-30T16:00:00' }
    const { records, skipped } = await readProfileWith('dividends', { Dividen: [dividend] })
    expect(records[0]).toMatchObject({
      id: 'BQNS-dividend-2026-interim',
      type: 'interim',
      recording_date: '2026-12-30',
      ex_date_cash: '',
    })
    expect(skipped).toEqual(['ex date in the cash market, of a year whose exchange holidays are unknown'])
  })

  it('has a stock dividend with its ratio, and counts dividends of other types', async () => {
    const { records, skipped } = await readProfileWith('dividends', {
      Dividen: [
        { Jenis: 'ds', TahunBuku: '2025', Rasio1: 20, Rasio2: 1 },
        { Jenis: 'sb', TahunBuku: '2025', TotalSahamBonus: 5 },
        { Jenis: 'dt', TahunBuku: '2025', CashDividenPerSaham: 0 },
      ],
    })
    expect(records).toHaveLength(1)
    expect(records[0]).toMatchObject({ form: 'stock', ratio_old: '20', ratio_new: '1' })
    expect(skipped).toEqual(['dividend of type "sb"', 'dividend without an amount'])
  })

  it('numbers two dividends with the same ex date', async () => {
    const dates = { TanggalExRegulerDanNegosiasi: '2026-06-05T00:00:00' }
    const dividend = { Jenis: 'dt', CashDividenPerSaham: 25, ...dates }
    const { records } = await readProfileWith('dividends', { Dividen: [dividend, dividend] })
    expect(records.map(({ id }) => id)).toEqual(['BQNS-dividend-2026-06-05', 'BQNS-dividend-2026-06-05-2'])
  })
})

describe('a file of company profiles', () => {
  it('may have one company without its ticker as key', async () => {
    const { records } = await readFile('companies', profileWith({}))
    expect(records.map(({ ticker }) => ticker)).toEqual(['BQNS'])
  })

  it('counts issuers without shares', async () => {
    const { records, skipped } = await readProfileWith('companies', {}, { EfekEmiten_Saham: false })
    expect(records).toEqual([])
    expect(skipped).toEqual(['issuer without shares'])
  })

  it('reports what is not a profile, and reads the others', async () => {
    const other = JSON.parse(profileWith({}))
    const { records, badRows } = await readFile('companies', JSON.stringify({ GDVN: {}, BQNS: other }))
    expect(records).toHaveLength(1)
    expect(badRows).toEqual([expect.stringMatching(/^GDVN is not a company profile: Profiles: /)])
  })

  it.each([
    { name: 'a profile', content: text, expected: true },
    { name: 'another list', content: '{"data": []}', expected: false },
  ])('with $name is recognized: $expected', async ({ content, expected }) => {
    expect(await recognizesText(companyProfile, content)).toBe(expected)
  })
})
