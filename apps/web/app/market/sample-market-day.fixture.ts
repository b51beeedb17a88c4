import type { MarketDay, Mover } from '@site/contracts/market/market-day.ts'
import { sectorNames } from '@site/contracts/market/sector-names.ts'

export const date = '2026-11-24'

export function mover(ticker: string, changePercent: number, value = 341e9): Mover {
  const quote = { date, close: 4_120, change: changePercent, changePercent }
  return { ticker, slug: ticker.toLowerCase(), shortName: `Perusahaan ${ticker}`, quote, value }
}

export const sector = (code: 'A' | 'G', marketValue: number, change: number) => ({
  code,
  name: sectorNames[code],
  companies: 6,
  marketValue,
  marketValueChange: (marketValue * change) / 100,
  changePercent: change,
})

export const day: MarketDay = {
  date,
  index: { name: 'Wirasana 40', value: 1_284.56, change: 10.7, changePercent: 0.84, streak: 2 },
  lastIndex: null,
  risen: 22,
  fallen: 12,
  unchanged: 6,
  unknownChange: 0,
  tradedValue: 8.39e12,
  regular: { value: 7.8e12, volume: 13.1e9, frequency: 1_389_000, averageValue: null },
  averageValue: 7.768e12,
  marketValue: 3.1e15,
  volume: 14.2e9,
  frequency: 1_390_000,
  foreign: {
    bought: 2.112e12,
    sold: 1.8e12,
    mostBought: [{ ticker: 'BQNS', slug: 'bqns', shortName: 'Bank Quantara', net: 3.4e11 }],
    mostSold: [],
  },
  gainers: [mover('LBVT', 2.45)],
  losers: [mover('SNVA', -2.26)],
  mostActive: [mover('BQNS', 1.98)],
  sectors: [sector('G', 2e15, 1.21), sector('A', 1e15, -1.64)],
  breaks: [],
  notations: {
    asOf: date,
    companies: [
      { ticker: 'DVTX', slug: 'dvtx', shortName: 'Vertex Data', codes: ['I'] },
      { ticker: 'QPTA', slug: 'qpta', shortName: 'Petra Tanjung', codes: ['E', 'Z'] },
    ],
  },
}
