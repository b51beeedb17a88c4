import type { Recommendation } from '@site/contracts/content/research.ts'
import type { RecommendationStatus } from './recommendation-statuses.server.ts'

export const recommendation: Recommendation = {
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
  status: 'open',
  closedAt: null,
  closePrice: null,
  report: null,
}

export const openStatus: RecommendationStatus = {
  kind: 'open',
  on: '2026-11-20',
  price: 1050,
  change: 0.05,
  isRestated: false,
  suspendedSince: null,
  companyName: 'Bank Quantara Nusa',
  toTarget: 0.1429,
}
