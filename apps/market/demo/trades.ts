import { lot } from '@site/finance/lots-and-ticks.ts'
import type { DayPrice } from './later-prices.ts'
import { randomFor } from './random.ts'

/** The part of the days on which a share has negotiated trades. */
const negotiatedPart = 0.12

/** The number of trades of a day, the shares that foreign investors bought and sold, and the negotiated trades. */
export function drawTrades(ticker: string, { date, close, volume }: DayPrice) {
  const random = randomFor('trades', ticker, date)
  const foreignPart = randomFor('foreign', ticker).between(0.05, 0.35)
  const foreignShares = () =>
    Math.round((volume * foreignPart * random.between(0.6, 1.4)) / lot.shares) * lot.shares
  return {
    frequency: Math.ceil(volume / (lot.shares * random.between(20, 60))),
    foreign_buy: foreignShares(),
    foreign_sell: foreignShares(),
    ...makeNegotiatedTrades(ticker, date, { close, volume }),
  }
}

/** Large blocks at a price near the close. */
function makeNegotiatedTrades(
  ticker: string,
  date: string,
  { close, volume }: Pick<DayPrice, 'close' | 'volume'>,
) {
  const random = randomFor('negotiated', ticker, date)
  const isTraded = random.between(0, 1) < negotiatedPart
  const shares = isTraded ? Math.ceil((volume * random.between(0.2, 1.4)) / lot.shares) * lot.shares : 0
  return {
    non_regular_value: Math.round(shares * close * random.between(0.97, 1.02)),
    non_regular_volume: shares,
    non_regular_frequency: isTraded ? random.integer(1, 4) : 0,
  }
}
