import type { ProductKey, ServiceKey } from '@site/contracts/content/products.ts'
import type { copy } from './copy.ts'

/** The pages that an offer can link to, each with a sentence. */
type NextPage = keyof (typeof copy)['id']['nextTexts']

/** The next steps after reading about a product or service; the first one is the main one. */
export const nextSteps = {
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
} as const satisfies Record<ProductKey | ServiceKey, readonly [NextPage, ...NextPage[]]>
