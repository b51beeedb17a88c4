import { expect, type Page } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from '#app/third-parties/copy.ts'
import { axeAppearanceErrors, axeErrors } from '../../support/axe.ts'
import { layoutErrors } from '../../support/layout-errors.ts'
import {
  choice,
  expectEvents,
  expectNothingMeasured,
  follow,
  listTagRequests,
  markDocument,
  privacyBar,
  privacySettings,
  readLayerEvents,
  test,
  toAddress,
  untilOtherDocument,
} from '../../support/third-party-site.ts'
import { waitForTwoFrames } from '../../support/two-frames.ts'

test('accepting loads the tag manager and is remembered; withdrawing stops it with a new document', async ({
  page,
  site,
}) => {
  await page.goto(toAddress(site, 'faq', 'en'))
  await choice(page, 'en', 'allow').click()
  await expect.poll(() => listTagRequests(site)).toEqual(['/gtm.js?id=GTM-TEST'])
  await page.reload()
  await expect.poll(() => listTagRequests(site)).toHaveLength(2)
  await expect(privacyBar(page, 'en')).toHaveCount(0)

  await privacySettings(page, 'en').click()
  await expect(privacyBar(page, 'en')).toBeFocused()
  await expect(privacyBar(page, 'en')).toContainText(copy.en.answers.true)
  await choice(page, 'en', 'refuse').click()
  await expect(privacySettings(page, 'en')).toBeFocused()
  const events = (await readLayerEvents(page)).length
  await markDocument(page)
  // The present page is no longer tracked.
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: 'https://elsewhere.example/' })
    link.addEventListener('click', (event) => event.preventDefault())
    document.body.append(link)
    link.click()
  })
  expect(await readLayerEvents(page)).toHaveLength(events)
  // A new document without the script, requested once.
  const documents: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()))
  await follow(page, pathTo('contactUs', 'en'))
  await untilOtherDocument(page)
  await expect(privacySettings(page, 'en')).toBeVisible()
  expect(documents).toEqual([toAddress(site, 'contactUs', 'en')])
  await expectNothingMeasured(page)
  expect(listTagRequests(site)).toHaveLength(2)
})

test('by keyboard the consent bar comes after the skip link, and Escape dismisses it for this session', async ({
  page,
  context,
  site,
}) => {
  await page.goto(toAddress(site, 'faq'))
  const bar = privacyBar(page, 'id')
  await expect(bar).toBeVisible()
  const order: string[] = []
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press('Tab')
    order.push(await page.evaluate(() => document.activeElement?.textContent?.trim() ?? ''))
  }
  const words = copy.id
  expect(order).toEqual(['Langsung ke isi', words.privacyPolicy, words.refuse, words.allow])
  await page.keyboard.press('Escape')
  await expect(bar).toHaveCount(0)
  await expect(page.locator('#content')).toBeFocused()
  await page.reload()
  await expect(privacySettings(page, 'id')).toBeVisible()
  await expect(bar).toHaveCount(0)

  await privacySettings(page, 'id').focus()
  await page.keyboard.press('Enter')
  await expect(bar).toBeFocused()
  await expect(bar).toContainText(words.answers.null)
  await page.keyboard.press('Escape')
  await expect(privacySettings(page, 'id')).toBeFocused()

  const nextVisit = await context.newPage()
  await nextVisit.goto(toAddress(site, 'faq'))
  await expect(privacyBar(nextVisit, 'id')).toBeVisible()
})

test('the consent bar passes axe and reflow, and the opened settings too', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(toAddress(site, 'contactUs'))
  await expect(privacyBar(page, 'id')).toBeVisible()
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(layoutErrors), `at ${width} px`).toEqual([])
  }
  await page.setViewportSize({ width: 360, height: 800 })
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await axeAppearanceErrors(page)).toEqual([])
  await page.getByRole('contentinfo').locator('summary', { hasText: 'Ketentuan' }).click()
  await privacySettings(page, 'id').click()
  expect(await axeErrors(page)).toEqual([])
})

test('the consent bar shifts nothing, covers no focused control, and leaves the end of the page visible', async ({
  page,
  context,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 700 })
  await page.addInitScript(() => {
    Object.assign(window, { shifts: [] })
    new PerformanceObserver((list) => {
      // The web font shifts text lines by a fraction.
      const shifts = list.getEntries().filter((entry) => Reflect.get(entry, 'value') > 0.001)
      Reflect.get(window, 'shifts').push(...shifts)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(toAddress(site, 'contactUs'))
  await expect(privacyBar(page, 'id')).toBeVisible()
  await waitForTwoFrames(page)
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])

  const covered: string[] = []
  let isLast = false
  while (!isLast) {
    await page.keyboard.press('Tab')
    const state = await page.evaluate(() => {
      const element = document.activeElement
      const bar = document.querySelector('.privacy-bar')?.getBoundingClientRect()
      const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {}
      // For a tall field, browsers scroll to the line of the caret.
      const foot = Math.min(bottom, top + 48)
      const isOutside = !element?.closest('.privacy-bar, .chat')
      // The bar of phones is below it.
      const isCovered = isOutside && foot > (bar?.top ?? 0) + 1 && top < (bar?.bottom ?? 0) - 1
      return { name: element?.outerHTML.slice(0, 80) ?? '', isCovered, isLast: !!element?.closest('.chat') }
    })
    covered.push(...(state.isCovered ? [state.name] : []))
    isLast = state.isLast
  }
  expect(covered).toEqual([])

  const chat = page.getByRole('button', { name: copy.id.chat })
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  expect(await measureBottom(page, '.footer-notice')).toBeLessThanOrEqual((await chat.boundingBox())?.y ?? 0)

  // The offline notice is placed between the chat button and the consent bar.
  await context.setOffline(true)
  const line = await page.locator('.offline').boundingBox()
  const bar = await privacyBar(page, 'id').boundingBox()
  expect(await measureBottom(page, '.offline')).toBeLessThanOrEqual((bar?.y ?? 0) + 1)
  const button = await chat.boundingBox()
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(line?.y ?? 0)
})

async function measureBottom(page: Page, selector: string): Promise<number> {
  const box = await page.locator(selector).boundingBox()
  return (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN)
}

test('stored consent for an older text, or an invalid one, is ignored', async ({ page, site }) => {
  for (const saved of [
    '{"version":0,"measuring":true,"chat":true}',
    '{"version":1,"measuring":"yes"}',
    '{',
  ]) {
    await page.goto(toAddress(site, 'faq'))
    await page.evaluate((text) => localStorage.setItem('third-parties', text), saved)
    await page.reload()
    await expect(privacyBar(page, 'id')).toBeVisible()
  }
  expect(site.servers.requests).toEqual([])
})

test('consent applies to all open tabs', async ({ page, context, site }) => {
  const other = await context.newPage()
  await page.goto(toAddress(site, 'faq'))
  await other.goto(toAddress(site, 'blog'))
  await expect(privacyBar(other, 'id')).toBeVisible()
  await choice(page, 'id', 'allow').click()
  await expect(privacyBar(other, 'id')).toHaveCount(0)
  await expect.poll(() => listTagRequests(site)).toHaveLength(2)
  await expectEvents(other, 'page_view', [expect.objectContaining({ path: pathTo('blog', 'id') })])

  await privacySettings(other, 'id').click()
  await choice(other, 'id', 'refuse').click()
  await markDocument(page)
  await follow(page, pathTo('contactUs', 'id'))
  await untilOtherDocument(page)
  await expect(privacySettings(page, 'id')).toBeVisible()
  await expectNothingMeasured(page)
  expect(listTagRequests(site)).toHaveLength(2)
})

test('a page restored from the back/forward cache respects withdrawn consent', async ({ page, site }) => {
  await page.goto(toAddress(site, 'faq'))
  await choice(page, 'id', 'allow').click()
  await expect.poll(() => listTagRequests(site)).toHaveLength(1)
  await markDocument(page)
  // Documents receive no storage event for their own writes, like a frozen one.
  await page.evaluate(() => {
    localStorage.setItem('third-parties', '{"version":1,"measuring":false,"chat":false}')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await untilOtherDocument(page)
  await expect(privacySettings(page, 'id')).toBeVisible()
  await expectNothingMeasured(page)
  expect(listTagRequests(site)).toHaveLength(1)
})
