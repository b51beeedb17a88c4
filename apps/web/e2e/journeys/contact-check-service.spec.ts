import { expect, type Page, test } from '@playwright/test'
import { copy } from '#app/features/contact/copy.ts'
import { formCopy } from '#app/forms/copy.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { CheckService } from '../support/check-service.ts'
import { fillMessage } from '../support/contact-message.ts'
import { openHydrated } from '../support/hydration.ts'
import { testSite } from '../support/test-site.ts'
import { WebNode } from '../support/web-node.ts'

let service: CheckService
let node: WebNode

test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  service = await new CheckService().listen()
  const { cmsUrl, marketUrl } = testSite()
  node = await WebNode.start({ contentUrl: cmsUrl, marketUrl }, service.settings)
})
test.beforeEach(() => {
  service.status = 'up'
})
test.afterAll(async () => {
  await node.stop()
  service.close()
})

async function fill(page: Page) {
  await openHydrated(page, `${node.url}${pathTo('contactUs', 'en')}`)
  await fillMessage(page)
}
const send = (page: Page) => page.getByRole('button', { name: copy.en.send }).click()
const box = (page: Page) => page.getByRole('button', { name: 'I am a person' })
const notice = (page: Page) => page.locator('main [role="alert"]')
const sent = (page: Page) => page.locator('main [role="status"]')

test('the CAPTCHA box is shown in the form, and is required', async ({ page }) => {
  await fill(page)
  await expect(box(page)).toHaveAttribute('data-size', 'normal')
  await send(page)
  await expect(notice(page)).toContainText(formCopy.en.submitError.unanswered)
  await expect(page.locator('#field-fullName')).toHaveValue('Nara Tumivarka')
  await box(page).click()
  await send(page)
  await expect(sent(page)).toContainText(copy.en.sentTitle)
})

test('with its script blocked, the form keeps its input and offers another way', async ({ page }) => {
  service.status = 'blocked'
  await fill(page)
  await send(page)
  await expect(notice(page)).toContainText(formCopy.en.submitError.blocked)
  await expect(notice(page).locator('a[href^="tel:"]')).toBeVisible()
  await expect(page.locator('#field-fullName')).toHaveValue('Nara Tumivarka')
})

test('with its service down, the form keeps its input, and is sent once the service is back', async ({
  page,
}) => {
  await fill(page)
  await box(page).click()
  service.status = 'down'
  const [refused] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    send(page),
  ])
  expect(refused.status()).toBe(503)
  await expect(notice(page)).toContainText(formCopy.en.submitError.unreachable)
  service.status = 'up'
  await box(page).click()
  await send(page)
  await expect(sent(page)).toContainText(copy.en.sentTitle)
})
