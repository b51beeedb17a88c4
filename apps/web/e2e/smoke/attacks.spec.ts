import { expect, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { failureIn, succeeded } from '../attacks/attempts.ts'
import { markup } from '../attacks/inputs/markup.ts'
import { markupErrors, type Seen } from '../attacks/markup-errors.ts'
import { ask } from '../attacks/raw-exchange.ts'
import { testSite } from '../support/test-site.ts'

/** Enough entries of a list to include each technique. */
const SOME = 24

test('markup in the URL of the search page stays text', async ({ page, baseURL }) => {
  const seen: Seen[] = []
  const attempt = async ({ name }: { name: string }) => {
    const answer = await ask(baseURL ?? '', {
      target: `${pathTo('searchResult', 'id')}?q=${encodeURIComponent(name)}`,
    })
    seen.push({ name, body: Buffer.from(answer.body, 'latin1').toString('utf8'), kind: 'text/html' })
    return failureIn(answer)
  }
  expect(
    await succeeded(
      markup.slice(0, SOME).map((name) => ({ name })),
      attempt,
    ),
  ).toEqual([])
  expect(seen.filter(({ body }) => body.includes('alert(1)')).length).toBeGreaterThan(SOME / 2)
  await page.goto('about:blank')
  expect(await markupErrors(page, seen)).toEqual([])
})

test('the CMS resizes no image, which would stay public after it is unpublished', async () => {
  const { cmsUrl } = testSite()
  const answer = await fetch(`${cmsUrl}/_next/image?url=%2Ffavicon.ico&w=640&q=75`)
  expect(answer.status).toBe(404)
})
