import { readFile } from 'node:fs/promises'
import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import { roundToTick } from '@site/finance/lots-and-ticks.ts'
import { parse } from 'csv-parse/sync'
import * as v from 'valibot'
import type { Tree } from './bilingual.ts'
import type { Content } from './content-files.ts'

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

const CallSchema = v.object({
  priceAtIssue: v.number(),
  targetPrice: v.number(),
  stopLoss: v.nullish(v.number()),
})

/** Recommendations and reports that moved to another day get its price; target and stop loss keep their distance. */
export function applyDemoPrices(content: Content, closes: Closes): Content {
  const move = (data: Tree, ticker: unknown, day: string): Tree => {
    const call = v.safeParse(CallSchema, data)
    const close = closes.get(String(ticker))?.findLast(({ date }) => date <= day)?.close
    if (!call.success || close === undefined || close === call.output.priceAtIssue) return data
    const { priceAtIssue, targetPrice, stopLoss } = call.output
    const scale = (price: number) => roundToTick((price * close) / priceAtIssue, day)
    return {
      ...data,
      priceAtIssue: close,
      targetPrice: scale(targetPrice),
      ...(stopLoss ? { stopLoss: scale(stopLoss) } : {}),
    }
  }
  const recommendations = (content.get('recommendations') ?? []).map((entry) => {
    const { state, ticker, issuedAt } = entry.data
    return state === 'closed' ? entry : { ...entry, data: move(entry.data, ticker, String(issuedAt)) }
  })
  const reports = (content.get('reports') ?? []).map((entry) => {
    const { tickers, publishedAt } = entry.data
    const day = dayInJakarta(new Date(String(publishedAt)))
    return { ...entry, data: move(entry.data, [tickers].flat()[0], day) }
  })
  return new Map([...content, ['recommendations', recommendations], ['reports', reports]])
}
