import { test as base, expect, type Page } from '@playwright/test'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from '#app/third-parties/copy.ts'
import { testSite } from './test-site.ts'
import { ThirdPartyServers } from './third-party-servers.ts'
import { TicketDesk } from './ticket-desk.ts'
import { WebNode } from './web-node.ts'

/** A web node with fake third parties and a fake CMS for registrations. */
export class ThirdPartySite {
  readonly node: WebNode
  readonly servers: ThirdPartyServers
  readonly desk: TicketDesk

  private constructor(node: WebNode, servers: ThirdPartyServers, desk: TicketDesk) {
    this.node = node
    this.servers = servers
    this.desk = desk
  }

  /** @param choose the settings of the parties in use */
  static async open(
    choose: (servers: ThirdPartyServers) => Readonly<Record<string, string>>,
  ): Promise<ThirdPartySite> {
    const { cmsUrl, marketUrl } = testSite()
    const servers = await new ThirdPartyServers().listen()
    const desk = await new TicketDesk(cmsUrl).listen()
    const settings = { ...choose(servers), TRUSTED_PROXIES: '1' }
    const node = await WebNode.start({ contentUrl: desk.url, marketUrl }, settings)
    return new ThirdPartySite(node, servers, desk)
  }

  reset(): this {
    this.servers.reset()
    this.desk.state = 'confirmed'
    this.desk.cancelled.length = 0
    return this
  }

  async close(): Promise<void> {
    await this.node.stop()
    this.servers.close()
    this.desk.close()
  }
}

interface WorkerSites {
  readonly allParties: ThirdPartySite
  readonly errorReportsOnly: ThirdPartySite
}

interface TestSites {
  /** With tag manager, chat and error reports. */
  readonly site: ThirdPartySite
  readonly reportingSite: ThirdPartySite
}

/** All specs about third parties share one node per configuration and worker. */
export const test = base.extend<TestSites, WorkerSites>({
  allParties: [
    async ({ browserName: _ }, use) => {
      const site = await ThirdPartySite.open(({ settings }) => settings)
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  errorReportsOnly: [
    async ({ browserName: _ }, use) => {
      const site = await ThirdPartySite.open(({ errorReportSettings }) => errorReportSettings)
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  site: async ({ allParties }, use) => {
    await use(allParties.reset())
  },
  reportingSite: async ({ errorReportsOnly }, use) => {
    await use(errorReportsOnly.reset())
  },
})

/** Clicks a link in the footer. */
export const follow = (page: Page, path: string) =>
  page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click()

export const privacyBar = (page: Page, locale: Locale) =>
  page.getByRole('region', { name: copy[locale].title })

export const privacySettings = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: copy[locale].settings })

type PageOfTest = 'faq' | 'contactUs' | 'blog'

export const toAddress = ({ node }: ThirdPartySite, name: PageOfTest, locale: Locale = 'id') =>
  `${node.url}${pathTo(name, locale)}`

export const listTagRequests = ({ servers }: ThirdPartySite) => servers.requestsTo('tagManager')

/** Accepting or rejecting in the consent bar. */
export const choice = (page: Page, locale: Locale, kind: 'allow' | 'refuse') =>
  privacyBar(page, locale).getByRole('button', { name: copy[locale][kind], exact: true })

export async function expectNothingMeasured(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
}

/** The visitor has given consent on an earlier visit. */
export async function withConsent(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('third-parties', '{"version":1,"measuring":true,"chat":true}')
  })
}

/** All URLs that the tag manager could read in this tab. */
export function addressesSeen(page: Page): Promise<string> {
  return page.evaluate(() => sessionStorage.getItem('seen') ?? '')
}

/** Marks the document; `untilOtherDocument` waits for one without the mark. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-before', ''))
}

export async function untilOtherDocument(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-before')
}

/** The events in the data layer, without the tag manager's own start event. */
export async function readLayerEvents(page: Page) {
  const layer = await page.evaluate(() => window.dataLayer ?? [])
  return layer.filter((entry) => entry.event !== 'gtm.js')
}

export async function expectEvents(page: Page, event: string, expected: readonly unknown[]): Promise<void> {
  await expect
    .poll(async () => (await readLayerEvents(page)).filter((entry) => entry.event === event))
    .toEqual(expected)
}
