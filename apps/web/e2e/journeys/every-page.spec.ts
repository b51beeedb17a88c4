import { expect, type Page, test } from '@playwright/test'
import { brand } from '@site/brand/names.ts'
import { findPage, type PageName, pageNames } from '@site/contracts/content/site-pages.ts'
import { type Locale, localeFacts } from '#app/i18n/locales.ts'
import { findCachePolicy, pageRoutes } from '#app/request/page-routes.ts'
import { axeAppearanceErrors, axeErrors } from '../support/axe.ts'
import { doubleText } from '../support/double-text.ts'
import { neverIdle, waitForHydration, withoutPrefetch } from '../support/hydration.ts'
import { layoutErrors } from '../support/layout-errors.ts'
import { collectErrors, withoutShedImages } from '../support/page-errors.ts'
import { measureWeight } from '../support/page-weight.ts'
import { parsePage } from '../support/parse-page.ts'
import { sampleAddress } from '../support/sample-addresses.ts'

/** 320 px equals 1280 px at 400% zoom (WCAG 1.4.10); the others are the breakpoints. */
const widths = [320, 640, 768, 1024, 1280, 1536]
/** With text at 200 %, lower phones have no bar at the bottom. */
const height = 844

/**
 * The budgets: React, router and layout; then the whole page including charts, and a tool. A company's overview needs
 * more (decision 0015).
 */
const SHARED_SCRIPT_KIB = 120
const SCRIPT_KIB = { text: 139.5, tool: 143, company: 152 } as const
/** Data pages also load the styles of their tables, rows and charts (decision 0015), a company those of its comparison. */
const STYLE_KIB = { text: 15.5, data: 16.5 } as const
/** Inline scripts delay interactivity. A company has the index of its chart and the figures of its sector in its data. */
const INLINE_SCRIPT_KB = { usual: 19.5, company: 21 } as const
/** Max growth of the markup by hydration data, which repeats the whole text of a document. */
const DOCUMENT_RATIO = { usual: 1.5, detail: 1.65, searchResult: 1.66 } as const

const titleEnd = new RegExp(`\\S · ${brand.companyName}$`)
/** React separates adjacent texts with comments; browser translation keeps the old text when they change. */
const splitText = '<!-- -->'

// Colors are measured without transitions.
test.use({ viewport: { width: 1280, height }, contextOptions: { reducedMotion: 'reduce' } })

const isText = (name: PageName) => ['list', 'detail'].includes(findCachePolicy(name))

function scriptBudget(name: PageName): number {
  return SCRIPT_KIB[name === 'companyDetail' ? 'company' : isText(name) ? 'text' : 'tool']
}

function documentRatio(name: PageName): number {
  if (name === 'searchResult') return DOCUMENT_RATIO.searchResult
  return DOCUMENT_RATIO[findCachePolicy(name) === 'detail' ? 'detail' : 'usual']
}

/** Pages of one route module look alike: `npm test` opens the first one. */
const isFirstOfRoute = (name: PageName) =>
  pageNames.find((other) => pageRoutes[other].file === pageRoutes[name].file) === name

for (const name of pageNames) {
  test(`${name} in id: head, text without script, weight, accessibility and reflow`, {
    tag: isFirstOfRoute(name) ? [] : ['@nightly'],
  }, async ({ page, request }) => {
    const { errors, html } = await visit(page, await sampleAddress(request, name, 'id'), 'id')

    await test.step('head', async () => {
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /^https?:\/\//)
      // The router prefetches routes of links with this attribute (decision 0019).
      await expect(page.locator('[data-discover]')).toHaveCount(0)
      const isIndexed = findPage(name).isIndexed !== false
      await expect(page.locator('meta[name="robots"]')).toHaveCount(isIndexed ? 0 : 1)
    })

    await test.step('one font, preloaded and fetched once', async () => {
      const font = page.locator('link[rel="preload"][as="font"]')
      await expect(font).toHaveCount(1)
      expect(await font.evaluate(timesFetched)).toBe(1)
    })

    await test.step('weight', async () => {
      const weight = await measureWeight(page, request, html)
      expect
        .soft(weight.sharedScriptBytes / 1024, 'KiB of shared scripts')
        .toBeLessThanOrEqual(SHARED_SCRIPT_KIB)
      expect.soft(weight.scriptBytes / 1024, 'KiB of scripts').toBeLessThanOrEqual(scriptBudget(name))
      expect
        .soft(weight.inlineScriptBytes / 1000, 'kB of inline scripts')
        .toBeLessThanOrEqual(INLINE_SCRIPT_KB[name === 'companyDetail' ? 'company' : 'usual'])
      expect
        .soft(weight.styleBytes / 1024, 'KiB of styles')
        .toBeLessThanOrEqual(STYLE_KIB[isText(name) ? 'text' : 'data'])
      expect.soft(weight.documentRatio, 'markup and data to markup').toBeLessThanOrEqual(documentRatio(name))
    })

    await test.step('axe, everything opened', async () => {
      await openAll(page)
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page.locator('h1')).not.toBeEmpty()
      expect.soft(await axeErrors(page)).toEqual([])
    })

    await expectReflow(page, [320, 768])
    expect(withoutShedImages(errors)).toEqual([])
  })

  test(`${name} in en is a whole document`, async ({ request }) => {
    const response = await request.get(await sampleAddress(request, name, 'en'))
    expect(response.status()).toBe(200)
    const html = await response.text()
    const { title, description } = parsePage(html)
    expect(title).toMatch(titleEnd)
    expect(description).not.toBe('')
    expect(html).toContain(`lang="${localeFacts.en.languageTag}"`)
    expect(html).not.toContain(splitText)
  })

  test(`${name} in en: text without script, contrast and reflow`, { tag: '@nightly' }, async ({
    page,
    request,
  }) => {
    const { errors } = await visit(page, await sampleAddress(request, name, 'en'), 'en')
    await openAll(page)
    await expectReflow(page, [320, 1024])
    expect.soft(await axeAppearanceErrors(page)).toEqual([])
    expect(withoutShedImages(errors)).toEqual([])
  })

  test(`${name} at every width, in dark, with wider spacing and larger text`, { tag: '@nightly' }, async ({
    page,
    request,
  }) => {
    await visit(page, await sampleAddress(request, name, 'id'), 'id')
    await openAll(page)
    await expectReflow(page, widths)
    await test.step('dark and narrow', async () => {
      await page.setViewportSize({ width: 360, height })
      await page.emulateMedia({ colorScheme: 'dark' })
      expect.soft(await axeAppearanceErrors(page)).toEqual([])
    })
    await page.evaluate(spaceText)
    await expectReflow(page, [320, 1280], 'with the spacing of WCAG 1.4.12')
    await page.evaluate(() => {
      document.adoptedStyleSheets = []
    })
    await doubleText(page)
    await expectReflow(page, [320, 390, 1280], 'with text at 200 %')
  })
}

/** Opens a page and waits for hydration; its text must not change. */
async function visit(page: Page, address: string, locale: Locale) {
  const errors = collectErrors(page)
  await withoutPrefetch(page)
  await neverIdle(page)
  const response = await page.goto(address)
  expect(response?.status(), address).toBe(200)
  // `innerText` leaves out parts whose layout is still deferred.
  await expect(page.locator('html')).not.toHaveAttribute('data-deferred-layout')
  const text = await mainText(page)
  expect(text.length).toBeGreaterThan(200)
  expect(text).not.toMatch(/\bNaN\b|undefined|\[object|Infinity/)
  await page.keyboard.press('Shift')
  await waitForHydration(page)
  expect(await mainText(page)).toBe(text)
  await expect(page.locator('html')).toHaveAttribute('lang', localeFacts[locale].languageTag)
  await expect(page).toHaveTitle(titleEnd)
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S+/)
  const html = (await response?.text()) ?? ''
  expect(html).not.toContain(splitText)
  return { errors, html }
}

async function expectReflow(page: Page, all: readonly number[], how = '') {
  await test.step('reflow', async () => {
    for (const width of all) {
      await page.setViewportSize({ width, height })
      expect.soft(await page.evaluate(layoutErrors), `at ${width} px ${how}`).toEqual([])
    }
  })
}

/** The main text without elements that depend on JavaScript. */
function mainText(page: Page): Promise<string> {
  return page.locator('main').evaluate((main: HTMLElement) => {
    const extras = main.querySelectorAll<HTMLElement>('[data-script-only], [data-no-script-only]')
    for (const extra of extras) {
      extra.style.display = 'none'
    }
    const text = main.innerText
    for (const extra of extras) {
      extra.style.display = ''
    }
    return text
  })
}

function timesFetched(link: HTMLLinkElement): number {
  return performance.getEntriesByName(link.href).length
}

/** Opens collapsed content too. */
async function openAll(page: Page) {
  await page.locator('main details').evaluateAll((all) => {
    for (const details of all) {
      // Otherwise details of one group would close each other.
      details.removeAttribute('name')
      details.setAttribute('open', '')
    }
  })
}

/** The text spacing of WCAG 1.4.12, as an adopted style sheet because of the CSP. */
function spaceText() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-block-end: 2em !important; }
  `)
  document.adoptedStyleSheets = [sheet]
}
