import { type SearchHit, searchKinds } from '@site/contracts/content/search.ts'
import { describe, expect, it } from 'vitest'
import { matchPage } from '#app/i18n/path-to.ts'
import { hitGroups } from './hit-groups.ts'

function hit(kind: SearchHit['kind'], slug: string): SearchHit {
  return { kind, slug, title: slug, summary: '' }
}

describe('hitGroups', () => {
  const pageOfKind = [
    { kind: 'article', slug: 'a', page: 'blogDetail' },
    { kind: 'announcement', slug: 'a', page: 'announcementDetail' },
    { kind: 'faq', slug: 'a', page: 'faqDetail' },
    { kind: 'promo', slug: 'a', page: 'promoDetail' },
    { kind: 'event', slug: 'a', page: 'eduvestDetail' },
    { kind: 'lesson', slug: 'a', page: 'learnInvestmentDetail' },
    { kind: 'report', slug: 'a', page: 'researchReportDetail' },
    { kind: 'note', slug: 'a', page: 'sapaMentariDetail' },
    { kind: 'page', slug: 'kebijakan-privasi', page: 'staticPage' },
    { kind: 'page', slug: 'tentang-kami', page: 'aboutUs' },
    { kind: 'product', slug: 'mutualFund', page: 'productMutualFund' },
    { kind: 'service', slug: 'securityPawn', page: 'serviceSecurityPawn' },
  ] as const
  it.each(pageOfKind)('leads from $kind $slug to $page', ({ kind, slug, page }) => {
    const [group] = hitGroups([hit(kind, slug)], 'id')
    expect(matchPage(group?.found[0]?.path ?? '')?.name).toBe(page)
  })

  it('shows every kind of hit once, as a group of its own', () => {
    const slugs: Partial<Record<SearchHit['kind'], string>> = { product: 'stock', service: 'mppe' }
    const groups = hitGroups(
      searchKinds.map((kind) => hit(kind, slugs[kind] ?? 'a')),
      'en',
    )
    expect(groups.map(({ kind }) => kind).sort()).toEqual([...searchKinds].sort())
  })

  it('puts products before articles and keeps the order within a kind', () => {
    const groups = hitGroups([hit('article', 'b'), hit('article', 'a'), hit('product', 'stock')], 'en')
    expect(groups.map(({ kind, found }) => [kind, found.map(({ title }) => title)])).toEqual([
      ['product', ['stock']],
      ['article', ['b', 'a']],
    ])
  })

  it('leaves out a product that the site does not know', () => {
    expect(hitGroups([hit('product', 'gold')], 'en')).toEqual([])
  })
})
