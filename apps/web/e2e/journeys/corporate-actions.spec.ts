import { expect, test } from '@playwright/test'
import { actionCalendarPath, actionTablePath, allKinds } from '#app/i18n/endpoints/action-files.ts'
import { pathTo } from '#app/i18n/path-to.ts'

const december = { view: 'calendar', month: '2026-12' }

// Before Jakarta; month-calendar.test.ts has zones after it.
test.use({ timezoneId: 'America/Los_Angeles' })

test('a visitor elsewhere sees dates in the time zone of the exchange, also after client navigation', async ({
  page,
}) => {
  await page.goto(pathTo('corporateAction', 'en', undefined, december))
  const cell = page.getByRole('cell', { name: /Thursday, December 3, 2026/ })
  await expect(cell.getByRole('link', { name: 'BQNS Dividend: ex date' })).toBeVisible()
  await page.getByRole('link', { name: 'Next: January 2027' }).click()
  await page.getByRole('link', { name: 'Previous: December 2026' }).click()
  await expect(cell.getByRole('link', { name: 'BQNS Dividend: ex date' })).toBeVisible()
})

test('calendars and the table are files', async ({ request }) => {
  for (const of of ['dividend', allKinds, { ticker: 'BQNS' }] as const) {
    const response = await request.get(actionCalendarPath('id', of))
    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8')
    expect(response.headers()['content-disposition']).toMatch(/^attachment; filename="[a-z-]+\.ics"$/)
    expect(await response.text()).toContain('UID:BQNS-dividend-2026-interim-ex@')
  }
  const table = await request.get(actionTablePath('id', { ticker: 'BQNS', from: '2026-12', to: '2026-12' }))
  expect(table.headers()['content-type']).toBe('text/csv; charset=utf-8')
  expect((await table.body()).subarray(0, 3)).toEqual(Buffer.from('\uFEFF'))
  expect((await table.text()).split('\r\n')).toHaveLength(3)
})
