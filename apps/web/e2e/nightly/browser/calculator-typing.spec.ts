import { expect, test } from '@playwright/test'
import { axeAppearanceErrors, axeErrors } from '../../support/axe.ts'
import { field, open, result, sent } from '../../support/calculator-form.ts'
import { hold, withoutPrefetch } from '../../support/hydration.ts'

test('the URL follows the fields without a history entry, and restores the plan', async ({ page }) => {
  await page.goto('/en')
  await open(page, 'en', sent)
  const before = await page.evaluate(() => history.length)
  await field(page, 'duration').fill('7')
  await expect(page).toHaveURL(/duration=7/)
  await field(page, 'expectedReturn').fill('abc')
  await field(page, 'expectedReturn').fill('7.5')
  await expect(page).toHaveURL(/initialInvestment=25000000&expectedReturn=7\.5&duration=7/)
  expect(await page.evaluate(() => history.length)).toBe(before)
  const value = (await result(page, 'finalValue').getAttribute('data-value')) ?? ''
  await page.reload()
  await expect(result(page, 'finalValue')).toHaveAttribute('data-value', value)
  await page.goBack()
  await expect(page).toHaveURL(/\/en$/)
  await page.goForward()
  await expect(result(page, 'finalValue')).toHaveAttribute('data-value', value)
})

test('a link within the page keeps the typed values and makes no request', async ({ page }) => {
  const asked: string[] = []
  await withoutPrefetch(page)
  await open(page, 'en', sent)
  page.on('request', (request) => asked.push(request.url()))
  await field(page, 'duration').fill('7')
  await expect(page).toHaveURL(/duration=7/)
  await field(page, 'duration').fill('abc')
  await page.getByRole('link', { name: 'Show as table' }).click()
  await expect(page).toHaveURL(/duration=7#calculator-years$/)
  await field(page, 'initialInvestment').fill('30000000')
  await expect(field(page, 'duration')).toHaveValue('abc')
  await expect(page.locator('[data-error="duration:numeric"]')).toBeVisible()
  expect(asked.filter((url) => !url.endsWith('/icon.svg'))).toEqual([])
})

test('going back right after a key leaves the previous history entry unchanged', async ({ page }) => {
  await open(page, 'en', sent)
  await page.getByRole('link', { name: 'Mixture' }).click()
  await expect(field(page, 'monthlyInvestment')).toBeVisible()
  const release = await hold(page, '**/*.data*')
  await field(page, 'duration').fill('7')
  await page.evaluate(() => history.back())
  // Timers fire in order, so the one after the last key has fired by now.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)))
  release()
  await expect(field(page, 'monthlyInvestment')).toHaveCount(0)
  await expect(page).toHaveURL(/strategy=lumpSum&.*duration=5/)
  await expect(field(page, 'duration')).toHaveValue('5')
})

test('a slider and its field update each other', async ({ page }) => {
  await open(page, 'id', sent)
  const slider = page.getByRole('slider', { name: 'Jangka waktu' })
  await expect(slider).toHaveAttribute('aria-valuetext', '5 tahun')
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await expect(field(page, 'duration')).toHaveValue('6')
  await expect(page).toHaveURL(/duration=6/)
  await field(page, 'initialInvestment').fill('50000000')
  await expect(page.getByRole('slider', { name: 'Investasi awal' })).toHaveAttribute(
    'aria-valuetext',
    'Rp50\u00a0juta',
  )
})

test('an error appears when the field is left, and the last result stays until then', async ({ page }) => {
  await open(page, 'en', sent)
  await field(page, 'duration').fill('')
  await page.keyboard.type('41')
  await expect(page.locator('[data-error]')).toHaveCount(0)
  await expect(page.getByText('This is still the result for your previous entries.').first()).toBeVisible()
  await expect(result(page, 'totalInvested')).toHaveAttribute('data-value', '25000000')
  await page.keyboard.press('Tab')
  await expect(page.locator('[data-error="duration:max"]')).toBeVisible()
  await expect(result(page, 'totalInvested')).toHaveCount(0)
  await field(page, 'duration').fill('4')
  await expect(page.locator('[data-error]')).toHaveCount(0)
})

test('the live region announces the result once, after the last key', async ({ page }) => {
  await open(page, 'en', sent)
  const voice = page.locator('main p[aria-live="polite"]')
  await expect(voice).toHaveText('')
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const voice = document.querySelector('main p[aria-live="polite"]')
    if (voice) {
      new MutationObserver(() => heard.push(voice.textContent ?? '')).observe(voice, {
        childList: true,
        characterData: true,
        subtree: true,
      })
    }
  })
  await field(page, 'initialInvestment').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('30000000')
  await expect(voice).toHaveText(/^Your investment becomes IDR\s40,622,435 after 5 years\.$/)
  expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toHaveLength(1)
  expect(await page.locator('output:not([aria-live="off"])').count()).toBe(0)
})

test('passes axe with values typed in, and with errors in both color schemes', async ({ page }) => {
  for (const calculator of ['target', 'pension']) {
    await open(page, 'en', { calculator, strategy: 'mixture' })
    await field(page, 'initialInvestment').fill('12000000')
    await page.keyboard.press('Tab')
    expect(await axeErrors(page)).toEqual([])
  }
  await open(page, 'id', { calculator: 'pensionCheck', strategy: 'mixture' })
  await field(page, 'monthlyLivingCost').fill('12000000')
  await field(page, 'retirementAge').fill('20')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeFocused()
  expect(await axeErrors(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await axeAppearanceErrors(page)).toEqual([])
})
