import type { Adapter } from '#market/import/reading/adapter.ts'
import { createDailyAdapters } from './daily-adapters.ts'
import { holderTypes } from './depository/holder-types.ts'
import { dividendList, splitList } from './exchange/action-lists.ts'
import { companyList } from './exchange/company-profile/company-list.ts'
import { companyProfile } from './exchange/company-profile/company-profile.ts'
import { emptyList } from './exchange/empty-list.ts'
import { issuedHistory } from './exchange/issued-history.ts'
import { ratioList } from './ratio-list.ts'
import { xbrlAdapter } from './xbrl/xbrl-adapter.ts'

/** Those of a delivery. The first adapter that recognizes a file reads it. */
export function createAdapters(): readonly Adapter[] {
  return [
    ...createDailyAdapters(),
    companyList,
    companyProfile,
    dividendList,
    emptyList,
    holderTypes,
    issuedHistory,
    ratioList,
    splitList,
    xbrlAdapter,
  ]
}
