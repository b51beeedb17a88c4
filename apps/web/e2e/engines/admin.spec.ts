import { expect } from '@playwright/test'
import { isSettled } from '../support/admin-page.ts'
import { testSite } from '../support/test-site.ts'
import { test } from './engine-test.ts'
import { Visitor } from './visitor.ts'

const { cmsUrl, editor } = testSite()

const pages = [
  '',
  '/collections/articles',
  '/collections/articles/create',
  '/collections/events',
  '/collections/events/create',
  '/collections/registrations',
  '/collections/event-messages/create',
  '/collections/media',
  '/collections/redirects/create',
  '/collections/reviews',
  '/globals/home',
  '/globals/menu',
  '/links',
  '/completeness',
  '/market-data',
]

test('pages of the admin have no error', { tag: '@nightly' }, async ({ engine, engineName }) => {
  test.skip(engineName !== 'firefox', 'Editors use Chromium or Firefox')
  test.setTimeout(180_000)
  const user = new Visitor(engine, cmsUrl)
  await engine.resize(1440, 900)
  await engine.open(`${cmsUrl}/admin/login`)
  await user.sees('#field-email')
  await user.fill('#field-email', editor.email)
  await user.fill('#field-password', editor.password)
  await user.click('button[type="submit"]')
  await user.at('/admin$')
  for (const page of pages) {
    await engine.open(`${cmsUrl}/admin${page}`)
    await user.sees('h1')
    await user.until(isSettled, true)
    expect.soft(await user.errors(), page).toEqual([])
  }
})
