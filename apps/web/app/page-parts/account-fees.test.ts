import type { Fee } from '@site/contracts/content/fees.ts'
import { describe, expect, it } from 'vitest'
import { accountFees } from './account-fees.ts'

const fee = { id: 1, account: 'regular', channel: 'app', minimum: null, source: 'Uji' } as const
const since = { validFrom: '2026-11-01', validTo: null }
const both = (change: Partial<Fee>): Fee[] =>
  (['buy', 'sell'] as const).map((side) => ({ ...fee, ...since, percent: 0.15, ...change, side }))

describe('accountFees', () => {
  // By hand: a sale bears 0.1% income tax.
  it.each([
    { name: 'a sale with its tax', fees: both({}), expected: { buy: 0.15, sell: 0.25, minimum: null } },
    {
      name: 'the row in force on the day only',
      fees: [...both({ percent: 0.18, validFrom: '2025-01-02', validTo: '2026-10-31' }), ...both({})],
      expected: { buy: 0.15, sell: 0.25, minimum: null },
    },
    {
      name: 'the minimum per order',
      fees: both({ minimum: 5_000 }),
      expected: { buy: 0.15, sell: 0.25, minimum: 5_000 },
    },
    { name: 'nothing for orders by phone', fees: both({ channel: 'broker' }), expected: undefined },
    { name: 'nothing while one side is missing', fees: both({}).slice(1), expected: undefined },
  ])('states $name', ({ fees, expected }) => {
    expect(accountFees(fees, '2026-11-26').regular).toEqual(expected)
  })

  it('is empty while the CMS is unavailable', () => {
    expect(accountFees(null, '2026-11-26')).toEqual({})
  })
})
