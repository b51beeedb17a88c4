import { type Browser, expect, type Page, test } from '@playwright/test'
import { localeFacts } from '#app/i18n/locales.ts'
import { type PageName, pageOf } from '#app/i18n/pages.ts'
import { axeFaults, axeFaultsOfAppearance } from './axe.ts'
import { layoutFaults } from './layout-faults.ts'
import { collectFaults } from './page-faults.ts'
import { weigh } from './page-weight.ts'
import { allPages, sampleAddress } from './sample-addresses.ts'
import { untilTakenOver, withoutPrefetch } from './taken-over.ts'

/** 320 px is also what 1280 px are at 400 % zoom (WCAG 1.4.10); the others are the breakpoints. */
const widths = [320, 640, 768, 1024, 1280, 1536]
const height = 800

/** DESIGN: React, the router and the shell; then what a page may come to in all, its drawings included, and a tool. A company's overview comes to more (decision 0015). */
const SHARED_SCRIPT_KIB = 120
const SCRIPT_KIB = { text: 135, tool: 140, company: 149 } as const
const STYLE_KIB = 14
/** All that there is of scripts before a page can be used. */
const INLINE_SCRIPT_KB = 20
/** What the views hydrate from may add to the markup; search results are texts in marked pieces and little else. */
const DOCUMENT_RATIO = { usual: 1.33, searchResult: 1.45 } as const

// Colours are measured where they come to rest.
test.use({ viewport: { width: 1280, height }, contextOptions: { reducedMotion: 'reduce' } })

function scriptBudget(name: PageName): number {
  const isText = pageOf(name).cache === 'list' || pageOf(name).cache === 'detail'
  return SCRIPT_KIB[name === 'companyDetail' ? 'company' : isText ? 'text' : 'tool']
}

test.describe('every page', () => {
  for (const { name, locale } of allPages) {
    // One visit answers all questions: loading is what costs.
    test(`${name} in ${locale}`, async ({ page, browser, request, baseURL }) => {
      const address = await sampleAddress(request, name, locale)
      const faults = collectFaults(page)
      await withoutPrefetch(page)
      const response = await page.goto(address)
      expect(response?.status(), address).toBe(200)
      await untilTakenOver(page)

      await test.step('head', async () => {
        await expect(page.locator('html')).toHaveAttribute('lang', localeFacts[locale].languageTag)
        await expect(page).toHaveTitle(/\S · Wirasana Sekuritas$/)
        await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S+/)
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /^https?:\/\//)
        const isIndexed = pageOf(name).isIndexed !== false
        await expect(page.locator('meta[name="robots"]')).toHaveCount(isIndexed ? 0 : 1)
      })

      await test.step('one font, asked for by the page itself and once', async () => {
        const font = page.locator('link[rel="preload"][as="font"]')
        await expect(font).toHaveCount(1)
        expect(await font.evaluate(timesFetched)).toBe(1)
      })

      await test.step('the same text without JavaScript', async () => {
        const text = await mainText(page)
        expect(text.length).toBeGreaterThan(200)
        expect(text).not.toMatch(/\bNaN\b|undefined|\[object|Infinity/)
        expect(await textWithoutScript(browser, `${baseURL}${address}`)).toBe(text)
      })

      await test.step('weight', async () => {
        const html = (await response?.text()) ?? ''
        const weight = await weigh(page, request, html)
        const budget = scriptBudget(name)
        expect
          .soft(weight.sharedScriptBytes / 1024, 'KiB of shared scripts')
          .toBeLessThanOrEqual(SHARED_SCRIPT_KIB)
        expect.soft(weight.scriptBytes / 1024, 'KiB of scripts').toBeLessThanOrEqual(budget)
        expect
          .soft(weight.inlineScriptBytes / 1000, 'kB of scripts in the page')
          .toBeLessThanOrEqual(INLINE_SCRIPT_KB)
        expect.soft(weight.styleBytes / 1024, 'KiB of styles').toBeLessThanOrEqual(STYLE_KIB)
        const ratio = DOCUMENT_RATIO[name === 'searchResult' ? name : 'usual']
        expect.soft(weight.documentRatio, 'markup and data to markup').toBeLessThanOrEqual(ratio)
      })

      await test.step('axe, everything opened', async () => {
        await openAll(page)
        await expect(page.locator('h1')).toHaveCount(1)
        await expect(page.locator('h1')).not.toBeEmpty()
        expect.soft(await axeFaults(page)).toEqual([])
      })

      await test.step('reflow', async () => {
        for (const width of widths) {
          await page.setViewportSize({ width, height })
          expect.soft(await page.evaluate(layoutFaults), `at ${width} px`).toEqual([])
        }
      })

      await test.step('dark and narrow', async () => {
        await page.setViewportSize({ width: 360, height })
        await page.emulateMedia({ colorScheme: 'dark' })
        expect.soft(await axeFaultsOfAppearance(page)).toEqual([])
      })

      await test.step('larger text and wider spacing', async () => {
        await page.setViewportSize({ width: 1280, height })
        await page.evaluate(spaceText)
        expect.soft(await page.evaluate(layoutFaults), 'WCAG 1.4.12 at 1280 px').toEqual([])
        await page.setViewportSize({ width: 320, height })
        expect.soft(await page.evaluate(layoutFaults), 'WCAG 1.4.12 at 320 px').toEqual([])
        await page.setViewportSize({ width: 1280, height })
        await page.evaluate(() => {
          document.adoptedStyleSheets = []
        })
        await doubleText(page)
        expect.soft(await page.evaluate(layoutFaults), 'text at 200 %').toEqual([])
      })
      expect(faults).toEqual([])
    })
  }
})

/** The main text but for what appears only with script, which it needs, or only without, where script has another way. */
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

async function textWithoutScript(browser: Browser, url: string): Promise<string> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1280, height },
  })
  const page = await context.newPage()
  await page.goto(url)
  const text = await mainText(page)
  await context.close()
  return text
}

function timesFetched(link: HTMLLinkElement): number {
  return performance.getEntriesByName(link.href).length
}

/** What is folded away counts too. */
async function openAll(page: Page) {
  await page.locator('main details').evaluateAll((all) => {
    for (const details of all) {
      // Those of one group would close each other.
      details.removeAttribute('name')
      details.setAttribute('open', '')
    }
  })
}

/** The spacing that WCAG 1.4.12 lets a reader choose; an adopted sheet, as the content policy allows no other. */
function spaceText() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-block-end: 2em !important; }
  `)
  document.adoptedStyleSheets = [sheet]
}

/** What a reader's own font size does (WCAG 1.4.4): unlike a style of the page it also counts in media queries. */
async function doubleText(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
}
