import { describe, expect, it } from 'vitest'
import { fund } from '../mutual-fund/sample-fund.fixture.ts'
import { createAccountRiplay } from './account-riplay.server.ts'
import { account, fees, interest, issuer } from './documents.fixture.ts'
import { createFundSummary } from './fund-summary.server.ts'
import { findRiplay, findSummary, showAccount } from './own-documents.server.ts'
import type { ProductDocument } from './product-document.ts'

const day = '2026-11-28'
type Sources = Partial<Parameters<typeof createAccountRiplay>[2]>
const riplay = (change: Partial<typeof account> = {}, of: Sources = {}) =>
  createAccountRiplay('id', { ...account, ...change }, { fees, interest, day, issuer, ...of })

/** All sentences and table rows of a document, one per line. */
const readLines = ({ sections }: ProductDocument): string[] =>
  sections.flatMap(({ title, parts }) => [
    title,
    ...parts.flatMap((part) => {
      if (part.kind === 'text') return part.text
      if (part.kind === 'sentences') return part.texts
      return part.rows.map((row) => row.join(' | ').replaceAll('\u00a0', ' '))
    }),
  ])

describe('RIPLAY of an account', () => {
  it('states the fees of the table, the terms of financing and what an example costs', () => {
    const lines = readLines(riplay())
    expect(lines).toEqual(
      expect.arrayContaining([
        'Aplikasi | 0,15% | 0,15%; 0,25% termasuk PPh',
        'Pialang lewat telepon | 0,28%, minimum Rp25.000 per order | 0,28%, minimum Rp25.000 per order; 0,38% termasuk PPh',
        'Bunga pembiayaan per tahun | 14%',
        'Rasio pembiayaan yang memicu margin call | 65%',
        'Batas waktu memenuhi margin call | 3 hari bursa',
        // 10 lots at 1,000 and 1,100 rupiah: 0.15% and 0.25%.
        'Anda bayar / Anda terima | Rp1.001.500 | Rp1.097.250',
        // 14% of 50 million for 30 of 365 days.
        'Bunga 30 hari | Rp575.342',
        'Sisa dana sendiri bila harga turun 60%, sebelum bunga dan biaya | −Rp10.000.000',
      ]),
    )
    expect(lines.join('\n')).toContain('Hasil setelah semua biaya di atas: Rp95.750. Harga impas: Rp1.005.')
  })

  it('names license, buyers, risks, rights, duties, ways to complain with deadlines, and collateral', () => {
    const text = readLines(riplay()).join('\n')
    for (const part of [
      'Izin perantara pedagang efek | IZIN-1, OJK, 14 Agustus 2019',
      'Sesuai untuk: Investor berpengalaman.',
      '50% dari nilai pembelian atau Rp50\u00a0juta, mana yang lebih tinggi; perhitungannya tertulis di perjanjian',
      'Risiko penjualan paksa.',
      'Menerima konfirmasi.',
      'Memenuhi margin call.',
      'dalam 5 hari kerja, pengaduan tertulis dalam 10 hari kerja, dan dapat diperpanjang paling lama 10 hari kerja',
      'POJK 22/2023',
      'LAPS SJK',
      'Kontak 157',
      'APPK',
    ]) {
      expect(text).toContain(part)
    }
  })

  it('names phone, email and the page about complaints, not the compliance officer', () => {
    const text = readLines(riplay()).join('\n')
    expect(text).toContain('telepon 021-5550-0100 atau email halo@uji.example')
    expect(text).toContain('https://uji.example/id/pengaduan')
    expect(text).not.toContain('kepatuhan@uji.example')
    const unpublished = { ...issuer, complaintsUrl: null }
    expect(readLines(riplay({}, { fees, issuer: unpublished })).join('\n')).not.toContain('Semua saluran')
  })

  it('is as new as the newest of its fees, its fields and stamp duty', () => {
    expect(riplay().version).toBe('2026-11-01')
    expect(riplay({ riplayValidFrom: '2026-11-20' }).version).toBe('2026-11-20')
    // In Jakarta it is already the next day.
    expect(riplay({ updatedAt: '2026-11-24T17:30:00.000Z' }).version).toBe('2026-11-25')
    const undated = { updatedAt: null, riplayValidFrom: null }
    expect(riplay(undated, { fees: [], interest: null }).version).toBe('2022-03-01')
  })

  it('has one trading day in the singular in English', () => {
    const marginTerms = account.marginTerms && { ...account.marginTerms, callDays: 1 }
    const lines = readLines(
      createAccountRiplay('en', { ...account, marginTerms }, { fees, interest: null, day, issuer }),
    )
    expect(lines).toContain('Time to meet a margin call | 1 trading day')
  })

  it('names laws and regulations in the language of the document', () => {
    const text = readLines(createAccountRiplay('en', account, { fees, interest, day, issuer })).join('\n')
    expect(text).toContain('(Law 10/2020, Government Regulation 3/2022, article 5)')
    expect(text).toContain('(OJK Regulation 22/2023)')
    expect(text).not.toMatch(/\bPOJK|\bUU |Pasal/)
  })

  it('states what is not filled in instead of inventing it', () => {
    const unlicensed = { ...issuer, license: { ...issuer.license, registrations: [] } }
    const lines = readLines(riplay({ marginTerms: null }, { fees: [], interest: null, issuer: unlicensed }))
    expect(lines).toEqual(
      expect.arrayContaining([
        'Izin | Belum diisi',
        'Biaya belum diisi. Tanyakan kepada kami sebelum Anda bertransaksi.',
        'Bunga pembiayaan per tahun | tertulis dalam perjanjian',
        'Simulasi pembiayaan tidak disertakan karena sebagian syaratnya hanya tertulis dalam perjanjian.',
      ]),
    )
  })

  it('states no supervision by OJK unless the settings do', () => {
    expect(readLines(riplay()).join('\n')).not.toContain('Diawasi OJK.')
    const supervised = { ...issuer, settings: { ...issuer.settings, showSupervision: true } }
    expect(readLines(riplay({}, { issuer: supervised })).join('\n')).toContain('Diawasi OJK.')
  })

  it('has no interest in an account without financing', () => {
    expect(readLines(riplay({ key: 'regular', marginTerms: null })).join('\n')).not.toContain('Bunga')
  })
})

describe('the summary of a fund', () => {
  const summary = (change: Partial<typeof fund> = {}) =>
    readLines(createFundSummary('id', { ...fund, ...change }, { day, issuer }))

  it('states policy, benchmark, assets, costs in percent, the minimum and what an example brings', () => {
    expect(summary()).toEqual(
      expect.arrayContaining([
        'Pendaftaran agen penjual efek reksa dana (APERD) | APERD-2, OJK',
        'Kebijakan investasi | Paling sedikit 80% saham.',
        'Tolok ukur | Indeks uji',
        'Tanggal peluncuran | 13 April 2015',
        'Dana kelolaan | Rp174,6 miliar (30 Oktober 2026)',
        'Risiko pasar: harga saham dapat turun tajam.',
        'Pembelian, paling tinggi | 1,00%',
        'Pengelolaan per tahun, sudah dipotong dalam NAB | 2,10%',
        'Pembelian minimum | Rp100.000',
        'Anda bayar | Rp1.000.000 | Rp1.000.000',
        'Biaya pembelian | Rp10.000 | Rp10.000',
        'Nilai penjualan kembali | Rp1.039.500 | Rp940.500',
        'Anda terima | Rp1.029.105 | Rp931.095',
        'Hasil | Rp29.105 | −Rp68.905',
      ]),
    )
  })

  it('has requirements, rights and duties of funds, not those of an account for shares', () => {
    const lines = summary()
    const rightsAt = lines.indexOf('Hak dan kewajiban Anda')
    expect(lines.slice(0, rightsAt)).toEqual(
      expect.arrayContaining([
        'Pemodal yang memiliki rekening di perusahaan kami dan profil risikonya sesuai dengan tingkat risiko tinggi.',
        'Prospektus dan ringkasan ini sudah dibaca, beserta biaya dan risikonya.',
        'Pesanan lengkap dan dananya diterima sebelum batas waktu (cut-off) pada hari bursa, yang tertulis di prospektus.',
      ]),
    )
    expect(lines.slice(rightsAt)).toEqual(
      expect.arrayContaining([
        'Menerima hasil penjualan kembali paling lama 7 hari bursa setelah permintaan yang lengkap diterima. Reksa dana diatur POJK 23/POJK.04/2016 beserta perubahannya.',
        'Menanggung risiko NAB turun: nilai dan hasilnya tidak dijamin, juga tidak oleh Lembaga Penjamin Simpanan (LPS).',
        'Mengadukan layanan tanpa biaya dan menerima jawaban tertulis.',
      ]),
    )
    expect(lines.join('\n')).not.toMatch(/T\+2|hari penyelesaian|RDN/)
    const english = readLines(createFundSummary('en', fund, { day, issuer })).join('\n')
    expect(english).toContain('regulated by OJK Regulation 23/POJK.04/2016, as amended')
    expect(english).not.toMatch(/T\+2|settlement day|\bPOJK \d/)
  })

  it('counts stamp duty on each side above Rp10 million', () => {
    expect(summary({ minimum: 10_200_000 })).toEqual(
      expect.arrayContaining([
        'Bea meterai pembelian | Rp10.000 | Rp10.000',
        // 10,098,000 after the fee of 1%: 10,602,900 after a rise, 9,593,100 after a fall.
        'Bea meterai penjualan kembali | Rp10.000 | Rp0',
        'Anda bayar | Rp10.210.000 | Rp10.210.000',
      ]),
    )
  })

  it.each([
    { name: 'terms', change: { termsDate: '2026-11-21' }, version: '2026-11-21' },
    { name: 'net asset value', change: {}, version: '2026-11-20' },
    { name: 'assets', change: { assetsDate: '2026-11-22' }, version: '2026-11-22' },
  ])('is as new as its newest figure, here the $name', ({ change, version }) => {
    expect(createFundSummary('id', { ...fund, ...change }, { day, issuer }).version).toBe(version)
  })

  it('states which fields are not filled in', () => {
    const lines = summary({ benchmark: '', launchDate: null, assets: null })
    for (const name of [
      'Tolok ukur',
      'Tanggal peluncuran',
      'Dana kelolaan',
      'Imbal hasil 3 tahun (seluruhnya)',
    ]) {
      expect(lines).toContain(`${name} | Belum diisi`)
    }
  })
})

describe('the comparison of accounts', () => {
  const showCost = (change: Partial<typeof account>) =>
    showAccount(
      'id',
      { ...account, comparison: { ...account.comparison, cost: 'Biaya dan bunga' }, ...change },
      change.marginTerms === null ? null : interest,
    ).comparison.cost

  it('names the terms of financing in the cost of a margin account', () => {
    expect(showCost({})).toBe(
      'Biaya dan bunga. Pembiayaan: bunga 14% per tahun, potongan nilai jaminan 15%, margin call pada rasio pembiayaan 65%, waktu 3 hari bursa untuk memenuhinya, dan penjualan paksa pada rasio 80%.',
    )
  })

  it("keeps the editors' words where no terms are stated", () => {
    expect(showCost({ marginTerms: null })).toBe('Biaya dan bunga')
  })
})

describe('the document of a product', () => {
  const uploaded = { path: '/media/a.pdf', name: 'a.pdf', mimeType: 'application/pdf', bytes: 9 }

  it("is the editors' file, else the one that the site creates", () => {
    expect(findRiplay('id', { ...account, riplay: uploaded })?.path).toBe('/media/a.pdf')
    expect([findRiplay('id', account)?.path, findSummary('en', fund)?.path]).toEqual([
      '/id/produk-dan-layanan/dokumen/riplay-margin.pdf',
      '/en/products-and-services/documents/summary-uji-1.pdf',
    ])
  })

  it('does not exist without risks', () => {
    expect(findRiplay('id', { ...account, risks: [] })).toBeNull()
    expect(findSummary('id', { ...fund, risks: [] })).toBeNull()
  })
})
