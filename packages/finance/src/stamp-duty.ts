import type { RuleSource } from './rule-source.ts'

/** A document that carries stamp duty: all trades of a client on a day, an order of a fund, an allotment of an IPO. */
type StampDutyKind = 'trades' | 'fundOrder' | 'ipoAllotment'

/** `since` is the first day on which exchange members collect it. */
export interface StampDutyRule extends RuleSource {
  readonly source: string
  /** In whole rupiah, per document. */
  readonly amount: number
  /** A document is exempt up to and including this value in rupiah, without fees. */
  readonly exemptUpTo: Readonly<Record<StampDutyKind, number>>
}

/** Newest first. Article 5 of PP 3/2022 also exempts trades outside the exchange, up to Rp5 million: no page needs them. */
const stampDutyRules: readonly StampDutyRule[] = [
  {
    since: '2022-03-01',
    checked: '2026-11-28',
    source: 'UU 10/2020, PP 3/2022 Pasal 5',
    amount: 10_000,
    exemptUpTo: { trades: 10_000_000, fundOrder: 10_000_000, ipoAllotment: 5_000_000 },
  },
]

/** The rule of a day; null before the first one that is known. */
export function stampDutyRuleOn(day: string): StampDutyRule | null {
  return stampDutyRules.find(({ since }) => since <= day) ?? null
}

interface StampDutyDocument {
  readonly kind: StampDutyKind
  /** In rupiah, without fees. */
  readonly value: number
  readonly day: string
}

/** In whole rupiah; null before the first known rule. */
export function stampDuty({ kind, value, day }: StampDutyDocument): number | null {
  const rule = stampDutyRuleOn(day)
  return rule && computeStampDuty(rule, kind, value)
}

export function computeStampDuty(
  { amount, exemptUpTo }: StampDutyRule,
  kind: StampDutyKind,
  value: number,
): number {
  return value > exemptUpTo[kind] ? amount : 0
}
