import type { ProductKey, ServiceKey } from '@site/contracts/content/products.ts'
import type { copy } from './copy.ts'

/** The pages that an offer can lead on to, each with a sentence on what is there. */
type NextPage = keyof (typeof copy)['id']['nextTexts']

/** Where somebody who has read about a product or a service can go on; the first one is the main way. */
export const nextSteps = {
  stock: ['serviceStockAccount', 'companyList', 'recommendation'],
  mutualFund: ['riskProfile', 'investmentCalculator', 'serviceDigitalFacility'],
  securities: ['investmentCalculator', 'researchReport', 'serviceDigitalFacility'],
  ebaRetail: ['riskProfile', 'serviceDigitalFacility', 'faq'],
  digitalFacility: ['serviceStockAccount', 'companyList', 'faq'],
  lossInsurances: ['contactUs', 'faq', 'productsAndServices'],
  mppe: ['serviceStockAccount', 'contactUs', 'faq'],
  priorityCustomerGate: ['contactUs', 'researchReport', 'investmentCalculator'],
  securityPawn: ['contactUs', 'productStock', 'faq'],
  stockAccount: ['serviceDigitalFacility', 'companyList', 'contactUs'],
} as const satisfies Record<ProductKey | ServiceKey, readonly [NextPage, ...NextPage[]]>
