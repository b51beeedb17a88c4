import { type SearchHit, type SearchResult, searchKinds } from '@site/contracts/content/search.ts'
import { searchAnswers } from '@site/contracts/content/search-answers.fixture.ts'
import { describe, expect, it } from 'vitest'
import type { Locale } from '#app/i18n/locales.ts'
import { matchPage } from '#app/i18n/path-to.ts'
import { companiesLead, hitGroups, namesCompany } from './hit-groups.ts'

function hit(kind: SearchHit['kind'], slug: string): SearchHit {
  return { kind, slug, title: [slug], excerpt: [] }
}

/** A search result with these hits, grouped in order of first appearance. */
function searchResult(...hits: SearchHit[]): SearchResult {
  const kinds = [...new Set(hits.map(({ kind }) => kind))]
  return {
    hits,
    groups: kinds.map((kind) => ({ kind, total: 9 })),
    total: 9,
    hasMore: false,
    spelling: null,
    isPartial: false,
  }
}

describe('hitGroups', () => {
  const pageOfKind = [
    { kind: 'article', slug: 'a', page: 'blogDetail' },
    { kind: 'announcement', slug: 'a', page: 'announcementDetail' },
    { kind: 'faq', slug: 'a', page: 'faqDetail' },
    { kind: 'promo', slug: 'a', page: 'promoDetail' },
    { kind: 'event', slug: 'a', page: 'eventDetail' },
    { kind: 'lesson', slug: 'a', page: 'learnInvestmentDetail' },
    { kind: 'term', slug: 'a', page: 'glossaryTerm' },
    { kind: 'report', slug: 'a', page: 'researchReportDetail' },
    { kind: 'note', slug: 'a', page: 'morningNoteDetail' },
    { kind: 'page', slug: 'kebijakan-privasi', page: 'staticPage' },
    { kind: 'page', slug: 'tentang-kami', page: 'aboutUs' },
    { kind: 'product', slug: 'mutualFund', page: 'productMutualFund' },
    { kind: 'service', slug: 'securityPawn', page: 'serviceSecurityPawn' },
    { kind: 'sitePage', slug: 'dividendCalculator', page: 'dividendCalculator' },
    { kind: 'sitePage', slug: 'contactUs', page: 'contactUs' },
  ] as const
  it.each(pageOfKind)('links $kind $slug to $page', ({ kind, slug, page }) => {
    const [group] = hitGroups(searchResult(hit(kind, slug)), 'id', 'kata')
    expect(matchPage(group?.found[0]?.path ?? '')?.name).toBe(page)
  })

  it.each([
    { kind: 'video', slug: '1-7', path: '/id/edukasi/video-edukasi#video-7' },
    { kind: 'video', slug: '2-17', path: '/id/edukasi/video-edukasi?page=2#video-17' },
    { kind: 'recommendation', slug: 'BQNS-4', path: '/id/rekomendasi?ticker=BQNS#recommendation-4' },
    { kind: 'office', slug: '3', path: '/id/hubungi-kami#office-3' },
  ] as const)('links $kind $slug to an anchor within a page', ({ kind, slug, path }) => {
    const [group] = hitGroups(searchResult(hit(kind, slug)), 'id', 'kata')
    expect(group?.found.map((found) => found.path)).toEqual([path])
  })

  it('groups hits by kind', () => {
    const slugs: Partial<Record<SearchHit['kind'], string>> = {
      product: 'stock',
      service: 'mppe',
      sitePage: 'fees',
    }
    const groups = hitGroups(
      searchResult(...searchKinds.map((kind) => hit(kind, slugs[kind] ?? 'a'))),
      'en',
      'kata',
    )
    expect(groups.map(({ kind }) => kind).sort()).toEqual([...searchKinds].sort())
  })

  it("keeps the service's order of kinds and hits, and their totals", () => {
    const groups = hitGroups(
      searchResult(hit('article', 'b'), hit('product', 'stock'), hit('article', 'a')),
      'en',
      'kata',
    )
    expect(groups.map(({ kind, total, found }) => [kind, total, found.map(({ path }) => path)])).toEqual([
      ['article', 9, ['/en/blog/b', '/en/blog/a']],
      ['product', 9, ['/en/products-and-services/product/stock']],
    ])
  })

  it.each(['product', 'service', 'sitePage'] as const)('omits an unknown %s', (kind) => {
    expect(hitGroups(searchResult(hit(kind, 'gold')), 'en', 'kata')).toEqual([])
  })

  it.each([
    { phrase: 'dividen', path: '/id/search-result?q=dividen&kind=term' },
    { phrase: 'a & b?', path: '/id/search-result?q=a+%26+b%3F&kind=term' },
    { phrase: '0,15%', path: '/id/search-result?q=0%2C15%25&kind=term' },
  ])('links to all hits of a kind for "$phrase"', ({ phrase, path }) => {
    expect(hitGroups(searchResult(hit('term', 'a')), 'id', phrase).map(({ allPath }) => allPath)).toEqual([
      path,
    ])
  })
})

describe('namesCompany', () => {
  const company = { ticker: 'BQNS', name: { id: 'Bank Quantara Nusa', en: 'Bank Quantara Nusa' } }
  it.each([
    { phrase: 'bq', isNamed: true },
    { phrase: 'BQNS', isNamed: true },
    { phrase: 'quantara', isNamed: true },
    { phrase: 'qns', isNamed: false },
    { phrase: 'perbankan', isNamed: false },
  ])('returns $isNamed for "$phrase"', ({ phrase, isNamed }) => {
    expect(namesCompany(company, { phrase, locale: 'id', texts: [] })).toBe(isNamed)
  })

  it.each([
    { phrase: 'BUKA.JK', texts: [['Cara ', 'buka']], isNamed: true },
    { phrase: 'harga BUKA', texts: [['Cara ', 'buka']], isNamed: true },
    { phrase: 'saham buka hari ini', texts: [['Laporan ', 'BUKA']], isNamed: true },
    { phrase: 'saham buka hari ini', texts: [], isNamed: true },
    { phrase: 'jam buka', texts: [['', 'Jam buka', ' bursa']], isNamed: false },
    {
      phrase: 'HARGA BUKA',
      texts: [
        ['Saham ', 'BUKA'],
        ['', 'Harga', ' saat ', 'Buka'],
      ],
      isNamed: false,
    },
    { phrase: 'jam tutup', texts: [], isNamed: false },
  ])('returns $isNamed for a company with an ordinary word as ticker and "$phrase" in $texts', (searched) => {
    const { isNamed, ...rest } = searched
    const named = { ticker: 'BUKA', name: { id: 'Niaga Daring', en: 'Online Trade' } }
    expect(namesCompany(named, { ...rest, locale: 'id' })).toBe(isNamed)
  })
})

describe('companiesLead', () => {
  const listed = ['BQNS', 'QLBR'].map((ticker) => ({
    ticker,
    name: { id: `Emiten ${ticker}`, en: `Company ${ticker}` },
  }))
  const leads = (phrase: string, locale: Locale, context: { spelling?: string; hasHits?: boolean } = {}) =>
    companiesLead(listed, { phrase, locale, texts: [], spelling: null, hasHits: true, ...context })
  const ofCompanies = searchAnswers.filter(([, , answer]) => answer.startsWith('company/'))

  it.each(ofCompanies)('is true for "%s" in %s, which means %s', (phrase, locale) => {
    expect(leads(phrase, locale)).toBe(true)
  })

  it.each(searchAnswers.filter((row) => !ofCompanies.includes(row)))(
    'is false for "%s" in %s, which means %s',
    (phrase, locale) => {
      expect(leads(phrase, locale)).toBe(false)
    },
  )

  it.each([
    {
      name: 'the corrected spelling names one',
      phrase: 'saham bqsn',
      context: { spelling: 'saham bqns' },
      is: true,
    },
    {
      name: 'the corrected spelling names none',
      phrase: 'telgram',
      context: { spelling: 'telegram' },
      is: false,
    },
    { name: 'there are no other results', phrase: 'bnqss', context: { hasHits: false }, is: true },
  ])('is $is if $name', ({ phrase, context, is }) => {
    expect(leads(phrase, 'id', context)).toBe(is)
  })
})
