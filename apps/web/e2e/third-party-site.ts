import { expect, type Page } from '@playwright/test'
import type { Locale } from '#app/i18n/locales.ts'
import { copy } from '#app/third-parties/copy.ts'
import { testSite } from './test-site.ts'
import { ThirdPartyServers } from './third-party-servers.ts'
import { WebNode } from './web-node.ts'

/** A node of the site with third parties of the test's own behind it. */
export class ThirdPartySite {
  readonly node: WebNode
  readonly servers: ThirdPartyServers

  private constructor(node: WebNode, servers: ThirdPartyServers) {
    this.node = node
    this.servers = servers
  }

  /** @param choose what of them is configured; all, unless told otherwise */
  static async open(
    choose = (servers: ThirdPartyServers): Record<string, string> => servers.settings,
    settings: Readonly<Record<string, string>> = {},
  ): Promise<ThirdPartySite> {
    const servers = await new ThirdPartyServers().listen()
    const { cmsUrl, marketUrl } = testSite()
    const node = await WebNode.start({ contentUrl: cmsUrl, marketUrl }, { ...choose(servers), ...settings })
    return new ThirdPartySite(node, servers)
  }

  async close(): Promise<void> {
    await this.node.stop()
    this.servers.close()
  }
}

export const privacyBar = (page: Page, locale: Locale) =>
  page.getByRole('region', { name: copy[locale].title })

export const privacySettings = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: copy[locale].settings })

/** As somebody who has agreed before. */
export async function withConsent(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('third-parties', '{"version":1,"measuring":true,"chat":true}')
  })
}

/** Every address that the script of the tag manager has been able to read in this tab. */
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

/** What the tag manager has been told, without the start of its own. */
export async function eventsOf(page: Page) {
  const layer = await page.evaluate(() => window.dataLayer ?? [])
  return layer.filter((entry) => entry.event !== 'gtm.js')
}

export async function expectEvents(page: Page, event: string, expected: readonly unknown[]): Promise<void> {
  await expect
    .poll(async () => (await eventsOf(page)).filter((entry) => entry.event === event))
    .toEqual(expected)
}
