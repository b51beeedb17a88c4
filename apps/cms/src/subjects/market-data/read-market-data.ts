import { type DataStatus, DataStatusSchema } from '@site/contracts/market/data-status.ts'
import { HolidayListSchema } from '@site/contracts/market/holidays.ts'
import { MarketDaySchema } from '@site/contracts/market/market-day.ts'
import { type ShareDay, ShareDaySchema } from '@site/contracts/market/share-day.ts'
import * as v from 'valibot'
import { requestMarket } from './request-market.ts'

const LatestDaySchema = v.pick(MarketDaySchema, ['date', 'marked', 'breaks'])
export type LatestDay = v.InferOutput<typeof LatestDaySchema> & { holidays: string[] }

/** The latest day with prices, and the exchange's holidays; null while the market service is unavailable. */
export async function readLatestDay(): Promise<LatestDay | null> {
  const [latest, list] = await Promise.all([
    readBody('market-day', LatestDaySchema),
    readBody('holidays', HolidayListSchema),
  ])
  return latest && list && { ...latest, holidays: list.holidays.map(({ date }) => date) }
}

/** The exchange's holidays; those that the site knows itself while the market service is unavailable. */
export async function readHolidays(): Promise<string[]> {
  const list = await readBody('holidays', HolidayListSchema)
  return (list?.holidays ?? []).map(({ date }) => date)
}

/** What was imported, and what is missing; null while the market service is unavailable. */
export function readDataStatus(): Promise<DataStatus | null> {
  return readBody('data-status', DataStatusSchema)
}

/** The closes of a day, and what became known since another; null while the market service is unavailable. */
export function readShareDay(days: { on: string; since: string }): Promise<ShareDay | null> {
  return readBody(`share-day?${new URLSearchParams(days)}`, ShareDaySchema)
}

async function readBody<const Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
): Promise<v.InferOutput<Schema> | null> {
  const response = await requestMarket(path)
  const body = v.safeParse(schema, await response?.json().catch(() => null))
  return body.success ? body.output : null
}
