import { expect, type Page, test } from '@playwright/test'
import { cancelCopy } from '#app/features/education-events/cancel-copy.ts'
import { confirmCopy } from '#app/features/education-events/confirm-copy.ts'
import { registerCopy } from '#app/features/education-events/register-copy.ts'
import { registerOutcomeCopy } from '#app/features/education-events/register-outcome-copy.ts'
import { kindInUrl, type RegistrationKind } from '#app/features/education-events/registration-form.ts'
import { formCopy } from '#app/forms/copy.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { axeErrors } from '../support/axe.ts'
import { untilOldEnough } from '../support/form-age.ts'
import { waitForHydration } from '../support/hydration.ts'
import { testSite } from '../support/test-site.ts'
import { TicketDesk } from '../support/ticket-desk.ts'
import { WebNode } from '../support/web-node.ts'

/** A demo event with free seats. */
const withSeats = { id: 'kelas-dividen-cum-ex-dan-jebakannya', en: 'class-dividends-cum-ex-and-traps' }
/** Demo client codes from 1000001 to 1000020; the last one is shared by two clients. */
const codes = { shared: '1000020', unknown: '7654321' }

let desk: TicketDesk
let node: WebNode

test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  const { cmsUrl, marketUrl } = testSite()
  desk = await new TicketDesk(cmsUrl).listen()
  // Each test is a separate visitor: five invalid codes trigger the rate limit.
  node = await WebNode.start({ contentUrl: desk.url, marketUrl }, { TRUSTED_PROXIES: '1' })
})
test.beforeEach(() => {
  desk.state = 'confirmed'
  desk.cancelled.length = 0
  desk.confirmed.length = 0
})
test.afterAll(async () => {
  await node.stop()
  desk.close()
})

const registerAddress = (locale: Locale, slug: string, kind?: RegistrationKind) =>
  `${node.url}${pathTo('eduvestRegister', locale, { slug }, { kind: kind && kindInUrl[kind] })}`
const successPath = (locale: Locale, slug: string) => pathTo('eduvestRegisterSuccess', locale, { slug })
const isSuccess = (locale: Locale, slug: string) => (url: URL) =>
  url.pathname === successPath(locale, slug) && !url.searchParams.has('state')
const send = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: registerCopy[locale].send }).click()
const newEmail = () => `e2e-${crypto.randomUUID()}@contoh.example`

async function fillNonClient(page: Page, email: string) {
  await page.locator('#field-fullName').fill("Zoë O'Brien 王小明")
  await page.locator('#field-email').fill(email)
  await page.locator('#field-phone').fill('(0812) 3456-7890')
  await page.locator('#field-city').fill('Surabaya')
  await page.locator('#field-consent').check()
  await untilOldEnough(page)
}

async function fillClient(page: Page, code: string) {
  await page.locator('#field-clientCode').fill(code)
  await page.locator('#field-consent').check()
  await untilOldEnough(page)
}

/** Each language once, one of them without JavaScript, each with its own visitor and client. */
for (const { locale, javaScriptEnabled, visitor, code } of [
  { locale: 'id', javaScriptEnabled: true, visitor: '203.0.113.1', code: '1000001' },
  { locale: 'en', javaScriptEnabled: false, visitor: '203.0.113.2', code: '1000002' },
] as const) {
  // axe needs JavaScript in the page.
  const errorsIn = javaScriptEnabled ? axeErrors : async () => []

  test.describe(`registration in ${locale}, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled, extraHTTPHeaders: { 'x-forwarded-for': visitor } })
    const words = registerCopy[locale]
    const outcome = registerOutcomeCopy[locale]
    const slug = withSeats[locale]

    test('a non-client sees the next steps, and a second registration gets an error', async ({ page }) => {
      const email = newEmail()
      await page.goto(registerAddress(locale, slug, 'nonClient'))
      await fillNonClient(page, email)
      await send(page, locale)
      await expect(page).toHaveURL(isSuccess(locale, slug))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(outcome.successTitle)
      await expect(page.getByText(outcome.confirmationMail)).toBeVisible()
      await page.goto(`${node.url}${successPath(locale, slug)}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(outcome.unknownTitle)
      await expect(page.getByText(outcome.confirmationMail)).toHaveCount(0)

      await page.goto(registerAddress(locale, slug, 'nonClient'))
      await fillNonClient(page, email)
      await send(page, locale)
      await expect(page.locator('#field-email-error')).toHaveText(words.errors.alreadyRegistered)
      await expect(page.locator('#field-city')).toHaveValue('Surabaya')
      expect(await errorsIn(page)).toEqual([])
    })

    test('a client needs the code: unknown, shared by two, valid, and already used', async ({ page }) => {
      await page.goto(registerAddress(locale, slug))
      await page.locator(`[name="kind"][value="${kindInUrl.client}"]`).check()
      await expect(page.locator('#field-fullName')).toBeHidden()
      await fillClient(page, codes.unknown)
      const [answer] = await Promise.all([
        page.waitForResponse((response) => response.request().method() === 'POST'),
        send(page, locale),
      ])
      expect(answer.status()).toBe(422)
      expect(answer.headers()['cache-control']).toContain('no-store')
      await expect(page.locator('#field-clientCode-error')).toHaveText(words.errors.unknownClient)
      await expect(page.locator('#field-clientCode')).toHaveValue(codes.unknown)
      expect(page.url()).not.toContain(codes.unknown)

      await fillClient(page, codes.shared)
      await send(page, locale)
      await expect(page.locator('#field-email-error')).toHaveText(words.errors.sharedCode)
      await expect(page.locator('#field-clientCode')).toHaveValue(codes.shared)
      await page.locator('#field-email').fill(newEmail())
      await untilOldEnough(page)
      await send(page, locale)
      await expect(page.locator('#field-email-error')).toHaveText(words.errors.unregisteredEmail)

      for (const expectOutcome of [
        () => expect(page).toHaveURL(isSuccess(locale, slug)),
        () => expect(page.locator('#field-clientCode-error')).toHaveText(words.errors.alreadyRegistered),
      ]) {
        await page.goto(registerAddress(locale, slug, 'client'))
        await fillClient(page, code)
        await send(page, locale)
        await expectOutcome()
      }
    })

    test('a registration is canceled by its button, also after an outage of the service', async ({
      page,
    }) => {
      const cancel = cancelCopy[locale]
      const address = `${node.url}${pathTo('eduvestRegister', locale, { slug }, { ticket: desk.ticket })}`
      const response = await page.goto(address)
      expect(response?.headers()['cache-control']).toContain('no-store')
      expect(response?.headers()['referrer-policy']).toBe('same-origin')
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
      await expect(page.getByText(cancel.registered.confirmed)).toBeVisible()
      expect(desk.cancelled).toEqual([])
      expect(await errorsIn(page)).toEqual([])

      desk.state = 'gone'
      await page.getByRole('button', { name: cancel.cancel }).click()
      await expect(page.locator('main [role="alert"]')).toContainText(cancel.unavailable)
      desk.state = 'confirmed'
      await page.getByRole('button', { name: cancel.cancel }).click()
      await expect(page.locator('main [role="status"]')).toContainText(cancel.canceledTitle)
      expect(page.url()).toBe(address)
      expect(desk.cancelled).toEqual([{ ticket: desk.ticket, eventSlug: slug, locale }])
      await page.getByRole('link', { name: cancel.registerAgain }).click()
      await expect(page.getByRole('group', { name: words.choose })).toBeVisible()
    })

    test('a held registration is confirmed by its button, and not by opening the link', async ({ page }) => {
      const confirm = confirmCopy[locale]
      const query = { ticket: desk.ticket, confirm: '1' }
      const address = `${node.url}${pathTo('eduvestRegister', locale, { slug }, query)}`
      desk.state = 'held'
      const response = await page.goto(address)
      expect(response?.headers()['cache-control']).toContain('no-store')
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
      await expect(page.getByText(confirm.held.held)).toBeVisible()
      expect(desk.confirmed).toEqual([])
      expect(await errorsIn(page)).toEqual([])

      desk.state = 'gone'
      await page.getByRole('button', { name: confirm.confirm }).click()
      await expect(page.locator('main [role="alert"]')).toContainText(confirm.unavailable)
      desk.state = 'held'
      await page.getByRole('button', { name: confirm.confirm }).click()
      await expect(page).toHaveURL(isSuccess(locale, slug))
      expect(desk.confirmed).toEqual([{ ticket: desk.ticket, eventSlug: slug, locale }])
      for (const { state, title } of [
        { state: 'confirmed', title: confirm.confirmedTitle },
        { state: 'waiting', title: confirm.waitingTitle },
        { state: 'lapsed', title: confirm.lapsedTitle },
        { state: 'eventCanceled', title: confirm.eventCanceledTitle },
        { state: 'cancelled', title: confirm.canceledTitle },
        { state: 'over', title: confirm.overTitle },
        { state: 'unknown', title: cancelCopy[locale].unknownTitle },
      ] as const) {
        desk.state = state
        await page.goto(address)
        await expect(page.locator('main')).toContainText(title)
        await expect(page.getByRole('button', { name: confirm.confirm })).toHaveCount(0)
      }
    })
  })
}

test('the focus moves to the result of canceling, but not on a later visit', async ({ page }) => {
  const words = cancelCopy.en
  await page.goto(
    `${node.url}${pathTo('eduvestRegister', 'en', { slug: withSeats.en }, { ticket: desk.ticket })}`,
  )
  await waitForHydration(page)
  await page.getByRole('button', { name: words.cancel }).click()
  const focused = page.locator('main :focus').filter({ hasText: words.canceledTitle })
  await expect(focused).toHaveCount(1)
  // The cookie that indicates hydration would remain from the first visit.
  await page.context().clearCookies()
  await page.reload()
  await waitForHydration(page)
  await expect(page.getByText(words.canceledTitle)).toBeVisible()
  expect(await focused.count()).toBe(0)
})

test('a second click while the form is being sent has no effect, and the button keeps the focus', async ({
  page,
}) => {
  await page.goto(registerAddress('en', withSeats.en, 'nonClient'))
  await waitForHydration(page)
  await fillNonClient(page, newEmail())
  const held = Promise.withResolvers<void>()
  let posts = 0
  await page.route('**/*.data*', async (route) => {
    posts += route.request().method() === 'POST' ? 1 : 0
    await held.promise
    await route.continue()
  })
  await send(page, 'en')
  const button = page.locator('main form button[type="submit"]')
  await expect(page.locator('main form [role="status"]')).toHaveText(formCopy.en.check.sending)
  await expect(button).toBeDisabled()
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  held.resolve()
  await expect(page).toHaveURL(isSuccess('en', withSeats.en))
  expect(posts).toBe(1)
})
