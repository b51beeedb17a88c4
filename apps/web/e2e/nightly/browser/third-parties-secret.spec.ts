import { expect, type Page } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { hold, openHydrated } from '../../support/hydration.ts'
import { insertLink } from '../../support/insert-link.ts'
import {
  addressesSeen,
  expectEvents,
  follow,
  markDocument,
  type ThirdPartySite,
  test,
  untilOtherDocument,
  withConsent,
} from '../../support/third-party-site.ts'

const faq = pathTo('faq', 'id')
const contact = pathTo('contactUs', 'id')
const slug = 'kelas-dividen-cum-ex-dan-jebakannya'
const ticketPath = ({ desk }: ThirdPartySite) =>
  pathTo('eventRegister', 'id', { slug }, { ticket: desk.ticket })

test.beforeEach(({ page }) => withConsent(page))

/** Waits until the page's script has hidden its URL from the referrer. */
async function untilGuarded(page: Page): Promise<void> {
  await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer')
}

const expectView = (page: Page, path: string) =>
  expectEvents(page, 'page_view', [expect.objectContaining({ path })])

async function expectNoParties(page: Page): Promise<void> {
  await expect(page.locator('.chat, .privacy-bar, .privacy-settings')).toHaveCount(0)
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
}

test('the page after a ticket page is a new document, where third-party scripts cannot read the ticket', async ({
  page,
  site,
}) => {
  await page.goto(`${site.node.url}${ticketPath(site)}`)
  await untilGuarded(page)
  await expectNoParties(page)
  expect(site.servers.requests).toEqual([])
  await markDocument(page)
  await follow(page, faq)
  await untilOtherDocument(page)
  await expectView(page, faq)
  await expect.poll(() => addressesSeen(page)).toContain(faq)
  await page.goBack()
  await untilGuarded(page)
  await expectNoParties(page)
  await page.goForward()
  await expectView(page, faq)
  await follow(page, contact)
  await expect.poll(() => addressesSeen(page)).toContain(contact)
  expect(await addressesSeen(page)).not.toContain(site.desk.ticket)
})

test('a ticket page that was left before its protection loaded keeps third-party scripts out of the tab', async ({
  page,
  site,
}) => {
  const release = await hold(page, '**/assets/on-page-shown-*.js')
  await openHydrated(page, `${site.node.url}${ticketPath(site)}`)
  await markDocument(page)
  await follow(page, faq)
  await expect(page).toHaveURL(`${site.node.url}${faq}`)
  await expect(page.locator('html')).toHaveAttribute('data-before')
  release()
  await untilGuarded(page)
  await expectNoParties(page)
  await follow(page, contact)
  await untilOtherDocument(page)
  // The token is still in the history of the tab.
  await untilGuarded(page)
  await expectNoParties(page)
  expect(site.servers.requestsTo('tagManager')).toEqual([])
})

test('a ticket page opens as a new document where third-party scripts run, and the way back measures again', async ({
  page,
  site,
}) => {
  const tags = () => site.servers.requestsTo('tagManager')
  await page.goto(`${site.node.url}${faq}`)
  await expectView(page, faq)
  await expect.poll(tags).toHaveLength(1)
  await markDocument(page)
  await insertLink(page, ticketPath(site), 'Tiket')
  await page.getByRole('link', { name: 'Tiket' }).click()
  await untilOtherDocument(page)
  await untilGuarded(page)
  await expectNoParties(page)
  await page.goBack()
  await expect.poll(tags).toHaveLength(2)
  await expectView(page, faq)
  expect(await addressesSeen(page)).not.toContain(site.desk.ticket)
})

test('a tab opened from a ticket page gets no third-party scripts, as it can read the ticket', async ({
  page,
  context,
  site,
}) => {
  await page.goto(`${site.node.url}${ticketPath(site)}`)
  const opened = context.waitForEvent('page')
  // Before the URL is hidden.
  await page.evaluate((path) => window.open(path), faq)
  const other = await opened
  await withConsent(other)
  await untilGuarded(other)
  expect(await other.evaluate(() => document.referrer)).toContain(site.desk.ticket)
  await expectNoParties(other)
  expect(site.servers.requestsTo('tagManager')).toEqual([])
})
