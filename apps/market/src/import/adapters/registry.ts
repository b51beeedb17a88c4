import type { Adapter } from './adapter.ts'
import { companyProfile } from './company-profile/company-profile.ts'
import { dailyAdapters } from './daily-adapters.ts'
import { holderTypes } from './holder-types.ts'
import { issuedHistory } from './issued-history.ts'

/** The first adapter that recognizes a file reads it. */
export const adapters: readonly Adapter[] = [...dailyAdapters, companyProfile, holderTypes, issuedHistory]
