import { feeAccounts } from '@site/contracts/content/fees.ts'
import {
  type ServiceFeeCode,
  type ServiceFeeGroup,
  serviceFeeGroups,
} from '@site/contracts/content/service-fee-codes.ts'
import type { ServiceFee, ServiceFeeAccount } from '@site/contracts/content/service-fees.ts'
import { findServiceFee } from '@site/finance/service-fees.ts'

/** Stamp duty is of the law, so it is no row of the CMS. */
export type ListedFee = Omit<ServiceFee, 'id' | 'code'> & { readonly code: ServiceFeeCode | 'stampDuty' }

/** A line of the price list; `fee` is null while none is stated for the account. */
export interface PriceEntry {
  readonly group: ServiceFeeGroup | 'state'
  readonly code: ListedFee['code']
  readonly account: ServiceFeeAccount
  readonly state: 'inForce' | 'announced' | 'former' | 'missing'
  readonly fee: ListedFee | null
}

/** Only a margin account bears its interest. */
const marginOnly: ReadonlySet<string> = new Set(['marginInterest'] satisfies ServiceFeeCode[])

/** The accounts without a fee in force; all of them as one. */
function findMissing(fees: readonly ServiceFee[], code: ServiceFeeCode, day: string): ServiceFeeAccount[] {
  const needed = marginOnly.has(code) ? (['margin'] as const) : feeAccounts
  const missing = needed.filter((account) => findServiceFee(fees, { code, account }, day) === null)
  return missing.length === feeAccounts.length ? ['all'] : [...missing]
}

function findState({ validFrom, validTo }: ListedFee, day: string): PriceEntry['state'] {
  if (validFrom > day) return 'announced'
  return validTo !== null && validTo < day ? 'former' : 'inForce'
}

const order = ['inForce', 'missing', 'announced', 'former']

/** Every line of the price list: of each code the fees in force, missing, announced and former. */
export function listPriceEntries(
  fees: readonly ServiceFee[],
  stampDuty: ListedFee | null,
  day: string,
): PriceEntry[] {
  const entries = serviceFeeGroups.flatMap(({ name: group, codes }) =>
    codes.flatMap((code: ServiceFeeCode) =>
      [
        ...fees
          .filter((fee) => fee.code === code)
          .map((fee) => ({ group, code, account: fee.account, state: findState(fee, day), fee })),
        ...findMissing(fees, code, day).map((account) => ({
          group,
          code,
          account,
          state: 'missing' as const,
          fee: null,
        })),
      ].toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state)),
    ),
  )
  const state = stampDuty ? 'inForce' : 'missing'
  return [...entries, { group: 'state', code: 'stampDuty', account: 'all', state, fee: stampDuty }]
}
