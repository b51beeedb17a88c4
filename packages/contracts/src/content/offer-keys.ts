export const productKeys = ['stock', 'mutualFund', 'securities', 'ebaRetail'] as const
export type ProductKey = (typeof productKeys)[number]

export const serviceKeys = [
  'digitalFacility',
  'lossInsurances',
  'mppe',
  'priorityCustomerGate',
  'securityPawn',
  'stockAccount',
] as const
export type ServiceKey = (typeof serviceKeys)[number]
