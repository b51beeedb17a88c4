import type { Holiday } from '@site/contracts/market/holidays.ts'
import { exchangeHolidays } from '@site/finance/exchange-holidays.ts'
import { type TradingCalendar, tradingCalendar } from '@site/finance/trading-calendar.ts'
import type { Kysely } from 'kysely'
import type { Database } from '#market/database/schema.ts'

/** The announced and the imported holidays, oldest first. */
export async function loadHolidays(database: Kysely<Database>): Promise<Holiday[]> {
  const imported = await database.selectFrom('holidays').selectAll().execute()
  const byDay = new Map<string, Holiday>(
    exchangeHolidays.map(({ date, nameId, nameEn }) => [date, { date, name: { id: nameId, en: nameEn } }]),
  )
  // An imported name replaces the announced one.
  for (const { day, name } of imported) byDay.set(day, { date: day, name })
  return [...byDay.values()].toSorted((one, other) => one.date.localeCompare(other.date))
}

/** The trading calendar with the imported holidays, as the site computes it from the API. */
export async function loadTradingCalendar(database: Kysely<Database>): Promise<TradingCalendar> {
  const imported = await database.selectFrom('holidays').select('day').execute()
  return tradingCalendar(imported.map(({ day }) => day))
}
