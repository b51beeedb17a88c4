import type { Service } from '@site/contracts/content/products.ts'
import { type OfferLinks, offerLinks } from './offer-links.server.ts'

/** A service without conditions and texts. */
export const service: Service & OfferLinks = {
  ...offerLinks('priorityCustomerGate', 'id'),
  key: 'priorityCustomerGate',
  id: 1,
  title: 'Gerbang nasabah prioritas',
  tagline: '',
  summary: '',
  cover: null,
  body: '',
  updatedAt: '2026-11-18T02:00:00.000Z',
  revisedAt: null,
  seo: null,
  facts: [],
  requirements: [],
  steps: [],
  partner: null,
  minimumAssets: null,
  contractYears: null,
}
