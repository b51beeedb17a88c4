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
import { forgetHydration, waitForHydration } from '../support/hydration.ts'
import { testSite } from '../support/test-site.ts'
import { TicketDesk } from '../support/ticket-desk.ts'
import { WebNode } from '../support/web-node.ts'

/** A demo event with free seats. */
const withSeats = { id: 'kelas-dividen-cum-ex-dan-jebakannya', en: 'class-dividends-cum-ex-and-traps' }
/** Demo client codes from 1000001 to 1000020; the last one is shared by two clients. */
const codes = { known: '1000001', shared: '1000020', unknown: '7654321' }

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
  `${node.url}${pathTo('eventRegister', locale, { slug }, { kind: kind && kindInUrl[kind] })}`
const isSuccess = (locale: Locale, slug: string) => (url: URL) =>
  url.pathname === pathTo('eventRegisterSuccess', locale, { slug }) && !url.searchParams.has('state')

/** Opens the link of an email, whose page is never stored. */
async function openTicket(page: Page, query: Record<string, string> = {}): Promise<void> {
  const path = pathTo('eventRegister', 'en', { slug: withSeats.en }, { ticket: desk.ticket, ...query })
  const response = await page.goto(`${node.url}${path}`)
  expect(response?.headers()).toMatchObject({
    'cache-control': expect.stringContaining('no-store'),
    'referrer-policy': 'same-origin',
  })
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
}

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

/** Each language once, one of them without JavaScript, each with its own visitor. */
for (const { locale, javaScriptEnabled, visitor } of [
  { locale: 'id', javaScriptEnabled: true, visitor: '203.0.113.1' },
  { locale: 'en', javaScriptEnabled: false, visitor: '203.0.113.2' },
] as const) {
  test.describe(`registration in ${locale}, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled, extraHTTPHeaders: { 'x-forwarded-for': visitor } })
    const slug = withSeats[locale]

    test('a non-client sees the next steps, and a second registration gets an error', async ({ page }) => {
      const email = newEmail()
      await page.goto(registerAddress(locale, slug, 'nonClient'))
      await fillNonClient(page, email)
      await send(page, locale)
      await expect(page).toHaveURL(isSuccess(locale, slug))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        registerOutcomeCopy[locale].successTitle,
      )
      await expect(page.getByText(registerOutcomeCopy[locale].confirmationMail)).toBeVisible()

      await page.goto(registerAddress(locale, slug, 'nonClient'))
      await fillNonClient(page, email)
      await send(page, locale)
      const { alreadyRegistered } = registerCopy[locale].errors
      await expect(page.locator('#field-email-error')).toHaveText(alreadyRegistered)
      await expect(page.locator('#field-city')).toHaveValue('Surabaya')
    })
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.3' } })

  test('a client needs the code: unknown, shared by two, valid, and already used', async ({ page }) => {
    const { errors } = registerCopy.id
    const code = page.locator('#field-clientCode')
    await page.goto(registerAddress('id', withSeats.id))
    await page.locator(`[name="kind"][value="${kindInUrl.client}"]`).check()
    await expect(page.locator('#field-fullName')).toBeHidden()
    await fillClient(page, codes.unknown)
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      send(page, 'id'),
    ])
    expect(answer.status()).toBe(422)
    expect(answer.headers()['cache-control']).toContain('no-store')
    await expect(page.locator('#field-clientCode-error')).toHaveText(errors.unknownClient)
    await expect(code).toHaveValue(codes.unknown)
    expect(page.url()).not.toContain(codes.unknown)

    await fillClient(page, codes.shared)
    await send(page, 'id')
    await expect(page.locator('#field-email-error')).toHaveText(errors.sharedCode)
    await expect(code).toHaveValue(codes.shared)
    await page.locator('#field-email').fill(newEmail())
    await untilOldEnough(page)
    await send(page, 'id')
    await expect(page.locator('#field-email-error')).toHaveText(errors.unregisteredEmail)

    for (const expectOutcome of [
      () => expect(page).toHaveURL(isSuccess('id', withSeats.id)),
      () => expect(page.locator('#field-clientCode-error')).toHaveText(errors.alreadyRegistered),
    ]) {
      await page.goto(registerAddress('id', withSeats.id, 'client'))
      await fillClient(page, codes.known)
      await send(page, 'id')
      await expectOutcome()
    }
  })

  test('a held registration is confirmed by its button, and not by opening the link', async ({ page }) => {
    const confirm = confirmCopy.en
    const slug = withSeats.en
    desk.state = 'held'
    await openTicket(page, { confirm: '1' })
    await expect(page.getByText(confirm.held.held)).toBeVisible()
    expect(desk.confirmed).toEqual([])

    desk.state = 'gone'
    await page.getByRole('button', { name: confirm.confirm }).click()
    await expect(page.locator('main [role="alert"]')).toContainText(confirm.unavailable)
    desk.state = 'held'
    await page.getByRole('button', { name: confirm.confirm }).click()
    await expect(page).toHaveURL(isSuccess('en', slug))
    expect(desk.confirmed).toEqual([{ ticket: desk.ticket, eventSlug: slug, locale: 'en' }])
  })
})

test('a registration is canceled by its button, also after an outage, and only then has the focus', async ({
  page,
}) => {
  const words = cancelCopy.en
  await openTicket(page)
  await waitForHydration(page)
  const address = page.url()
  await expect(page.getByText(words.registered.confirmed)).toBeVisible()
  expect(desk.cancelled).toEqual([])
  expect(await axeErrors(page)).toEqual([])

  desk.state = 'gone'
  await page.getByRole('button', { name: words.cancel }).click()
  await expect(page.locator('main [role="alert"]')).toContainText(words.unavailable)
  desk.state = 'confirmed'
  await page.getByRole('button', { name: words.cancel }).click()
  const focused = page.locator('main :focus').filter({ hasText: words.canceledTitle })
  await expect(focused).toHaveCount(1)
  expect(page.url()).toBe(address)
  expect(desk.cancelled).toEqual([{ ticket: desk.ticket, eventSlug: withSeats.en, locale: 'en' }])

  await forgetHydration(page)
  await page.reload()
  await waitForHydration(page)
  await expect(page.getByText(words.canceledTitle)).toBeVisible()
  expect(await focused.count()).toBe(0)
  await page.getByRole('link', { name: words.registerAgain }).click()
  await expect(page.getByRole('group', { name: registerCopy.en.choose })).toBeVisible()
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
