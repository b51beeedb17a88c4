import vectorFile from '../test/transaction-cost-vectors.json' with { type: 'json' }
import { isInForce } from './fees-in-force.ts'
import { tradingRatesOn } from './trading-rates.ts'
import type { FeeRate } from './transaction-cost.ts'

export const { vectors } = vectorFile

export function ratesOn(day: string) {
  const rates = tradingRatesOn(day)
  if (rates === null) throw new Error(`no rates on ${day}`)
  return rates
}

export function findFeeRate({ fees, day }: { fees: string; day: string }): FeeRate {
  const list = fees === 'phone' ? vectorFile.fees.phone : vectorFile.fees.app
  const fee = list.find((one) => isInForce(one, day))
  if (fee === undefined) throw new Error(`no fee on ${day}`)
  return fee
}
