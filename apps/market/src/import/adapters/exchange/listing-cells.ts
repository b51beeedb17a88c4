import { sectorCodes } from '@site/contracts/market/values.ts'
import { findIndustries } from '#market/classification/industry-codes.ts'
import { cleanCompanyName } from '../company-name.ts'
import { filledCells } from '../source-values.ts'

/** Funds and trusts, which are no companies. */
const investmentProducts = 'Z'

interface ListedShare {
  readonly name: string
  readonly board: string
  /** Code of the sub-industry. */
  readonly industry: string
  readonly listedShares: string
  /** The cells of its row of prices. */
  readonly prices: Readonly<Record<string, string>>
}

/**
 * The cells of a row of `companies` for a share that may be listed on this day. Undefined if the row says too little for a
 * company. Its reference price may be that of a relisting, so that the price of an IPO stays unknown.
 */
export function listingCells({ name, board, industry, listedShares, prices }: ListedShare) {
  const { ticker = '', date = '', close, volume } = prices
  const sector = sectorCodes.find((code) => industry.startsWith(code))
  const isPriced = Number(close) > 0 || Number(volume) > 0
  if (name === '' || sector === undefined || sector === investmentProducts || !isPriced) return undefined
  const { subSector, industry: industryName, subIndustry } = findIndustries(industry)
  return filledCells({
    ticker,
    name_id: cleanCompanyName(name),
    listing_date: date,
    listed_shares: listedShares,
    board,
    sector,
    sub_sector_id: subSector,
    industry_id: industryName,
    sub_industry_id: subIndustry,
  })
}
