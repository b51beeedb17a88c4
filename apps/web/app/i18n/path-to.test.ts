import { findPage, pageNames } from '@site/contracts/content/site-pages.ts'
import { describe, expect, it } from 'vitest'
import { locales } from './locales.ts'
import { fillPath, matchPage } from './path-to.ts'

/** Every route of the specification, verbatim, and pages added since, so that none is removed by accident. */
const listed: readonly (readonly [id: string, en: string])[] = [
  ['/id', '/en'],
  ['/id/tentang-kami', '/en/about-us'],
  ['/id/pengumuman', '/en/announcement'],
  ['/id/blog', '/en/blog'],
  ['/id/hubungi-kami', '/en/contact-us'],
  ['/id/edukasi', '/en/education'],
  ['/id/faq', '/en/faq'],
  ['/id/produk-dan-layanan', '/en/products-and-services'],
  ['/id/promo', '/en/promo'],
  ['/id/rekomendasi', '/en/recommendation'],
  ['/id/search-result', '/en/search-result'],
  ['/id/blog/editor-board', '/en/blog/editor-board'],
  ['/id/pengumuman/{slug}', '/en/announcement/{slug}'],
  ['/id/blog/{slug}', '/en/blog/{slug}'],
  ['/id/faq/{slug}', '/en/faq/{slug}'],
  ['/id/glosarium', '/en/glossary'],
  ['/id/glosarium/{slug}', '/en/glossary/{slug}'],
  ['/id/promo/{slug}', '/en/promo/{slug}'],
  ['/id/edukasi/brids-eduvest', '/en/education/brids-eduvest'],
  ['/id/edukasi/brids-eduvest/{slug}', '/en/education/brids-eduvest/{slug}'],
  ['/id/edukasi/brids-eduvest/{slug}/daftar', '/en/education/brids-eduvest/{slug}/register'],
  ['/id/edukasi/brids-eduvest/{slug}/daftar-gagal', '/en/education/brids-eduvest/{slug}/register-failed'],
  ['/id/edukasi/brids-eduvest/{slug}/daftar-sukses', '/en/education/brids-eduvest/{slug}/register-success'],
  ['/id/edukasi/video-edukasi', '/en/education/educational-videos'],
  ['/id/edukasi/jalur-belajar/{slug}', '/en/education/learning-paths/{slug}'],
  ['/id/edukasi/belajar-investasi/{slug}', '/en/education/learn-investment/{slug}'],
  ['/id/riset-dan-berita/daftar-informasi-perusahaan', '/en/research-and-news/company-information-list'],
  [
    '/id/riset-dan-berita/daftar-informasi-perusahaan/{slug}',
    '/en/research-and-news/company-information-list/{slug}',
  ],
  [
    '/id/riset-dan-berita/daftar-informasi-perusahaan/{slug}/berita-terkini',
    '/en/research-and-news/company-information-list/{slug}/latest-news',
  ],
  [
    '/id/riset-dan-berita/daftar-informasi-perusahaan/{slug}/berita-terkini/{news}',
    '/en/research-and-news/company-information-list/{slug}/latest-news/{news}',
  ],
  ['/id/riset-dan-berita/aksi-korporasi', '/en/research-and-news/corporate-action'],
  ['/id/riset-dan-berita/pasar', '/en/research-and-news/market'],
  ['/id/riset-dan-berita/kalender-bursa', '/en/research-and-news/exchange-calendar'],
  ['/id/riset-dan-berita/penyaring-saham', '/en/research-and-news/stock-screener'],
  ['/id/riset-dan-berita/laporan-riset', '/en/research-and-news/research-report'],
  ['/id/riset-dan-berita/laporan-riset/{slug}', '/en/research-and-news/research-report/{slug}'],
  ['/id/riset-dan-berita/sapa-mentari', '/en/research-and-news/sapa-mentari'],
  ['/id/riset-dan-berita/sapa-mentari/{slug}', '/en/research-and-news/sapa-mentari/{slug}'],
  [
    '/id/riset-dan-berita/alat-analisis/kalkulator-investasi',
    '/en/research-and-news/analysis-tools/investment-calculator',
  ],
  ['/id/riset-dan-berita/alat-analisis', '/en/research-and-news/analysis-tools'],
  ['/id/riset-dan-berita/alat-analisis/batas-order', '/en/research-and-news/analysis-tools/order-limits'],
  [
    '/id/riset-dan-berita/alat-analisis/harga-rata-rata',
    '/en/research-and-news/analysis-tools/average-price',
  ],
  ['/id/riset-dan-berita/alat-analisis/dividen', '/en/research-and-news/analysis-tools/dividend'],
  [
    '/id/riset-dan-berita/alat-analisis/aksi-korporasi',
    '/en/research-and-news/analysis-tools/corporate-action',
  ],
  ['/id/riset-dan-berita/alat-analisis/obligasi', '/en/research-and-news/analysis-tools/bond'],
  [
    '/id/riset-dan-berita/alat-analisis/margin-dan-gadai',
    '/en/research-and-news/analysis-tools/margin-and-pawn',
  ],
  [
    '/id/riset-dan-berita/alat-analisis/biaya-transaksi',
    '/en/research-and-news/analysis-tools/transaction-cost',
  ],
  ['/id/riset-dan-berita/alat-analisis/profil-risiko', '/en/research-and-news/analysis-tools/risk-profile'],
  [
    '/id/riset-dan-berita/alat-analisis/profil-risiko/hasil',
    '/en/research-and-news/analysis-tools/risk-profile/result',
  ],
  ['/id/produk-dan-layanan/produk/eba-ritel', '/en/products-and-services/product/eba-retail'],
  ['/id/produk-dan-layanan/produk/reksadana', '/en/products-and-services/product/mutual-fund'],
  ['/id/produk-dan-layanan/produk/surat-berharga', '/en/products-and-services/product/securities'],
  ['/id/produk-dan-layanan/produk/saham', '/en/products-and-services/product/stock'],
  ['/id/layanan/fasilitas-digital', '/en/services/digital-facility'],
  ['/id/layanan/asuransi-kerugian', '/en/services/loss-insurances'],
  ['/id/layanan/mppe', '/en/services/mppe'],
  ['/id/layanan/gerbang-nasabah-prioritas', '/en/services/priority-customer-gate'],
  ['/id/layanan/gadai-efek', '/en/services/security-pawn'],
  ['/id/layanan/rekening-saham', '/en/services/stock-account'],
  ['/id/buka-rekening', '/en/open-account'],
  ['/id/biaya', '/en/fees'],
  ['/id/kanal-resmi', '/en/official-channels'],
  ['/id/kepercayaan', '/en/trust'],
  ['/id/{product}', '/en/{product}'],
  ['/id/{static}', '/en/{static}'],
]

/** Converts a path of the page table to the specification's notation, which has parameters in braces. */
function asListed(path: string): string {
  return path.replaceAll(/:([a-z]+)/g, '{$1}').replace('*', '{static}')
}

function listParams(path: string): string[] {
  return path.split('/').filter((segment) => segment.startsWith(':') || segment === '*')
}

describe('the page table', () => {
  it('contains the routes of the specification in both languages', () => {
    const made = pageNames.map((name) => {
      const { id, en } = findPage(name).path
      return `${asListed(`/id/${id}`).replace(/\/$/, '')} ${asListed(`/en/${en}`).replace(/\/$/, '')}`
    })
    expect(made).toEqual(expect.arrayContaining(listed.map(([id, en]) => `${id} ${en}`)))
  })

  it('has each path once', () => {
    for (const locale of locales) {
      const paths = pageNames.map((name) => findPage(name).path[locale])
      expect(new Set(paths).size).toBe(paths.length)
    }
  })

  it('has the same parameters in both languages', () => {
    for (const name of pageNames) {
      const { id, en } = findPage(name).path
      expect(listParams(id), name).toEqual(listParams(en))
    }
  })
})

describe('matchPage', () => {
  it.each([
    { path: '/id', name: 'home', params: {} },
    { path: '/en/blog/editor-board', name: 'blogEditorBoard', params: {} },
    { path: '/en/blog/editor-boards', name: 'blogDetail', params: { slug: 'editor-boards' } },
    { path: '/id/saham', name: 'productListing', params: { product: 'saham' } },
    { path: '/id/stock', name: 'staticPage', params: { '*': 'stock' } },
    { path: '/id/kebijakan-privasi', name: 'staticPage', params: { '*': 'kebijakan-privasi' } },
    {
      path: '/id/riset-dan-berita/daftar-informasi-perusahaan/bqns/berita-terkini/laba',
      name: 'companyNewsDetail',
      params: { slug: 'bqns', news: 'laba' },
    },
  ])('matches $name for $path', ({ path, name, params }) => {
    expect(matchPage(path)).toMatchObject({ name, params })
  })

  it.each(['/', '/fr/blog', '/blog', ''])('matches nothing for %s', (path) => {
    expect(matchPage(path)).toBeNull()
  })

  it('finds each page at the path that fillPath returns', () => {
    for (const locale of locales) {
      for (const name of pageNames) {
        const values = findPage(name).values?.[locale]
        const params = { slug: 'a', news: 'b', product: values?.stock ?? '', '*': 'some/page' }
        expect(matchPage(fillPath(name, locale, params)), name).toMatchObject({ name, locale })
      }
    }
  })
})
