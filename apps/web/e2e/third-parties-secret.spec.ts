import { expect, type Page, test } from '@playwright/test'
import { cancelCopy } from '#app/features/education-events/cancel-copy.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from '#app/third-parties/copy.ts'
import { plantLink } from './planted-link.ts'
import { untilTakenOver } from './taken-over.ts'
import { testSite } from './test-site.ts'
import {
  addressesSeen,
  expectEvents,
  markDocument,
  privacySettings,
  ThirdPartySite,
  untilOtherDocument,
  withConsent,
} from './third-party-site.ts'
import { TicketDesk } from './ticket-desk.ts'

let desk: TicketDesk
let site: ThirdPartySite

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  desk = await new TicketDesk(testSite().cmsUrl).listen()
  site = await ThirdPartySite.open(undefined, { CONTENT_API_URL: `${desk.url}/api` })
})
test.beforeEach(async ({ page }) => {
  site.servers.reset()
  desk.state = 'confirmed'
  await withConsent(page)
})
test.afterAll(async () => {
  await site.close()
  desk.close()
})

const faq = pathTo('faq', 'id')
const contact = pathTo('contactUs', 'id')
const slug = 'kelas-dividen-cum-ex-dan-jebakannya'
const ticketPath = () => pathTo('eduvestRegister', 'id', { slug }, { ticket: desk.ticket })
const tags = () => site.servers.requestsTo('tagManager')

async function openTicket(page: Page): Promise<void> {
  await page.goto(`${site.node.url}${ticketPath()}`)
  await untilGuarded(page)
}

/** The address is hidden as soon as the file that does so has come. */
async function untilGuarded(page: Page): Promise<void> {
  await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer')
}

const follow = (page: Page, path: string) =>
  page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click()

const expectView = (page: Page, path: string) =>
  expectEvents(page, 'page_view', [expect.objectContaining({ path })])

async function expectNoParties(page: Page): Promise<void> {
  await expect(page.locator('.chat, .privacy-bar, .privacy-settings')).toHaveCount(0)
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
}

test('the page after that of a ticket is a document of its own, whose scripts find the ticket nowhere', async ({
  page,
}) => {
  await openTicket(page)
  await expectNoParties(page)
  expect(site.servers.requests).toEqual([])
  await markDocument(page)
  await follow(page, faq)
  await untilOtherDocument(page)
  await expectView(page, faq)
  await expect.poll(() => addressesSeen(page)).toContain(faq)
  // Back and forward, and on from there.
  await page.goBack()
  await untilGuarded(page)
  await expectNoParties(page)
  await page.goForward()
  await expectView(page, faq)
  await follow(page, contact)
  await expect.poll(() => addressesSeen(page)).toContain(contact)
  expect(await addressesSeen(page)).not.toContain(desk.ticket)
})

test('a document that was left for another page before anything guarded it takes no scripts either', async ({
  page,
}) => {
  const guard = Promise.withResolvers<void>()
  await page.route('**/assets/page-shown-*.js', async (route) => {
    await guard.promise
    await route.continue()
  })
  await page.goto(`${site.node.url}${ticketPath()}`)
  await untilTakenOver(page)
  await markDocument(page)
  await follow(page, faq)
  await expect(page).toHaveURL(`${site.node.url}${faq}`)
  await expect(page.locator('html')).toHaveAttribute('data-before')
  guard.resolve()
  await untilGuarded(page)
  await expectNoParties(page)
  await follow(page, contact)
  await untilOtherDocument(page)
  // The next one neither, as it finds the ticket in the history of the tab.
  await untilGuarded(page)
  await expectNoParties(page)
  expect(tags()).toEqual([])
})

test('with scripts in the page, that of a ticket is a document of its own; the way back measures again', async ({
  page,
}) => {
  await page.goto(`${site.node.url}${faq}`)
  await expectView(page, faq)
  await expect.poll(tags).toHaveLength(1)
  await markDocument(page)
  await plantLink(page, ticketPath(), 'Tiket')
  await page.getByRole('link', { name: 'Tiket' }).click()
  await untilOtherDocument(page)
  await untilGuarded(page)
  await expectNoParties(page)
  await page.goBack()
  await expect.poll(tags).toHaveLength(2)
  await expectView(page, faq)
  expect(await addressesSeen(page)).not.toContain(desk.ticket)
})

test('a chat that is on its way when a ticket is opened does not come there', async ({ page }) => {
  site.servers.standing.chat = 'hanging'
  site.servers.standing.tagManager = 'down'
  await page.goto(`${site.node.url}${faq}`)
  await page.getByRole('button', { name: copy.id.chat }).click()
  await expect.poll(() => site.servers.requestsTo('chat')).toHaveLength(1)
  await markDocument(page)
  await plantLink(page, ticketPath(), 'Tiket')
  await page.getByRole('link', { name: 'Tiket' }).click()
  await untilOtherDocument(page)
  site.servers.answerLate()
  await untilGuarded(page)
  await expectNoParties(page)
  await expect(page.locator('#chat-widget')).toHaveCount(0)
  site.servers.standing.chat = 'up'
  await follow(page, faq)
  await page.getByRole('button', { name: copy.id.chat }).click()
  await expect(page.locator('#chat-widget')).toHaveCount(1)
  expect(site.servers.requestsTo('chat')).toHaveLength(2)
})

test('a tab that is opened from a ticket, and so can read it, takes no scripts', async ({
  page,
  context,
}) => {
  await page.goto(`${site.node.url}${ticketPath()}`)
  const opened = context.waitForEvent('page')
  // Before the address is hidden.
  await page.evaluate((path) => window.open(path), faq)
  const other = await opened
  await withConsent(other)
  await untilGuarded(other)
  expect(await other.evaluate(() => document.referrer)).toContain(desk.ticket)
  await expectNoParties(other)
  expect(tags()).toEqual([])
})

test('a registration is cancelled as without third parties', async ({ page }) => {
  await openTicket(page)
  await page.getByRole('button', { name: cancelCopy.id.cancel }).click()
  await expect.poll(() => desk.cancelled).toHaveLength(1)
  await expect(page.locator('main')).toContainText(cancelCopy.id.cancelledTitle)
  await expectNoParties(page)
  await expect(privacySettings(page, 'id')).toHaveCount(0)
})
