import {
  type Fee,
  type FeeAccount,
  type FeeChannel,
  feeAccounts,
  feeChannels,
  feeSides,
} from '@site/contracts/content/fees.ts'
import { findFee, isInForce } from '@site/finance/fees-in-force.ts'

/** What the page shows of a fee in force. */
export type ShownFee = Pick<Fee, 'percent' | 'minimum' | 'validFrom' | 'source'>

interface FeeRow {
  readonly account: FeeAccount
  /** null: none is in force. */
  readonly buy: ShownFee | null
  readonly sell: ShownFee | null
}

export interface ChannelFees {
  readonly channel: FeeChannel
  readonly rows: readonly FeeRow[]
}

function shown(fee: Fee | null): ShownFee | null {
  if (fee === null) return null
  const { percent, minimum, validFrom, source } = fee
  return { percent, minimum, validFrom, source }
}

/** The fees in force on a day, by channel and account; without those that have none. */
export function currentFees(fees: readonly Fee[], day: string): ChannelFees[] {
  return feeChannels
    .map((channel) => ({
      channel,
      rows: feeAccounts
        .map((account) => ({
          account,
          buy: shown(findFee(fees, { account, channel, side: 'buy' }, day)),
          sell: shown(findFee(fees, { account, channel, side: 'sell' }, day)),
        }))
        .filter(({ buy, sell }) => buy !== null || sell !== null),
    }))
    .filter(({ rows }) => rows.length > 0)
}

/** Whether an order of each account, channel and side has a fee in force. */
export function hasAllOrderFees(fees: readonly Fee[], day: string): boolean {
  return feeAccounts.every((account) =>
    feeChannels.every((channel) =>
      feeSides.every((side) => findFee(fees, { account, channel, side }, day) !== null),
    ),
  )
}

/** Fees with the same period, channel and rate, as one row. */
export interface OtherFee
  extends Pick<Fee, 'channel' | 'percent' | 'minimum' | 'validFrom' | 'validTo' | 'source'> {
  readonly accounts: readonly FeeAccount[]
  readonly sides: readonly Fee['side'][]
}

/** Former and announced fees, the latest start first. */
export function otherFees(fees: readonly Fee[], day: string): OtherFee[] {
  const groups = Map.groupBy(
    fees.filter((fee) => !isInForce(fee, day)),
    ({ channel, percent, minimum, validFrom, validTo, source }) =>
      JSON.stringify([validFrom, validTo, channel, percent, minimum, source]),
  )
  return [...groups.values()]
    .flatMap(([first, ...rest]) => {
      if (first === undefined) return []
      const all = [first, ...rest]
      const { channel, percent, minimum, validFrom, validTo, source } = first
      return [
        {
          channel,
          percent,
          minimum,
          validFrom,
          validTo,
          source,
          accounts: [...new Set(all.map(({ account }) => account))],
          sides: [...new Set(all.map(({ side }) => side))],
        },
      ]
    })
    .toSorted((one, other) => other.validFrom.localeCompare(one.validFrom))
}
