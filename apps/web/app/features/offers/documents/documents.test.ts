import { describe, expect, it } from 'vitest'
import { locales } from '#app/i18n/locales.ts'
import { fund } from '../mutual-fund/sample-fund.fixture.ts'
import { accountRiplay } from './account-riplay.server.ts'
import { account, fees, issuer } from './documents.fixture.ts'
import { fundSummary } from './fund-summary.server.ts'
import { riplayOf, summaryOf } from './own-documents.server.ts'
import type { ProductDocument } from './product-document.ts'

const day = '2026-11-28'
const riplay = (change: Partial<typeof account> = {}, of = { fees, issuer }) =>
  accountRiplay('id', { ...account, ...change }, { ...of, day })

/** All sentences and table rows of a document, one per line. */
const linesOf = ({ sections }: ProductDocument): string[] =>
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
    const lines = linesOf(riplay())
    expect(lines).toEqual(
      expect.arrayContaining([
        'Aplikasi | 0,15% | 0,15%; 0,25% dengan PPh',
        'Pialang lewat telepon | 0,28%, minimum Rp25.000 per order | 0,28%, minimum Rp25.000 per order; 0,38% dengan PPh',
        'Bunga pembiayaan per tahun | 14,00%',
        'Rasio pembiayaan yang memicu margin call | 65,00%',
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
    const text = linesOf(riplay()).join('\n')
    for (const part of [
      'Izin perantara pedagang efek | IZIN-1, OJK, 14 Agustus 2019',
      'Sesuai untuk: Investor berpengalaman.',
      '50% dari nilai pembelian atau Rp50\u00a0juta, mana yang lebih tinggi',
      ...['Risiko penjualan paksa.', 'Menerima konfirmasi.', 'Memenuhi margin call.'],
      'dalam 5 hari kerja, pengaduan tertulis dalam 10 hari kerja, dan dapat diperpanjang paling lama 10 hari kerja',
      ...['POJK 22/2023', 'pengaduan@uji.example', 'LAPS SJK', 'Kontak 157', 'APPK'],
    ]) {
      expect(text).toContain(part)
    }
  })

  it('is as new as its newest fee', () => {
    expect(riplay().version).toBe('2026-11-01')
    expect(riplay({ riplayValidFrom: '2026-11-20' }).version).toBe('2026-11-20')
  })

  it('says what is not filled in instead of inventing it', () => {
    const unlicensed = { ...issuer, license: { ...issuer.license, registrations: [] } }
    const lines = linesOf(riplay({ marginTerms: null }, { fees: [], issuer: unlicensed }))
    expect(lines).toEqual(
      expect.arrayContaining([
        'Izin | Belum diisi',
        'Biaya belum diisi. Tanyakan kepada kami sebelum Anda bertransaksi.',
        'Bunga pembiayaan per tahun | Belum diisi',
        'Simulasi pembiayaan tidak tersedia karena syarat pembiayaan belum diisi.',
      ]),
    )
  })

  it('states no supervision by OJK unless the settings do', () => {
    expect(linesOf(riplay()).join('\n')).not.toContain('Diawasi OJK.')
    const supervised = { ...issuer, settings: { ...issuer.settings, showSupervision: true } }
    expect(linesOf(riplay({}, { fees, issuer: supervised })).join('\n')).toContain('Diawasi OJK.')
  })

  it('has no interest in an account without financing', () => {
    expect(linesOf(riplay({ key: 'regular', marginTerms: null })).join('\n')).not.toContain('Bunga')
  })
})

describe('the summary of a fund', () => {
  const summary = (change: Partial<typeof fund> = {}) =>
    linesOf(fundSummary('id', { ...fund, ...change }, { day, issuer, account }))

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
        'Anda bayar | Rp1.010.000 | Rp1.010.000',
        'Anda terima | Rp1.039.500 | Rp940.500',
        'Hasil | Rp29.500 | −Rp69.500',
      ]),
    )
  })

  it('says which fields are not filled in', () => {
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

describe('the document of a product', () => {
  const uploaded = { path: '/media/a.pdf', name: 'a.pdf', mimeType: 'application/pdf', bytes: 9 }

  it.each(locales)("is the editors' file, else the one that the site creates in %s", (locale) => {
    expect(riplayOf(locale, { ...account, riplay: uploaded })?.path).toBe('/media/a.pdf')
    expect([riplayOf(locale, account)?.path, summaryOf(locale, fund)?.path]).toEqual(
      {
        id: [
          '/id/produk-dan-layanan/dokumen/riplay-margin.pdf',
          '/id/produk-dan-layanan/dokumen/ringkasan-uji-1.pdf',
        ],
        en: [
          '/en/products-and-services/documents/riplay-margin.pdf',
          '/en/products-and-services/documents/summary-uji-1.pdf',
        ],
      }[locale],
    )
  })

  it('does not exist without risks', () => {
    expect(riplayOf('id', { ...account, risks: [] })).toBeNull()
    expect(summaryOf('id', { ...fund, risks: [] })).toBeNull()
  })
})
