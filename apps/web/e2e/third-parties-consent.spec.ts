import { expect, type Page, test } from '@playwright/test'
import { locales } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from '#app/third-parties/copy.ts'
import { axeFaults, axeFaultsOfAppearance } from './axe.ts'
import { untilDrawnTwice } from './drawn-twice.ts'
import { layoutFaults } from './layout-faults.ts'
import { collectFaults } from './page-faults.ts'
import { untilTakenOver } from './taken-over.ts'
import {
  eventsOf,
  expectEvents,
  markDocument,
  privacyBar,
  privacySettings,
  ThirdPartySite,
  untilOtherDocument,
} from './third-party-site.ts'

let site: ThirdPartySite

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  site = await ThirdPartySite.open(({ tagManagerSettings, chatSettings }) => ({
    ...tagManagerSettings,
    ...chatSettings,
  }))
})
test.beforeEach(() => site.servers.reset())
test.afterAll(() => site.close())

const address = (name: 'faq' | 'contactUs' | 'blog', locale: 'id' | 'en' = 'id') =>
  `${site.node.url}${pathTo(name, locale)}`
const tags = () => site.servers.requestsTo('tagManager')
const answer = (page: Page, locale: 'id' | 'en', kind: 'allow' | 'refuse') =>
  privacyBar(page, locale).getByRole('button', { name: copy[locale][kind], exact: true })
const follow = (page: Page, path: string) =>
  page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click()

for (const locale of locales) {
  test(`before somebody agrees nothing is loaded; refusing is as easy, and is remembered, in ${locale}`, async ({
    page,
  }) => {
    await page.goto(address('faq', locale))
    const bar = privacyBar(page, locale)
    await expect(bar).toContainText(site.servers.host)
    await expect(bar.getByRole('link')).toHaveAttribute('href', /privasi|privacy/)
    const [allow, refuse] = [answer(page, locale, 'allow'), answer(page, locale, 'refuse')]
    expect(await lookOf(allow)).toEqual(await lookOf(refuse))
    expect(site.servers.requests).toEqual([])
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)

    await refuse.click()
    await expect(bar).toHaveCount(0)
    await page.reload()
    await expect(privacySettings(page, locale)).toBeVisible()
    await expect(bar).toHaveCount(0)
    await follow(page, pathTo('contactUs', locale))
    await expect(page).toHaveURL(address('contactUs', locale))
    expect(site.servers.requests).toEqual([])
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
  })

  test(`agreeing loads the tag manager, is remembered and can be withdrawn, in ${locale}`, async ({
    page,
  }) => {
    await page.goto(address('faq', locale))
    await answer(page, locale, 'allow').click()
    await expect.poll(tags).toEqual(['/gtm.js?id=GTM-TEST'])
    await page.reload()
    await expect.poll(tags).toHaveLength(2)
    await expect(privacySettings(page, locale)).toBeVisible()
    await expect(privacyBar(page, locale)).toHaveCount(0)

    await privacySettings(page, locale).click()
    await expect(privacyBar(page, locale)).toBeFocused()
    await expect(privacyBar(page, locale)).toContainText(copy[locale].answers.true)
    await answer(page, locale, 'refuse').click()
    await expect(privacySettings(page, locale)).toBeFocused()
    const told = (await eventsOf(page)).length
    await page.evaluate(() => document.documentElement.setAttribute('data-before', ''))
    // What happens on the page at hand is told to nobody any more.
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: 'https://elsewhere.example/' })
      link.addEventListener('click', (event) => event.preventDefault())
      document.body.append(link)
      link.click()
    })
    expect(await eventsOf(page)).toHaveLength(told)
    // The script that is in the page is gone with it.
    await follow(page, pathTo('contactUs', locale))
    await expect(page.locator('html')).not.toHaveAttribute('data-before')
    await expect(privacySettings(page, locale)).toBeVisible()
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
    expect(tags()).toHaveLength(2)
    await privacySettings(page, locale).click()
    await expect(privacyBar(page, locale)).toContainText(copy[locale].answers.false)
  })
}

/** All that makes one answer look easier than the other. */
function lookOf(button: ReturnType<Page['locator']>) {
  return button.evaluate((element) => {
    const { width, height, top } = element.getBoundingClientRect()
    const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element)
    return { width, height, top, color, backgroundColor, borderColor, fontSize, fontWeight }
  })
}

test('the language of the question follows that of the page', async ({ page }) => {
  await page.goto(address('faq'))
  await expect(privacyBar(page, 'id')).toBeVisible()
  await page.getByRole('banner').locator('a[hreflang="en"]').first().click()
  await expect(privacyBar(page, 'en')).toBeVisible()
  await expect(privacySettings(page, 'en')).toBeVisible()
  await expect(privacyBar(page, 'id')).toHaveCount(0)
})

test('by keyboard it comes after the link to the content; Escape puts it off for this visit', async ({
  page,
  context,
}) => {
  await page.goto(address('faq'))
  const bar = privacyBar(page, 'id')
  await expect(bar).toBeVisible()
  const order = []
  for (let step = 0; step < 5; step += 1) {
    await page.keyboard.press('Tab')
    order.push(await page.evaluate(() => document.activeElement?.textContent?.trim() ?? ''))
  }
  const words = copy.id
  expect(order.slice(0, 4)).toEqual(['Langsung ke isi', words.privacyPolicy, words.refuse, words.allow])
  expect(await bar.evaluate((element) => element.contains(document.activeElement))).toBe(false)
  await page.keyboard.press('Shift+Tab')
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

  // Nothing was decided: the next visit asks again.
  const visit = await context.newPage()
  await visit.goto(address('faq'))
  await expect(privacyBar(visit, 'id')).toBeVisible()
})

test('it is told to everybody: axe, both colour schemes, narrow and enlarged', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(address('contactUs'))
  await expect(privacyBar(page, 'id')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(layoutFaults), `at ${width} px`).toEqual([])
  }
  await page.setViewportSize({ width: 360, height: 800 })
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await axeFaultsOfAppearance(page)).toEqual([])
  await privacySettings(page, 'id').click()
  expect(await axeFaults(page)).toEqual([])
})

test('it moves nothing, covers nothing that has the focus, and leaves the end of the page to be read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 700 })
  await page.addInitScript(() => {
    Object.assign(window, { shifts: [] })
    new PerformanceObserver((list) => {
      // Lines of text move by a fraction when the site's own font comes.
      const shifts = list.getEntries().filter((entry) => Reflect.get(entry, 'value') > 0.001)
      Reflect.get(window, 'shifts').push(...shifts)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(address('contactUs'))
  await expect(privacyBar(page, 'id')).toBeVisible()
  await untilDrawnTwice(page)
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])

  const covered: string[] = []
  let last = false
  while (!last) {
    await page.keyboard.press('Tab')
    const state = await page.evaluate(() => {
      const element = document.activeElement
      const bar = document.querySelector('.privacy-bar')
      const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {}
      // Of a tall field browsers bring the line in view in which one writes.
      const foot = Math.min(bottom, top + 48)
      const isBeside = !element?.closest('.privacy-bar, .chat')
      const isCovered = isBeside && foot > (bar?.getBoundingClientRect().top ?? 0) + 1
      return { name: element?.outerHTML.slice(0, 80) ?? '', isCovered, isLast: !!element?.closest('.chat') }
    })
    if (state.isCovered) {
      covered.push(state.name)
    }
    last = state.isLast
  }
  expect(covered).toEqual([])

  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const end = await page.locator('.footer-notice').boundingBox()
  const top = await page.locator('.chat').boundingBox()
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0)
})

test('beside the line for who is offline, both can be read', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 700 })
  await page.goto(address('faq'))
  await expect(privacyBar(page, 'id')).toBeVisible()
  await context.setOffline(true)
  const line = await page.locator('.offline').boundingBox()
  const bar = await privacyBar(page, 'id').boundingBox()
  const chat = await page.getByRole('button', { name: copy.id.chat }).boundingBox()
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1)
  expect((chat?.y ?? 0) + (chat?.height ?? 0)).toBeLessThanOrEqual(line?.y ?? 0)
})

test('where nothing can be kept it asks once a document, without an error', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException(`${name} is blocked`, 'SecurityError')
        },
      })
    }
  })
  const faults = collectFaults(page)
  await page.goto(address('faq'))
  await answer(page, 'id', 'allow').click()
  await expect.poll(tags).toHaveLength(1)
  await follow(page, pathTo('contactUs', 'id'))
  await expectEvents(page, 'page_view', [
    expect.objectContaining({ path: pathTo('faq', 'id') }),
    expect.objectContaining({ path: pathTo('contactUs', 'id') }),
  ])
  await expect(privacyBar(page, 'id')).toHaveCount(0)
  // The router, which remembers scrolled places there, says so itself.
  expect(faults.filter((fault) => !/sessionStorage/.test(fault))).toEqual([])
  await page.reload()
  await expect(privacyBar(page, 'id')).toBeVisible()
})

test('an answer to an older text, or what is no answer, is asked for again', async ({ page }) => {
  for (const kept of ['{"version":0,"measuring":true,"chat":true}', '{"version":1,"measuring":"yes"}', '{']) {
    await page.goto(address('faq'))
    await page.evaluate((text) => localStorage.setItem('third-parties', text), kept)
    await page.reload()
    await expect(privacyBar(page, 'id')).toBeVisible()
  }
  expect(site.servers.requests).toEqual([])
})

test('the answer is kept with its time and the version of the text', async ({ page }) => {
  await page.goto(address('faq'))
  await answer(page, 'id', 'refuse').click()
  const kept: unknown = JSON.parse((await page.evaluate(() => localStorage.getItem('third-parties'))) ?? '')
  expect(kept).toEqual({
    version: 1,
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    measuring: false,
    chat: false,
  })
})

test('an answer holds in all tabs that are open', async ({ page, context }) => {
  const other = await context.newPage()
  await page.goto(address('faq'))
  await other.goto(address('blog'))
  await expect(privacyBar(other, 'id')).toBeVisible()
  await answer(page, 'id', 'allow').click()
  await expect(privacyBar(other, 'id')).toHaveCount(0)
  await expect.poll(tags).toHaveLength(2)
  await expectEvents(other, 'page_view', [expect.objectContaining({ path: pathTo('blog', 'id') })])

  await privacySettings(other, 'id').click()
  await answer(other, 'id', 'refuse').click()
  await page.evaluate(() => document.documentElement.setAttribute('data-before', ''))
  await follow(page, pathTo('contactUs', 'id'))
  await expect(page.locator('html')).not.toHaveAttribute('data-before')
  await expect(privacySettings(page, 'id')).toBeVisible()
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
  expect(tags()).toHaveLength(2)
})

test("consent that was withdrawn while the page lay in the browser's cache holds when it comes back", async ({
  page,
}) => {
  await page.goto(address('faq'))
  await answer(page, 'id', 'allow').click()
  await expect.poll(tags).toHaveLength(1)
  await markDocument(page)
  // A document hears no event of what it writes itself, as a frozen one hears nothing.
  await page.evaluate(() => {
    localStorage.setItem('third-parties', '{"version":1,"measuring":false,"chat":false}')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await untilOtherDocument(page)
  await expect(privacySettings(page, 'id')).toBeVisible()
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
  expect(tags()).toHaveLength(1)
})

test('the document after a withdrawal is asked for once, and takes the place in the history that the page would', async ({
  page,
}) => {
  await page.goto(address('faq'))
  await answer(page, 'id', 'allow').click()
  await expect.poll(tags).toHaveLength(1)
  await privacySettings(page, 'id').click()
  await answer(page, 'id', 'refuse').click()
  await markDocument(page)
  const documents: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()))
  const length = await page.evaluate(() => history.length)
  await page.evaluate(
    (path) => Reflect.get(window, '__reactRouterDataRouter').navigate(path, { replace: true }),
    pathTo('contactUs', 'id'),
  )
  await untilOtherDocument(page)
  await expect(page).toHaveURL(address('contactUs'))
  await untilTakenOver(page)
  expect(documents).toEqual([address('contactUs')])
  expect(await page.evaluate(() => history.length)).toBe(length)
})

const signals = {
  'do not track': () => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }),
  'do not track, as Safari said it': () => Object.defineProperty(window, 'doNotTrack', { value: '1' }),
  'Global Privacy Control': () => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
}
for (const [name, signal] of Object.entries(signals)) {
  test.describe(name, () => {
    test('skips the tag manager, and nobody is asked about it', async ({ page }) => {
      await page.addInitScript(signal)
      // Even where somebody agreed before.
      await page.addInitScript(() =>
        localStorage.setItem('third-parties', '{"version":1,"measuring":true,"chat":null}'),
      )
      await page.goto(address('faq'))
      await privacySettings(page, 'id').click()
      await expect(privacyBar(page, 'id')).toContainText(copy.id.purposes.chat)
      await expect(privacyBar(page, 'id')).not.toContainText(copy.id.purposes.measuring)
      await answer(page, 'id', 'allow').click()
      await follow(page, pathTo('contactUs', 'id'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Hubungi/)
      await page.waitForLoadState('networkidle')
      expect(site.servers.requests).toEqual([])
      expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
    })
  })
}

test.describe('with the tag manager alone', () => {
  let alone: ThirdPartySite
  test.beforeAll(async () => {
    alone = await ThirdPartySite.open(({ tagManagerSettings, errorReportSettings }) => ({
      ...tagManagerSettings,
      ...errorReportSettings,
    }))
  })
  test.afterAll(() => alone.close())

  test('do not track leaves nothing to ask: no question, no settings, no script', async ({ page }) => {
    await page.addInitScript(signals['do not track'])
    await page.goto(`${alone.node.url}${pathTo('faq', 'id')}`)
    await untilTakenOver(page)
    // Error reports need no consent; that one comes says that all has been started that will be.
    await page.evaluate(() => setTimeout(() => reportError(new Error('Something of ours'))))
    await expect.poll(() => alone.servers.reports).toHaveLength(1)
    await expect(page.locator('.privacy-bar, .privacy-settings')).toHaveCount(0)
    expect(alone.servers.requestsTo('tagManager')).toEqual([])
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
  })
})
