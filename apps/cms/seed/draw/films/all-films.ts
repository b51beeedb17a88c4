import { cumAndExDate } from './cum-and-ex-date.ts'
import { dividendYield } from './dividend-yield.ts'
import { howSettlementWorks } from './how-settlement-works.ts'
import { mutualFundKinds } from './mutual-fund-kinds.ts'
import { readingABalanceSheet } from './reading-a-balance-sheet.ts'
import { riskAndDiversification } from './risk-and-diversification.ts'
import type { Film } from './slide.ts'
import { whatIsALot } from './what-is-a-lot.ts'

/** By the key of the video in `content/videos/`. */
export const films: Readonly<Record<string, Film>> = {
  'cum-and-ex-date': cumAndExDate,
  'dividend-yield': dividendYield,
  'how-settlement-works': howSettlementWorks,
  'mutual-fund-kinds': mutualFundKinds,
  'reading-a-balance-sheet': readingABalanceSheet,
  'risk-and-diversification': riskAndDiversification,
  'what-is-a-lot': whatIsALot,
}
