import { commonView } from '../engine/common-view.tsx'
import type { MissingPart } from '../engine/tool.server.ts'
import { MissingFees } from '../transaction-cost/missing-fees.tsx'

/** In place of a result: nothing is entered, or market data or fees are unavailable. */
export function WhatIfMissing({ missing }: { missing: MissingPart }) {
  return missing === 'entries' ? <commonView.Missing missing={missing} /> : <MissingFees missing={missing} />
}
