import { expect, type Page, test } from '@playwright/test'
import { locales } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { doubleText } from '../support/double-text.ts'
import { waitForTwoFrames } from '../support/two-frames.ts'

// Heights, targets and rows are results of layout, which only a browser has.
const pages = [
  { name: 'home', path: pathTo('home', 'id'), maxHeight: 6000 },
  { name: 'companies', path: pathTo('companyList', 'id'), maxHeight: 3000 },
  { name: 'the screener', path: pathTo('stockScreener', 'id'), maxHeight: 3600 },
  { name: 'research reports', path: pathTo('researchReport', 'id'), maxHeight: 2800 },
  { name: 'morning notes', path: pathTo('morningNotes', 'id'), maxHeight: 3300 },
  { name: 'announcements', path: pathTo('announcement', 'id'), maxHeight: 2500 },
  { name: 'funds', path: pathTo('productMutualFund', 'id'), maxHeight: 5800 },
  {
    // Without its dates, whose number depends on the month of the demo.
    name: 'a month of corporate actions',
    path: pathTo('corporateAction', 'id', undefined, { view: 'calendar' }),
    maxHeight: 1800,
  },
  { name: 'dividends', path: pathTo('corporateAction', 'id'), maxHeight: 5500 },
  { name: 'recommendations', path: pathTo('recommendation', 'id'), maxHeight: 4200 },
  { name: 'a company', path: pathTo('companyDetail', 'id', { slug: 'bqns' }), maxHeight: 6500 },
  {
    name: 'a chapter',
    path: pathTo('learnInvestmentDetail', 'id', { slug: 'apa-itu-saham' }),
    maxHeight: 7000,
  },
  { name: 'the glossary', path: pathTo('glossary', 'id'), maxHeight: 6000 },
  { name: 'trust', path: pathTo('trust', 'id'), maxHeight: 5000 },
  {
    name: 'search',
    path: pathTo('searchResult', 'id', undefined, { q: 'dividen' }),
    maxHeight: 5000,
  },
]

const maxCalendarDayHeading = 50
const maxCalendarDate = 54

const products = ['productStock', 'productMutualFund', 'productSecurities', 'productEbaRetail'] as const

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('pages of phones are short, and their controls large', async ({ page }) => {
  for (const { name, path, maxHeight } of pages) {
    await page.setViewportSize({ width: 390, height: 844 })
    await openLaidOut(page, path)
    const { height, footer, small, calendarDays, calendarDates } = await page.evaluate(measure)
    const maxCalendar = calendarDays * maxCalendarDayHeading + calendarDates * maxCalendarDate
    expect.soft(height, name).toBeLessThanOrEqual(maxHeight + maxCalendar)
    expect.soft(footer, `the footer of ${name}`).toBeLessThanOrEqual(700)
    expect.soft(small, `controls below 48 px on ${name}`).toEqual([])
    await page.setViewportSize({ width: 768, height: 1024 })
    const tablet = await page.evaluate(measure)
    expect.soft(tablet.height, `${name} at 768 px, at 390 px ${height}`).toBeLessThanOrEqual(height)
    await page.setViewportSize({ width: 320, height: 640 })
    const { header, width } = await page.evaluate(measure)
    expect.soft(header, `the header of ${name}, one row at 320 px`).toBeLessThanOrEqual(80)
    expect.soft(width, `${name} at 320 px`).toBe(320)
  }
})

test('product pages are short at 360 px, and their tables fit', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  for (const name of products) {
    await openLaidOut(page, pathTo(name, 'id'))
    const { height, scrolling } = await page.evaluate(measure)
    expect.soft(height, name).toBeLessThanOrEqual(6000)
    expect.soft(scrolling, `tables of ${name} wider than their column`).toEqual([])
  }
  for (const name of ['productStock', 'orderLimits'] as const) {
    await page.goto(pathTo(name, 'id'))
    await expect(page.getByText(/0[.,]15%/).first(), `the fee on ${name}`).toBeInViewport()
  }
})

const tickerTools = [
  'orderLimits',
  'transactionCost',
  'averagePrice',
  'marginSimulator',
  'dividendCalculator',
  'corporateActionCalculator',
] as const

test('calculators answer on the first screen, and at the top of later ones', async ({ page }) => {
  for (const name of tickerTools) {
    await page.goto(pathTo(name, 'id', undefined, { ticker: 'BQNS' }))
    const { y = 0, height = 0 } = (await page.locator('.tool-answer').boundingBox()) ?? {}
    expect.soft(y + height, `the end of the answer of ${name}`).toBeLessThanOrEqual(630)
    const line = page.locator('.tool-line > p')
    await page.getByRole('heading', { name: /^(Aturan|Tarif)/ }).scrollIntoViewIfNeeded()
    await expect.soft(line, name).toBeInViewport({ ratio: 1 })
    expect.soft((await line.boundingBox())?.y, `the line of ${name}`).toBe(0)
  }
})

test('with text at 200 %, the button of the bar breaks between words only', async ({ page }) => {
  await doubleText(page)
  for (const path of locales.flatMap((locale) => [pathTo('home', locale), pathTo('openAccount', locale)])) {
    await page.goto(path)
    const button = page.locator('.dock-link')
    await expect(button).toBeInViewport({ ratio: 1 })
    const { lines, words } = await button.evaluate(countLines)
    expect(lines, path).toBeLessThanOrEqual(words)
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  // Style sheets decide which links a phone shows and which account types an answer hides.
  test('two taps lead from the home page to a store, and answers narrow down the accounts', async ({
    page,
  }) => {
    await page.goto(pathTo('home', 'id'))
    await page.locator('.dock-link').tap()
    await expect(page).toHaveURL(pathTo('openAccount', 'id'))
    const store = page.getByRole('link', { name: 'Google Play' })
    await expect(store).toBeInViewport({ ratio: 1 })
    await expect(store).toHaveAttribute('href', /^https:\/\/play\.google\.com\/store\/apps\/details\?id=/)
    await store.tap({ trial: true })

    const account = (key: string) => page.locator(`li[data-account="${key}"]`)
    await page.locator('[name="principle"][value="sharia"]').check()
    await expect(account('sharia')).toBeVisible()
    await expect(account('regular')).toBeHidden()
    await page.locator('[name="principle"][value="any"]').check()
    await page.locator('[name="funding"][value="financed"]').check()
    await expect(account('margin')).toBeVisible()
    await expect(account('regular')).toBeHidden()
  })

  test('search, menu and account are at the bottom of every page, unless the visitor types', async ({
    page,
  }) => {
    const bar = page.locator('.dock')
    for (const { name, field } of [
      { name: 'contactUs', field: 'main textarea' },
      { name: 'investmentCalculator', field: 'main input[type="text"]' },
      { name: 'searchResult', field: 'main input[name="q"]' },
    ] as const) {
      await page.goto(pathTo(name, 'id'))
      const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {}
      expect.soft(y + height, `the bar of ${name}`).toBe(844)
      await expect.soft(bar.getByRole('link'), name).toBeVisible()
      await page.locator(field).first().focus()
      await expect(bar, name).not.toBeInViewport()
      await page.locator('.mobile-menu > summary').focus()
      await expect(bar, name).toBeInViewport({ ratio: 1 })
    }
  })
})

// Only a browser measures layout shifts and restores scroll positions.
test('the layout of parts below the viewport is deferred, without moving visible ones', async ({ page }) => {
  // The swap to the web font shifts text, which is not under test.
  await page.route('**/*.woff2', (route) => route.abort())
  await watchDeferral(page)
  for (const height of [800, 1800]) {
    await page.setViewportSize({ width: 390, height })
    await openLaidOut(page, pathTo('trust', 'id'))
    const [before = 0, ...after] = await page.evaluate(() => window.deferred)
    expect(before, `deferred parts at ${height} px`).toBeGreaterThan(1)
    expect(after).toEqual([0])
    await waitForTwoFrames(page)
    expect(await page.evaluate(() => window.shiftCount), `shifts at ${height} px`).toBe(0)
  }
})

test('no layout is deferred when the browser restores a scroll position', async ({ page }) => {
  await watchDeferral(page)
  await openLaidOut(page, pathTo('trust', 'id'))
  await page.getByRole('contentinfo').getByRole('link').first().scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(1000)
  await page.reload()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  expect(await page.evaluate(() => window.deferred)).toEqual([])
})

/** Counts deferred parts at the beginning and at the end of the deferral, and all layout shifts. */
async function watchDeferral(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { deferred: [], shiftCount: 0 })
    new MutationObserver(() => {
      const isDeferred = (part: Element) => getComputedStyle(part).contentVisibility === 'auto'
      window.deferred.push([...document.querySelectorAll('.deferred-layout')].filter(isDeferred).length)
    }).observe(document, { subtree: true, attributeFilter: ['data-deferred-layout'] })
    new PerformanceObserver((list) => {
      window.shiftCount += list.getEntries().length
    }).observe({ type: 'layout-shift' })
  })
}

async function openLaidOut(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('html')).not.toHaveAttribute('data-deferred-layout')
}

declare global {
  interface Window {
    deferred: number[]
    shiftCount: number
  }
}

/** Runs in the browser. */
function countLines(element: Element) {
  const range = document.createRange()
  range.selectNodeContents(element)
  return { lines: range.getClientRects().length, words: element.textContent.split(' ').length }
}

/** Runs in the browser, so it cannot use its closure. */
function measure() {
  const measureHeight = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().height
  const controls =
    'header summary, .dock-link, .language a, .folded-filter > summary, .accordion-item > summary, main .button, main .field-box, .link-tabs a, .link-chips a, .pagination a, .footer summary'
  return {
    height: document.documentElement.scrollHeight,
    width: document.documentElement.scrollWidth,
    header: measureHeight('header'),
    footer: measureHeight('.footer'),
    calendarDays: document.querySelectorAll('[aria-labelledby="calendar-title"] td:has(li)').length,
    calendarDates: document.querySelectorAll('[aria-labelledby="calendar-title"] td > ul > li').length,
    scrolling: [...document.querySelectorAll('.table-region')]
      .filter((region) => region.checkVisibility() && region.scrollWidth > region.clientWidth)
      .map((region) => region.getAttribute('aria-label')),
    small: [...document.querySelectorAll(controls)]
      .filter((control) => control.checkVisibility() && control.getBoundingClientRect().height < 47.5)
      .map((control) => `${control.className} ${control.textContent?.trim().slice(0, 30)}`),
  }
}
