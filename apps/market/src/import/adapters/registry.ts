import type { Adapter } from './adapter.ts'
import { companyProfile } from './company-profile/company-profile.ts'
import { holderTypes } from './holder-types.ts'
import { issuedHistory } from './issued-history.ts'

/** The first adapter that recognizes a file reads it. */
export const adapters: readonly Adapter[] = [companyProfile, holderTypes, issuedHistory]
