import { readFile } from 'node:fs/promises'
import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import { roundToTick } from '@site/finance/lots-and-ticks.ts'
import { parse } from 'csv-parse/sync'
import * as v from 'valibot'
import type { Documents } from './documents.ts'

const RowsSchema = v.array(
  v.object({ ticker: v.string(), date: v.string(), close: v.pipe(v.string(), v.transform(Number)) }),
)
/** Oldest first. */
export type Closes = ReadonlyMap<string, readonly { readonly date: string; readonly close: number }[]>

/** The closing prices of the demo market by ticker; without the file none. */
export async function readCloses(file: string): Promise<Closes> {
  const text = await readFile(file, 'utf8').catch(() => 'ticker,date,close\n')
  return Map.groupBy(v.parse(RowsSchema, parse(text, { columns: true })), ({ ticker }) => ticker)
}

interface Call {
  readonly priceAtIssue: number
  readonly targetPrice: number
  readonly stopLoss?: number | null
}

/** Recommendations and reports that moved to another day get its price; target and stop loss keep their distance. */
export function atDemoPrices(documents: Documents, closes: Closes): Documents {
  const moved = <Data extends Call>(data: Data, ticker: string, day: string): Data => {
    const close = closes.get(ticker)?.findLast(({ date }) => date <= day)?.close
    if (close === undefined || close === data.priceAtIssue) return data
    const scaled = (price: number) => roundToTick((price * close) / data.priceAtIssue, day)
    const stopLoss = data.stopLoss ? { stopLoss: scaled(data.stopLoss) } : {}
    return { ...data, ...stopLoss, priceAtIssue: close, targetPrice: scaled(data.targetPrice) }
  }
  return {
    ...documents,
    recommendations: documents.recommendations.map(({ file, data }) => ({
      file,
      data: data.status === 'closed' ? data : moved(data, data.ticker, data.issuedAt.slice(0, 10)),
    })),
    reports: documents.reports.map(({ file, data }) => {
      const { priceAtIssue, targetPrice, tickers } = data
      const [ticker] = tickers ?? []
      if (priceAtIssue === null || targetPrice === null || ticker === undefined) return { file, data }
      const call = moved({ priceAtIssue, targetPrice }, ticker, dayInJakarta(new Date(data.publishedAt)))
      return { file, data: { ...data, ...call } }
    }),
  }
}
