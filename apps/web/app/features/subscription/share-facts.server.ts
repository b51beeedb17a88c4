import { parseTypedTicker } from '@site/contracts/market/typed-ticker.ts'
import { isTicker } from '@site/contracts/market/values.ts'
import { plainCharacters } from '@site/contracts/typed-text.ts'

export interface ShareFacts {
  readonly isDelisted: boolean
  /** null: no trade in the data. */
  readonly close: { readonly date: string; readonly close: number } | null
}

/** The part of the market service that the form needs. */
export interface ShareSource {
  readonly company: (
    ticker: string,
  ) => Promise<{ readonly delistedOn: string | null; readonly latestPrice: ShareFacts['close'] } | null>
}

/** By ticker; without those that are not listed. */
export type FactsByTicker = ReadonlyMap<string, ShareFacts>

/** The codes in a field, in capitals, each once; words that are no tickers stay for the message. */
export function listTypedTickers(text: string): string[] {
  const words = plainCharacters(text)
    .split(/[\s,;]+/)
    .filter((word) => word !== '')
  return [...new Set(words.map((word) => parseTypedTicker(word) ?? word.toUpperCase()))]
}

export async function fetchShareFacts(
  market: ShareSource,
  tickers: readonly string[],
): Promise<FactsByTicker> {
  const found = await Promise.all(
    tickers.filter(isTicker).map(async (ticker) => [ticker, await market.company(ticker)] as const),
  )
  return new Map(
    found.flatMap(([ticker, company]) =>
      company === null
        ? []
        : [[ticker, { isDelisted: company.delistedOn !== null, close: company.latestPrice }] as const],
    ),
  )
}
