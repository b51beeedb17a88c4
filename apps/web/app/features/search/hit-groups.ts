import { productKeys, serviceKeys } from '@site/contracts/content/products.ts'
import type { SearchHit, SearchKind } from '@site/contracts/content/search.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { productPages, servicePages } from '#app/i18n/offer-pages.ts'
import { pathTo } from '#app/i18n/path-to.ts'

/** What visitors most often look for comes first. */
const kindOrder = [
  'product',
  'service',
  'report',
  'note',
  'article',
  'promo',
  'event',
  'lesson',
  'faq',
  'announcement',
  'page',
] as const satisfies readonly SearchKind[]

export interface FoundPage {
  readonly path: string
  readonly title: string
  readonly summary: string
}

export interface HitGroup {
  readonly kind: SearchKind
  readonly found: readonly FoundPage[]
}

/** Hits by kind, in the service's order within a kind. One that leads nowhere is left out. */
export function hitGroups(hits: readonly SearchHit[], locale: Locale): HitGroup[] {
  return kindOrder
    .map((kind) => ({
      kind,
      found: hits
        .filter((hit) => hit.kind === kind)
        .flatMap((hit) => {
          const path = hitPath(hit, locale)
          return path === null ? [] : [{ path, title: hit.title, summary: hit.summary }]
        }),
    }))
    .filter(({ found }) => found.length > 0)
}

function hitPath({ kind, slug }: SearchHit, locale: Locale): string | null {
  switch (kind) {
    case 'article':
      return pathTo('blogDetail', locale, { slug })
    case 'announcement':
      return pathTo('announcementDetail', locale, { slug })
    case 'faq':
      return pathTo('faqDetail', locale, { slug })
    case 'promo':
      return pathTo('promoDetail', locale, { slug })
    case 'event':
      return pathTo('eduvestDetail', locale, { slug })
    case 'lesson':
      return pathTo('learnInvestmentDetail', locale, { slug })
    case 'report':
      return pathTo('researchReportDetail', locale, { slug })
    case 'note':
      return pathTo('sapaMentariDetail', locale, { slug })
    case 'page':
      return pathTo('staticPage', locale, { '*': slug })
    case 'product': {
      const key = productKeys.find((name) => name === slug)
      return key === undefined ? null : pathTo(productPages[key], locale)
    }
    case 'service': {
      const key = serviceKeys.find((name) => name === slug)
      return key === undefined ? null : pathTo(servicePages[key], locale)
    }
    default:
      return kind satisfies never
  }
}
