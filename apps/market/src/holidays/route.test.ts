import { HolidayListSchema } from '@site/contracts/market/holidays.ts'
import { expect, it } from 'vitest'
import { testService } from '#market/test/start-service.ts'

const service = testService('migrated')
const read = () => service.read('/apids/holidays', HolidayListSchema)

it('the holidays are the listed ones and those that were imported, oldest first', async () => {
  const { holidays: listed } = await read()
  expect(listed).toHaveLength(22)
  await service.database
    .insertInto('holidays')
    .values([
      { day: '2026-06-10', name: { id: 'Pemungutan suara', en: null } },
      { day: '2026-12-31', name: { id: 'Libur bursa', en: 'Exchange holiday' } },
    ])
    .execute()
  const { holidays } = await read()
  expect(holidays).toHaveLength(23)
  expect(holidays.filter(({ date }) => date === '2026-06-10' || date === '2026-12-31')).toEqual([
    { date: '2026-06-10', name: { id: 'Pemungutan suara', en: null } },
    { date: '2026-12-31', name: { id: 'Libur bursa', en: 'Exchange holiday' } },
  ])
})
