import type { Recommendation } from '@site/contracts/content/research.ts'
import { describe, expect, it } from 'vitest'
import type { RecommendationStatus } from '#app/page-parts/recommendations/recommendation-statuses.server.ts'
import { shownRecord } from './track-record.server.ts'

const item: Recommendation = {
  id: 7,
  ticker: 'BQNS',
  rating: 'buy',
  issuedAt: '2026-11-05',
  priceAtIssue: 1000,
  targetPrice: 1200,
  stopLoss: null,
  horizonMonths: 12,
  analystRole: '',
  rationale: '',
  status: 'closed',
  closedAt: '2026-11-12',
  closePrice: 1100,
  report: null,
}
const closed: RecommendationStatus = {
  kind: 'closed',
  on: '2026-11-12',
  price: 1100,
  change: 0.1,
  isRestated: false,
  suspendedSince: null,
  companyName: null,
  toTarget: null,
}

describe('shownRecord', () => {
  it.each([
    { kind: 'closed', isStated: true },
    { kind: 'target', isStated: false },
  ] as const)('explains replaced calls beside $kind ones: $isStated', ({ kind, isStated }) => {
    const outcomes = { statuses: [{ ...closed, kind }], asOf: '2026-11-20' }
    const { text } = shownRecord('en', { items: [item], isComplete: true }, outcomes)
    expect(text.includes('replaced by a new one counts as closed')).toBe(isStated)
  })
})
