import {
  type ProductKey,
  productKeys,
  type ServiceKey,
  serviceKeys,
} from '@site/contracts/content/products.ts'
import { findPageTitle } from '@site/contracts/content/site-pages.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { productPages, servicePages } from '#app/i18n/offer-pages.ts'
import type { PlainPageName } from '#app/i18n/path-to.ts'
import { nextTexts } from './next-texts.server.ts'

type OfferKey = ProductKey | ServiceKey
type NextPage = keyof (typeof nextTexts)['id']

interface NextLink {
  readonly page: PlainPageName
  readonly title: string
  readonly text: string
}

/** The links at the end of an offer's page, in the visitor's language. */
export interface OfferLinks {
  /** The first one is the main one. */
  readonly nextSteps: readonly [NextLink, ...NextLink[]]
  /** The other products, or the other services. */
  readonly others: readonly { readonly key: OfferKey; readonly page: PlainPageName; readonly title: string }[]
}

const nextSteps = {
  stock: ['openAccount', 'companyList', 'analysisTools'],
  mutualFund: ['openAccount', 'riskProfile', 'investmentCalculator'],
  securities: ['openAccount', 'bondCalculator', 'researchReport'],
  ebaRetail: ['openAccount', 'riskProfile', 'faq'],
  digitalFacility: ['openAccount', 'companyList', 'faq'],
  lossInsurances: ['contactUs', 'faq', 'productsAndServices'],
  mppe: ['openAccount', 'contactUs', 'faq'],
  priorityCustomerGate: ['contactUs', 'researchReport', 'investmentCalculator'],
  securityPawn: ['contactUs', 'marginSimulator', 'productStock'],
  stockAccount: ['openAccount', 'companyList', 'contactUs'],
} as const satisfies Record<OfferKey, readonly [NextPage, ...NextPage[]]>

const offerPages = { ...productPages, ...servicePages }

export function offerLinks(offer: OfferKey, locale: Locale): OfferLinks {
  const isProduct = productKeys.some((key) => key === offer)
  const others: readonly OfferKey[] = isProduct ? productKeys : serviceKeys
  const linkTo = (page: NextPage): NextLink => ({
    page,
    title: findPageTitle(page)[locale],
    text: nextTexts[locale][page],
  })
  const [main, ...rest] = nextSteps[offer]
  return {
    nextSteps: [linkTo(main), ...rest.map(linkTo)],
    others: others
      .filter((key) => key !== offer)
      .map((key) => ({ key, page: offerPages[key], title: findPageTitle(offerPages[key])[locale] })),
  }
}
