import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { expect, it } from 'vitest'
import { corporateActions } from '#market/test/corporate-actions.ts'
import { testService } from '#market/test/start-service.ts'
import * as priceEventsOfActions from './migrations/2026-11-22-price-events-of-actions.ts'

const service = testService()

it('the migration that links price events to actions finds the action of each event, of two dividends on one day by their amounts', async () => {
  const { database } = service
  await sql`alter table price_events drop column action_id`.execute(database)
  const [dividend] = corporateActions.filter(({ id }) => id === 'splt-dividend-2025')
  if (dividend?.details.kind !== 'dividend') throw new Error('the dividend is not there')
  const special = { ...dividend, details: { ...dividend.details, amountPerShare: 20 } }
  await database
    .insertInto('corporateActions')
    .values({ ...special, id: 'splt-special' })
    .execute()
  await sql`
    insert into price_events (ticker, day, kind, place, amount, book_year, ratio_old, ratio_new, exercise_price)
    values ('SPLT', '2026-05-11', 'dividend', 2, 20, 2025, null, null, null),
      ('SPLT', '2026-05-11', 'rights', 1, null, null, 5, 1, 100)`.execute(database)
  const migration: Migration = priceEventsOfActions
  await migration.up(database)
  const events = await database.selectFrom('priceEvents').selectAll().execute()
  expect(events.map(({ kind, amount, actionId }) => [kind, amount, actionId]).toSorted()).toEqual([
    ['bonus', null, 'splt-bonus-2026'],
    ['dividend', 150, 'splt-dividend-2025'],
    ['dividend', 20, 'splt-special'],
    ['rights', null, null],
    ['split', null, 'splt-split-2026'],
  ])
})
