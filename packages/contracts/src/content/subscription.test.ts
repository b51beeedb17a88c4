import * as v from 'valibot'
import { expect, it } from 'vitest'
import { SubscriptionStateSchema, SubscriptionUpdateSchema } from './subscription.ts'

const share = { ticker: 'BQNS', news: [], above: 12_000_000, below: null }

it('reads a threshold that a reverse split raised above 10,000,000, and lets nobody choose one', () => {
  const state = {
    outcome: 'found',
    maskedEmail: 'r•••@contoh.example',
    locale: 'id',
    confirmedAt: '2026-11-28T03:00:00.000Z',
    pausedUntil: null,
    lists: ['saham'],
    shares: [share],
    newEvents: false,
    events: [],
  }
  expect(v.is(SubscriptionStateSchema, state)).toBe(true)
  const chosen = (above: number) => ({
    token: `1.manage..0.${'a'.repeat(43)}`,
    locale: 'id',
    consentVersion: '2026-11-28',
    choices: [{ list: 'saham', consentText: 'Saya setuju …', shares: [{ ...share, above }] }],
  })
  expect([10_000_000, 12_000_000].map((above) => v.is(SubscriptionUpdateSchema, chosen(above)))).toEqual([
    true,
    false,
  ])
})
