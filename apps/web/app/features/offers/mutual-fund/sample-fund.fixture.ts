import type { Fund } from '@site/contracts/content/funds.ts'

export const fund: Fund = {
  id: 1,
  code: 'UJI-1',
  name: 'Dana Uji',
  kind: 'equity',
  isSharia: false,
  manager: 'PT Uji Investama',
  custodian: 'Bank Uji',
  nav: 1250.5,
  navDate: '2026-11-20',
  returns: { month: -2.5, yearToDate: 1, year: 4, threeYears: null },
  costs: { subscription: 1, redemption: 1, management: 2.1, custodian: 0.2 },
  termsDate: '2026-01-02',
  minimum: 100_000,
  risk: 'high',
  prospectus: null,
  factSheet: null,
}
