import { type Holiday, HolidayListSchema } from '@site/contracts/market/holidays.ts'
import { NoQuerySchema } from '@site/contracts/market/query.ts'
import { exchangeHolidays } from '@site/finance/exchange-holidays.ts'
import { tags } from '#market/database/write-change.ts'
import { defineResource, NoParametersSchema } from '#market/http/resource.ts'

export const holidaysResource = defineResource({
  path: '/holidays',
  operationId: 'getHolidays',
  summary: 'Weekdays on which the exchange is closed',
  parameters: NoParametersSchema,
  query: NoQuerySchema,
  response: HolidayListSchema,
  async load({ context: { database } }) {
    const imported = await database.selectFrom('holidays').selectAll().execute()
    const byDay = new Map<string, Holiday>(
      exchangeHolidays.map(({ date, nameId, nameEn }) => [date, { date, name: { id: nameId, en: nameEn } }]),
    )
    // An imported name replaces the one in the list.
    for (const { day, name } of imported) byDay.set(day, { date: day, name })
    const holidays = [...byDay.values()].toSorted((one, other) => one.date.localeCompare(other.date))
    return { body: { holidays }, tags: [tags.companyList] }
  },
})
