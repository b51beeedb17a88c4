import { expect, test } from '@playwright/test'
import { firstArticle, locateBar, openStill } from '../support/still-page.ts'

// The numbers are those of the specification.
test('the progress bar shows after 200 ms, runs 5000 ms, hides 500 ms after the end, and is 2 px high', async ({
  page,
}) => {
  const { asked, answer } = await openStill(page)
  await firstArticle(page).click()
  await asked
  const bar = locateBar(page)
  await page.clock.runFor(199)
  await expect(bar).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(bar).toHaveClass(/progress-running/)
  await expect(bar).toHaveAttribute('aria-hidden', 'true')
  await expect(bar).toHaveCSS('height', '2px')
  await expect(bar).toHaveCSS('position', 'fixed')
  await expect(bar).toHaveCSS('background-color', 'rgb(0, 0, 0)')
  await expect(bar).toHaveCSS('animation-duration', '5s')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(bar).toHaveCSS('background-color', 'rgb(255, 255, 255)')

  answer('continue')
  await expect(page).toHaveURL(/\/blog\/./)
  await expect(bar).toHaveClass(/progress-done/)
  await page.clock.runFor(499)
  await expect(bar).toHaveCount(1)
  await page.clock.runFor(1)
  await expect(bar).toHaveCount(0)
})
