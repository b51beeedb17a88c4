import type { ProductKey, ServiceKey } from '@site/contracts/content/products.ts'
import type { PageName } from '@site/contracts/content/site-pages.ts'

export const productPages = {
  stock: 'productStock',
  mutualFund: 'productMutualFund',
  securities: 'productSecurities',
  ebaRetail: 'productEbaRetail',
} as const satisfies Record<ProductKey, PageName>

export const servicePages = {
  digitalFacility: 'serviceDigitalFacility',
  lossInsurances: 'serviceLossInsurances',
  mppe: 'serviceMppe',
  priorityCustomerGate: 'servicePriorityCustomerGate',
  securityPawn: 'serviceSecurityPawn',
  stockAccount: 'serviceStockAccount',
} as const satisfies Record<ServiceKey, PageName>
