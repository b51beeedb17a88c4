import { lot } from '@site/finance/lots-and-ticks.ts'
import type { DayPrice } from './later-prices.ts'
import { randomFor } from './random.ts'

/** The number of trades of a day, and the shares that foreign investors bought and sold. */
export function tradesOf(ticker: string, { date, volume }: DayPrice) {
  const random = randomFor('trades', ticker, date)
  const foreignPart = randomFor('foreign', ticker).between(0.05, 0.35)
  const foreignShares = () =>
    Math.round((volume * foreignPart * random.between(0.6, 1.4)) / lot.shares) * lot.shares
  return {
    frequency: Math.ceil(volume / (lot.shares * random.between(20, 60))),
    foreign_buy: foreignShares(),
    foreign_sell: foreignShares(),
  }
}
