import type { CompanyNewsSummary } from '@site/contracts/market/news.ts'
import { describe, expect, it } from 'vitest'
import { localizeNewsItems } from './news-items.ts'

const item: CompanyNewsSummary = {
  id: '1',
  ticker: 'BQNS',
  slug: 'bqns',
  shortName: 'Bank Quantara Nusa',
  translations: { id: 'kredit-tumbuh', en: null },
  title: { id: 'Kredit tumbuh', en: null },
  summary: { id: 'Kredit ritel naik.', en: null },
  source: 'Redaksi',
  publishedAt: '2026-11-18T02:00:00.000Z',
}

describe('localizeNewsItems', () => {
  it('returns the texts of the language', () => {
    expect(localizeNewsItems('id', [item])).toMatchObject([
      { slug: 'kredit-tumbuh', title: 'Kredit tumbuh', summary: 'Kredit ritel naik.' },
    ])
  })

  it('omits items that are not published in the language', () => {
    expect(localizeNewsItems('en', [item])).toEqual([])
  })
})
