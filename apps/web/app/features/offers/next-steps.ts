import type { ProductKey } from '@site/contracts/content/products.ts'
import type { PageName } from '#app/i18n/pages.ts'

/** Where somebody who has read about a product can go on. */
export const nextSteps = {
  stock: ['companyList', 'recommendation', 'serviceStockAccount'],
  mutualFund: ['riskProfile', 'investmentCalculator'],
  securities: ['investmentCalculator', 'researchReport'],
  ebaRetail: ['riskProfile', 'faq'],
} as const satisfies Record<ProductKey, readonly PageName[]>
