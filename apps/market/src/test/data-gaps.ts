import { onTestFinished } from 'vitest'
import { daysBefore } from '#market/calendar/days.ts'
import type { testService } from './start-service.ts'

type Service = ReturnType<typeof testService>

/** Until the test ends, nothing adjusts the prices of SPLT across this day. */
export async function breakPrices({ database }: Service, day: string): Promise<void> {
  await database
    .insertInto('priceBreaks')
    .values({
      ticker: 'SPLT',
      day,
      dayBefore: daysBefore(day, 1),
      kind: 'unadjusted',
      factor: 1,
      closeBefore: 1_900,
      previous: null,
    })
    .execute()
  onTestFinished(async () => {
    await database.deleteFrom('priceBreaks').execute()
  })
}

/** Until the test ends, the exchange states a close of SPLT after its last trade. */
export async function stateLaterClose({ database, changeCompany }: Service): Promise<void> {
  await database
    .insertInto('untradedDays')
    .values({
      ticker: 'SPLT',
      day: '2026-11-23',
      close: 2_400,
    })
    .execute()
  // The figures of all companies are computed once per change event.
  await changeCompany('SPLT', { fax: null })
  onTestFinished(async () => {
    await database.deleteFrom('untradedDays').execute()
    await changeCompany('SPLT', { fax: null })
  })
}
