import type { ProductKey, ServiceKey } from '@site/contracts/content/products.ts'
import type { copy } from './copy.ts'

/** The pages that an offer can link to, each with a sentence. */
type NextPage = keyof (typeof copy)['id']['nextTexts']

/** The next steps after reading about a product or service; the first one is the main one. */
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
