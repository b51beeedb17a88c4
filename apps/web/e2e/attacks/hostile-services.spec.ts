import { expect, test } from '@playwright/test'
import { pageNames } from '@site/contracts/content/site-pages.ts'
import { feedFormats, feedPageNames, feedPath } from '#app/i18n/feeds.ts'
import { locales } from '#app/i18n/locales.ts'
import { newsSiteMapPath, siteMapIndexPath, siteMapParts, siteMapPath } from '#app/i18n/site-map-files.ts'
import { waitForHydration } from '../support/hydration.ts'
import { sampleAddress } from '../support/sample-addresses.ts'
import { testSite } from '../support/test-site.ts'
import { WebNode } from '../support/web-node.ts'
import { succeeded } from './attempts.ts'
import { HostileService } from './hostile-service.ts'
import { markupErrors, type Seen } from './markup-errors.ts'
import { ask, readHeader } from './raw-exchange.ts'

// Without the CSP, so that the pages themselves must neutralize markup.
test.use({ bypassCSP: true })

/** Pages whose scripts process the texts: menus, filtered lists, charts. */
const TAKEN_OVER = [
  'home',
  'blog',
  'faq',
  'companyDetail',
  'riskProfile',
  'contactUs',
  'searchResult',
] as const

test('markup in any text of the CMS or the market service stays text in pages, feeds and site maps', async ({
  page,
  request,
  browser,
}) => {
  test.setTimeout(120_000)
  const { cmsUrl, marketUrl } = testSite()
  const [content, market] = await Promise.all([
    new HostileService(cmsUrl).listen(),
    new HostileService(marketUrl).listen(),
  ])
  const node = await WebNode.start({ contentUrl: content.url, marketUrl: market.url }, { LOG_LEVEL: 'error' })
  try {
    const addresses = await Promise.all(
      pageNames.map(async (name) => ({ name, target: await sampleAddress(request, name, 'id') })),
    )
    const files = [
      ...locales.flatMap((locale) =>
        feedPageNames.flatMap((list) => feedFormats.map((format) => feedPath(list, locale, format))),
      ),
      siteMapIndexPath,
      newsSiteMapPath,
      ...siteMapParts.map((part) => siteMapPath({ part, locale: 'id', number: 1 })),
    ].map((target) => ({ name: target, target }))
    const seen: Seen[] = []
    const attempt = async ({ name, target }: { name: string; target: string }) => {
      const answer = await ask(node.url, { target })
      const type = readHeader(answer, 'content-type') ?? ''
      const body = Buffer.from(answer.body, 'latin1').toString('utf8')
      if (answer.status !== 200) {
        return `answered ${answer.status}`
      }
      if (type.includes('json')) {
        return JSON.parse(body) && readHeader(answer, 'x-content-type-options') === 'nosniff' ? null : type
      }
      seen.push({ name, body, kind: type.includes('xml') ? 'application/xml' : 'text/html' })
      return null
    }
    expect(await succeeded([...addresses, ...files], attempt)).toEqual([])
    expect(seen.filter(({ body }) => body.includes('alert(1)')).length).toBeGreaterThan(pageNames.length)

    const ran: string[] = []
    page.on('dialog', (dialog) => {
      ran.push(page.url())
      dialog.dismiss().catch(() => {})
    })
    for (const { name, target } of addresses.filter(({ name }) => TAKEN_OVER.some((own) => own === name))) {
      await page.context().clearCookies()
      await page.goto(`${node.url}${target}`)
      await waitForHydration(page)
      seen.push({ name: `${name}, taken over,`, body: await page.content(), kind: 'text/html' })
    }
    expect(await markupErrors(await browser.newPage({ bypassCSP: true }), seen)).toEqual([])
    expect(ran).toEqual([])
  } finally {
    await node.stop()
    content.close()
    market.close()
  }
})
