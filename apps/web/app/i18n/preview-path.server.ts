import { productKeys, serviceKeys } from '@site/contracts/content/offer-keys.ts'
import type { PageName } from '@site/contracts/content/site-pages.ts'
import { PREVIEW_PARAMETER } from '@site/contracts/preview-parameter.ts'
import { type PreviewClaims, previewSlug } from '@site/contracts/preview-token.ts'
import type { Locale } from './locales.ts'
import { productPages, servicePages } from './offer-pages.ts'
import { fillPath } from './path-to.ts'

/** The page that shows the documents of each collection; documents without their own page are shown in their list. */
const pagesOfCollections = {
  articles: 'blogDetail',
  announcements: 'announcementDetail',
  faqs: 'faqDetail',
  promos: 'promoDetail',
  events: 'eventDetail',
  lessons: 'learnInvestmentDetail',
  categories: 'course',
  terms: 'glossaryTerm',
  reports: 'researchReportDetail',
  'morning-notes': 'morningNoteDetail',
  videos: 'educationalVideos',
  recommendations: 'recommendation',
  'account-types': 'serviceStockAccount',
  home: 'home',
  menu: 'home',
  fees: 'fees',
  'service-fees': 'fees',
} as const satisfies Partial<Record<PreviewClaims['collection'], PageName>>

function previewPage({ collection, key }: PreviewClaims): PageName {
  switch (collection) {
    case 'products': {
      const product = productKeys.find((candidate) => candidate === key)
      return product ? productPages[product] : 'productsAndServices'
    }
    case 'services': {
      const service = serviceKeys.find((candidate) => candidate === key)
      return service ? servicePages[service] : 'productsAndServices'
    }
    case 'pages':
      return key === 'aboutUs' ? 'aboutUs' : 'staticPage'
    default:
      return pagesOfCollections[collection]
  }
}

/** The URL of a draft with its preview token. */
export function previewPath(claims: PreviewClaims, token: string, locale: Locale): string {
  const slug = previewSlug(claims.document)
  return fillPath(previewPage(claims), locale, { slug, '*': slug }, { [PREVIEW_PARAMETER]: token })
}
