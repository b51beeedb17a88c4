import type { ShownProduct } from './fetch-product.server.ts'
import { offerLinks } from './offer-links.server.ts'

/** A product without texts. */
export const product: ShownProduct = {
  ...offerLinks('mutualFund', 'id'),
  key: 'mutualFund',
  id: 1,
  title: 'Produk uji',
  tagline: '',
  summary: '',
  cover: null,
  body: '',
  updatedAt: '2026-11-18T02:00:00.000Z',
  revisedAt: null,
  seo: null,
  facts: [],
  steps: [],
  risks: [],
  instruments: [],
  notice: 'investment',
  riplay: null,
  riplayValidFrom: null,
  missingRiplay: { text: 'Belum ada RIPLAY.', link: { to: '#funds', label: 'Lihat daftar' } },
  license: '',
}
