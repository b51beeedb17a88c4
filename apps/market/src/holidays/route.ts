import { HolidayListSchema } from '@site/contracts/market/holidays.ts'
import { NoQuerySchema } from '@site/contracts/market/query.ts'
import { loadHolidays } from '#market/calendar/load-holidays.ts'
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
    return { body: { holidays: await loadHolidays(database) }, tags: [tags.companyList] }
  },
})
