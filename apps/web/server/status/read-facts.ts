import { type Incident, ServiceStatusSchema } from '@site/contracts/content/incidents.ts'
import * as v from 'valibot'
import type { Environment } from '#server/base/environment.ts'
import { nullOnTimeout } from '#server/base/null-on-timeout.ts'
import type { Facts } from './judge-facts.ts'

export type ServiceSettings = Pick<
  Environment,
  'CONTENT_API_URL' | 'CONTENT_API_KEY' | 'STOCK_API_URL' | 'STOCK_API_KEY'
>

export interface Reading {
  readonly facts: Omit<Facts, 'servesStale'>
  /** null: not read. */
  readonly incidents: readonly Incident[] | null
}

/** Less than the interval of the checks. */
const timeoutMs = 5_000

const MarketDaySchema = v.object({ date: v.nullable(v.string()) })
const HolidaysSchema = v.object({ holidays: v.array(v.object({ date: v.string() })) })

/** Reads what a check needs from both services, at most for `timeoutMs`. Never throws. */
export async function readFacts(settings: ServiceSettings): Promise<Reading> {
  const [isContentReady, isMarketReady, status, closes] = await Promise.all([
    isReady(settings.CONTENT_API_URL),
    isReady(settings.STOCK_API_URL),
    readStatus(settings),
    readCloses(settings),
  ])
  return {
    facts: { isContentReady, isMarketReady, oldestMailSeconds: status?.oldestMailSeconds ?? null, closes },
    incidents: status?.incidents ?? null,
  }
}

export function readStatus({ CONTENT_API_URL, CONTENT_API_KEY }: ServiceSettings) {
  return readBody(`${CONTENT_API_URL}/site/service-status?locale=id`, CONTENT_API_KEY, ServiceStatusSchema)
}

async function readCloses({ STOCK_API_URL, STOCK_API_KEY }: ServiceSettings): Promise<Facts['closes']> {
  const [day, list] = await Promise.all([
    readBody(`${STOCK_API_URL}/market-day`, STOCK_API_KEY, MarketDaySchema),
    readBody(`${STOCK_API_URL}/holidays`, STOCK_API_KEY, HolidaysSchema),
  ])
  return day && list && { last: day.date, holidays: list.holidays.map(({ date }) => date) }
}

async function isReady(apiUrl: string): Promise<boolean> {
  const response = await nullOnTimeout(fetch(new URL('/readyz', apiUrl), limits()), timeoutMs)
  await response?.body?.cancel()
  return response?.ok ?? false
}

/** The parsed body; null if it does not arrive or has another form. */
async function readBody<Schema extends v.GenericSchema>(
  url: string,
  key: string,
  schema: Schema,
): Promise<v.InferOutput<Schema> | null> {
  const read = async () => {
    const response = await fetch(url, { ...limits(), headers: { authorization: `Bearer ${key}` } })
    const parsed = v.safeParse(schema, await response.json())
    return response.ok && parsed.success ? parsed.output : null
  }
  return nullOnTimeout(read(), timeoutMs)
}

const limits = (): RequestInit => ({ redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
