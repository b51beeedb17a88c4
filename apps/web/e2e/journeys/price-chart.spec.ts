import { expect, type Page, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { axeAppearanceErrors, axeErrors } from '../support/axe.ts'
import { holdScript, openHydrated, waitForHydration } from '../support/hydration.ts'
import { collectErrors } from '../support/page-errors.ts'

const slug = 'bqns'
const chartPath = (locale: 'id' | 'en', query: Record<string, string> = {}) =>
  pathTo('companyDetail', locale, { slug }, query)

const chart = (page: Page) => page.getByRole('slider', { name: 'Day on the chart' })
const reading = (page: Page) => chart(page).getAttribute('aria-valuetext')

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the chart is a drawing with a name and a table', async ({ page }) => {
    await page.goto(chartPath('id', { versus: 'LTMR', range: 'max' }))
    await expect(page.getByRole('figure').first().getByRole('img').first()).toHaveAccessibleName(/BQNS/)
    await page.getByText('Tampilkan sebagai tabel').click()
    await expect(page.getByRole('table').first().getByRole('row').nth(2)).toBeVisible()
    await expect(page.getByRole('slider')).toHaveCount(0)
  })
})

test('with a measured change the chart passes axe at 360 px, in both color schemes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 })
  const errors = collectErrors(page)
  await openHydrated(page, chartPath('en', { type: 'candles', averages: 'shown' }))
  await chart(page).focus()
  await page.keyboard.press('Shift+Home')
  await expect(chart(page)).toHaveAttribute('aria-valuenow', '1')
  expect(await axeErrors(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await axeAppearanceErrors(page)).toEqual([])
  expect(errors).toEqual([])
})

test.describe('the reading', () => {
  test.use({ hasTouch: true })

  test('is the same with finger, mouse and keys, before hydration too, and moves nothing', async ({
    page,
  }) => {
    const errors = collectErrors(page)
    const release = await holdScript(page)
    await page.goto(chartPath('en', { range: '1M' }))
    await chart(page).scrollIntoViewIfNeeded()
    const atRest = await reading(page)
    expect(atRest).toMatch(/^Close [\d,]+, Date \w+ \d+, \d{4}, Change [+−]?[\d.]+%, Volume [\d,]+$/)
    const figure = page.getByRole('figure').first()
    const box = await figure.boundingBox()
    const at = await pointsOn(page)
    const touch = await createTouch(page)

    await touch('touchStart', at(0.2))
    await touch('touchEnd')
    const day = await reading(page)
    expect(day).not.toBe(atRest)
    await touch('touchStart', at(0.2))
    await touch('touchMove', at(0.8))
    await touch('touchEnd')
    const change = await reading(page)
    expect(change).toMatch(/, \w+ \d+, \d{4} – \w+ \d+, \d{4}/)
    expect(await figure.boundingBox()).toEqual(box)
    const shown = await figure.innerText()

    release()
    await waitForHydration(page)
    expect([await reading(page), await figure.innerText()]).toEqual([change, shown])
    await page.mouse.click(at(0.2).x, at(0.2).y)
    expect(await reading(page)).toBe(day)
    await page.mouse.down()
    await page.mouse.move(at(0.8).x, at(0.8).y)
    await page.mouse.up()
    expect(await reading(page)).toBe(change)
    await page.mouse.move(0, 0)
    expect(await reading(page)).toBe(atRest)

    await chart(page).focus()
    await page.keyboard.press('Home')
    await expect(async () => {
      await page.keyboard.press('ArrowRight')
      expect(await reading(page)).toBe(day)
    }).toPass()
    await expect(async () => {
      await page.keyboard.press('Shift+ArrowRight')
      expect(await reading(page)).toBe(change)
    }).toPass()
    await page.keyboard.press('Escape')
    expect(await reading(page)).toBe(atRest)

    await test.step('in a range that is chosen by a link', async () => {
      await page.getByRole('link', { name: '1W', exact: true }).click()
      await expect(page).toHaveURL(/range=1W/)
      await expect(chart(page)).toHaveAttribute('aria-valuemax', /^[3-6]$/)
      await chart(page).focus()
      // The new chart takes keys once its script has loaded.
      await expect(async () => {
        await page.keyboard.press('Home')
        await expect(chart(page)).toHaveAttribute('aria-valuenow', '1', { timeout: 100 })
      }).toPass()
    })
    expect(errors).toEqual([])
  })

  test('leaves vertical moves of a finger to the page', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 600 })
    await page.goto(chartPath('en'))
    await chart(page).scrollIntoViewIfNeeded()
    const atRest = await reading(page)
    const top = await page.evaluate(() => scrollY)
    const at = await pointsOn(page)
    const touch = await createTouch(page)
    const { x, y } = at(0.5)
    await touch('touchStart', { x, y })
    for (const distance of [20, 60, 120]) {
      await touch('touchMove', { x, y: y - distance })
    }
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top)
    await touch('touchEnd')
    expect(await reading(page)).toBe(atRest)
  })
})

/** Points of the window by their share of the chart's width. */
async function pointsOn(page: Page) {
  const box = await chart(page).boundingBox()
  return (share: number) => ({
    x: (box?.x ?? 0) + (box?.width ?? 0) * share,
    y: (box?.y ?? 0) + (box?.height ?? 0) / 2,
  })
}

async function createTouch(page: Page) {
  const client = await page.context().newCDPSession(page)
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] })
}
