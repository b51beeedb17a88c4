import { type ShareDay, ShareDayQuerySchema, ShareDaySchema } from '@site/contracts/market/share-day.ts'
import { loadTradingCalendar } from '#market/calendar/load-holidays.ts'
import type { MarketDatabase } from '#market/database/connection.ts'
import { tags } from '#market/database/write-change.ts'
import { defineResource, NoParametersSchema } from '#market/http/resource.ts'
import {
  isDayImported,
  loadChanges,
  loadCloses,
  loadFactors,
  loadLastCumDays,
  loadNewReports,
} from './source.ts'

export const shareDaysResource = defineResource({
  path: '/share-day',
  operationId: 'getShareDay',
  summary: 'Closes of all listed shares on a day, and what became known about them',
  parameters: NoParametersSchema,
  query: ShareDayQuerySchema,
  response: ShareDaySchema,
  async load({ query: { on, since = on }, context: { database } }) {
    const body = await loadShareDay(database, { on, since })
    return { body, tags: [tags.companyList, tags.corporateActionList] }
  },
})

async function loadShareDay(
  database: MarketDatabase,
  days: { readonly on: string; readonly since: string },
): Promise<ShareDay> {
  const { on, since } = days
  const nextTradingDay = (await loadTradingCalendar(database)).nextTradingDay(on)
  const none = { shares: [], factors: [], changes: [], lastCumDays: [], reports: [] }
  if (!(await isDayImported(database, on))) return { date: on, isImported: false, nextTradingDay, ...none }
  return {
    date: on,
    isImported: true,
    nextTradingDay,
    shares: await loadCloses(database, on),
    factors: await loadFactors(database, on),
    changes: await loadChanges(database, days),
    lastCumDays:
      nextTradingDay === null ? [] : await loadLastCumDays(database, { cumDate: nextTradingDay, on }),
    reports: await loadNewReports(database, since),
  }
}
