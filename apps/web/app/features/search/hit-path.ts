import { productKeys, serviceKeys } from '@site/contracts/content/products.ts'
import type { SearchHit } from '@site/contracts/content/search.ts'
import { isPageName } from '@site/contracts/content/site-pages.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { productPages, servicePages } from '#app/i18n/offer-pages.ts'
import { fillPath, pathTo } from '#app/i18n/path-to.ts'

/** The path of a hit; null for a product, service or page that this release does not support. */
export function hitPath({ kind, slug }: Pick<SearchHit, 'kind' | 'slug'>, locale: Locale): string | null {
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
      return pathTo('eventDetail', locale, { slug })
    case 'lesson':
      return pathTo('learnInvestmentDetail', locale, { slug })
    case 'term':
      return pathTo('glossaryTerm', locale, { slug })
    case 'report':
      return pathTo('researchReportDetail', locale, { slug })
    case 'note':
      return pathTo('morningNoteDetail', locale, { slug })
    case 'video': {
      const [page = '', id = ''] = slug.split('-')
      const query = { page: page === '1' ? null : page }
      return `${pathTo('educationalVideos', locale, undefined, query)}#video-${id}`
    }
    case 'recommendation': {
      const [ticker = '', id = ''] = slug.split('-')
      return `${pathTo('recommendation', locale, undefined, { ticker })}#recommendation-${id}`
    }
    case 'office':
      return `${pathTo('contactUs', locale)}#office-${slug}`
    case 'page':
      return pathTo('staticPage', locale, { '*': slug })
    case 'sitePage':
      return isPageName(slug) ? fillPath(slug, locale, {}) : null
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
