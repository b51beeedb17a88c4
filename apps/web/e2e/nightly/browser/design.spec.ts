import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { startDevServer } from '../../support/dev-server.ts'

/**
 * The component gallery. Tests check properties instead of screenshots, which change with each design change and
 * browser release.
 */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const paths = { id: '/design', en: '/design/en' } as const

// One worker, so that the development server starts once.
test.describe.configure({ mode: 'default' })

let server: Awaited<ReturnType<typeof startDevServer>>
test.beforeAll(async () => {
  server = await startDevServer()
})
test.afterAll(() => server.stop())

for (const { name, locale, media } of [
  { name: 'in light', locale: 'id', media: { colorScheme: 'light' } },
  { name: 'in dark', locale: 'en', media: { colorScheme: 'dark' } },
  { name: 'in forced colors', locale: 'id', media: { forcedColors: 'active' } },
  { name: 'with more contrast', locale: 'id', media: { contrast: 'more' } },
] as const) {
  test(`the specimens pass axe and reflow ${name}`, async ({ page }) => {
    await page.emulateMedia(media)
    await openSpecimens(page, locale, 1440)
    for (const width of [1440, 768, 320]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await sidewaysOf(page), `at ${width} px`).toEqual([])
    }
    expect(await errorsIn(page)).toEqual([])
  })
}

test('nothing is animated with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openSpecimens(page, 'id', 1440)
  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll('body *')].filter((element) => {
        const { animationDuration, transitionDuration } = getComputedStyle(element)
        return [animationDuration, transitionDuration].some((duration) => Number.parseFloat(duration) > 0.01)
      }).length,
  )
  expect(moving).toBe(0)
})

test('a dialog takes the focus, closes on Escape and returns the focus', async ({ page }) => {
  await openSpecimens(page, 'id', 360)
  const opener = page.getByRole('button', { name: 'Lihat syarat' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Syarat rekening margin' })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Tutup' })).toBeFocused()
  expect(await errorsIn(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('an anchor opens its part of an accordion and closes the others of the group', async ({ page }) => {
  await openSpecimens(page, 'id', 360)
  await expect(page.locator('#answer-closed')).toBeHidden()
  await page.goto(`${server.url}/design#answer-closed`)
  await expect(page.locator('#answer-closed')).toBeVisible()
  await expect(page.locator('#answer-open')).toBeHidden()
})

test('in print, collapsed content is shown and buttons are hidden', async ({ page }) => {
  await openSpecimens(page, 'id', 768)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.locator('#answer-closed')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Lihat syarat' })).toBeHidden()
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(ground, 'in dark too').toBe('rgb(255, 255, 255)')
})

test('the component gallery does not exist in production', async ({ request }) => {
  for (const path of Object.values(paths)) {
    const response = await request.get(path)
    expect(response.status()).toBe(404)
  }
})

async function openSpecimens(page: Page, locale: keyof typeof paths, width: number) {
  await page.setViewportSize({ width, height: 800 })
  await page.goto(`${server.url}${paths[locale]}`, { waitUntil: 'networkidle' })
}

/** The elements that overflow the page horizontally. */
function sidewaysOf(page: Page) {
  return page.evaluate(() => {
    const room = document.documentElement.clientWidth
    return document.documentElement.scrollWidth <= room
      ? []
      : [...document.querySelectorAll('main *')]
          .filter((element) => element.getBoundingClientRect().right > room + 0.5)
          .map((element) => element.outerHTML.slice(0, 120))
  })
}

async function errorsIn(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).setLegacyMode().analyze()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )
}
