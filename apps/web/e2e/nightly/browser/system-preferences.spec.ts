import { expect, type Page, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { axeErrors } from '../../support/axe.ts'
import { layoutErrors } from '../../support/layout-errors.ts'
import { sampleAddress } from '../../support/sample-addresses.ts'

/** Together, they have the site's fields, tables, charts, cards, tabs, notices and texts. */
const names = [
  'home',
  'contactUs',
  'faq',
  'companyDetail',
  'companyList',
  'blogDetail',
  'investmentCalculator',
] as const

for (const { preference, media } of [
  { preference: 'forced colors', media: { forcedColors: 'active' } },
  { preference: 'more contrast', media: { contrast: 'more' } },
] as const) {
  for (const name of names) {
    test(`${name} with ${preference} passes axe and reflows`, async ({ page, request }) => {
      await page.emulateMedia(media)
      await page.goto(await sampleAddress(request, name, 'id'))
      for (const width of [1440, 768, 320]) {
        await page.setViewportSize({ width, height: 800 })
        expect.soft(await page.evaluate(layoutErrors), `at ${width} px`).toEqual([])
      }
      expect(await axeErrors(page)).toEqual([])
    })
  }
}

for (const name of names) {
  test(`${name} with reduced motion animates nothing`, async ({ page, request }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(await sampleAddress(request, name, 'id'))
    const moving = await page.evaluate(
      () =>
        [...document.querySelectorAll('body *')].filter((element) => {
          const { animationDuration, transitionDuration } = getComputedStyle(element)
          return [animationDuration, transitionDuration].some(
            (duration) => Number.parseFloat(duration) > 0.01,
          )
        }).length,
    )
    expect(moving).toBe(0)
  })
}

test('a slider keeps its track and its thumb with forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(pathTo('investmentCalculator', 'id'))
  const slider = page.getByRole('slider').first()
  await expect(slider).toHaveCSS('background-image', /linear-gradient/)
  await expect(slider).toHaveCSS('background-image', /rgb\(255, 255, 255\)|rgb\(0, 0, 0\)/)
})

test('an anchor opens its part of an accordion', async ({ page }) => {
  await page.goto(pathTo('faq', 'id'))
  const answer = await closedAnswer(page)
  await expect(answer).toBeHidden()
  await page.goto(`${pathTo('faq', 'id')}#${await answer.getAttribute('id')}`)
  await expect(answer).toBeVisible()
})

test('in print, collapsed content is shown and buttons are hidden', async ({ page }) => {
  await page.goto(pathTo('faq', 'id'))
  const answer = await closedAnswer(page)
  const button = page.locator('main .button').first()
  await expect(answer).toBeHidden()
  await expect(button).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(answer).toBeVisible()
  await expect(button).toBeHidden()
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(ground, 'in dark too').toBe('rgb(255, 255, 255)')
})

/** The first answer of the FAQ page, by its ID, because the anchor is inside the section. */
async function closedAnswer(page: Page) {
  const id = await page.locator('main .accordion-body[id]').first().getAttribute('id')
  return page.locator(`[id="${id}"]`)
}
