import { expect, test } from '@playwright/test'
import vectorFile from '@site/finance/calculators/calculator-vectors.json' with { type: 'json' }
import { pathTo } from '#app/i18n/path-to.ts'
import { axeFaults, axeFaultsOfAppearance } from './axe.ts'
import { field, growth, open, result, sent } from './calculator-form.ts'
import { untilTakenOver, withoutPrefetch } from './taken-over.ts'

/** A result, a result over ages, and errors; sent-form.test.ts answers every vector. */
const sample = ['D05', 'D27', 'D40']

for (const vector of vectorFile.vectors.filter(({ id }) => sample.includes(id))) {
  test(`${vector.id} is answered as its vector says while it is typed, without a request`, async ({
    page,
  }) => {
    const asked: string[] = []
    const { calculator, strategy, input } = vector
    const { yearly, errors, ...expected } = { yearly: [], errors: [], ...vector.expect }
    await withoutPrefetch(page)
    await open(page, 'en', { calculator, strategy })
    page.on('request', (request) => asked.push(`${request.resourceType()} ${request.url()}`))
    for (const [name, value] of Object.entries(input)) {
      await field(page, name).focus()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(String(value))
    }
    await page.keyboard.press('Tab')
    await expect(page.locator('[data-error]')).toHaveCount(errors.length)
    for (const { field: name, code } of errors) {
      await expect(page.locator(`[data-error="${name}:${code}"]`)).toBeVisible()
    }
    for (const [name, value] of Object.entries(expected)) {
      await expect(result(page, name)).toHaveAttribute('data-value', String(value))
    }
    // A browser may look for the icon again whenever the address changes.
    expect(asked.filter((request) => !request.endsWith('/icon.svg'))).toEqual([])
  })
}

test('an amount with a unit is read when it is pasted, and when its field is left', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, 'id', growth)
  const amount = field(page, 'initialInvestment')
  const paste = async (text: string) => {
    await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text)
    await page.keyboard.press('ControlOrMeta+v')
  }
  await amount.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await paste('Rp 1.500.000,00')
  await expect(amount).toHaveValue('1.500.000')
  await expect(result(page, 'totalInvested')).toHaveAttribute('data-value', '1500000')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('1,5 juta')
  await expect(amount).toHaveValue('1,5 juta')
  await page.keyboard.press('Tab')
  await expect(amount).toHaveValue('1.500.000')
  await amount.fill('1500')
  await amount.press('End')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await paste('77')
  await expect(amount).toHaveValue('157.700')
})

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

test('another calculator and strategy keep the typed values', async ({ page }) => {
  await open(page, 'en', sent)
  await field(page, 'expectedReturn').fill('7.5')
  await page.getByRole('link', { name: 'Mixture' }).click()
  await expect(field(page, 'monthlyInvestment')).toBeVisible()
  await expect(field(page, 'expectedReturn')).toHaveValue('7.5')
  await page.getByRole('link', { name: 'Target fund' }).click()
  await expect(field(page, 'targetFund')).toBeVisible()
  await expect(field(page, 'initialInvestment')).toHaveValue('25,000,000')
  await expect(field(page, 'expectedReturn')).toHaveValue('7.5')
})

test('the other language keeps the typed values', async ({ page }) => {
  await open(page, 'en', sent)
  await field(page, 'expectedReturn').fill('7.5')
  await page.getByRole('link', { name: 'ID', exact: true }).first().click()
  await expect(page).toHaveURL(/\/id\/.*expectedReturn=7\.5/)
  await expect(field(page, 'expectedReturn')).toHaveValue('7,5')
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
  const held = Promise.withResolvers<void>()
  await page.route('**/*.data*', async (route) => {
    await held.promise
    await route.continue()
  })
  await field(page, 'duration').fill('7')
  await page.evaluate(() => history.back())
  // Timers fire in the order of their time: the one that follows the last key is over before this one.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)))
  held.resolve()
  await expect(field(page, 'monthlyInvestment')).toHaveCount(0)
  await expect(page).toHaveURL(/strategy=lumpSum&.*duration=5/)
  await expect(field(page, 'duration')).toHaveValue('5')
})

test('the URL without values restores the examples', async ({ page }) => {
  await open(page, 'en', {})
  await field(page, 'duration').fill('7')
  await expect(page).toHaveURL(/duration=7/)
  await page
    .locator(`a[href="${pathTo('investmentCalculator', 'en')}"]`)
    .first()
    .evaluate((link) => link instanceof HTMLElement && link.click())
  await expect(page).toHaveURL(/investment-calculator$/)
  await expect(field(page, 'duration')).toHaveValue('10')
})

test('with an invalid entry the CSV link keeps the values of the shown table', async ({ page }) => {
  await open(page, 'en', sent)
  await field(page, 'duration').fill('7')
  const file = page.getByRole('link', { name: 'Download CSV' })
  await expect(file).toHaveAttribute('href', /duration=7/)
  await field(page, 'duration').fill('abc')
  await expect(page.getByText('This is still the result for your previous entries.').first()).toBeVisible()
  await expect(file).toHaveAttribute('href', /duration=7/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('a form with errors focuses its summary', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto(pathTo('investmentCalculator', 'en', undefined, sent))
    await field(page, 'duration').fill('abc')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.getByRole('alert')).toBeInViewport()
  })
})

test('values typed before hydration are kept and answered', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(pathTo('investmentCalculator', 'en', undefined, sent))
  await field(page, 'duration').fill('7')
  held.resolve()
  await untilTakenOver(page)
  await expect(field(page, 'duration')).toHaveValue('7')
  await expect(result(page, 'totalInvested')).toHaveAttribute('data-value', '25000000')
  await expect(page).toHaveURL(/duration=7/)
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
  await field(page, 'duration').fill('4')
  await expect(page.locator('[data-error]')).toHaveCount(0)
})

test('the error summary takes the focus when the form is sent, and leads to the fields', async ({ page }) => {
  await open(page, 'en', sent)
  await field(page, 'duration').fill('abc')
  await page.keyboard.press('Enter')
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await summary.getByRole('link').click()
  await expect(field(page, 'duration')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('12')
  await expect(field(page, 'duration')).toBeFocused()
  await expect(summary).toHaveCount(0)
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await expect(field(page, 'duration')).toHaveValue('')
  await page.keyboard.type('9')
  await expect(result(page, 'finalValue')).toHaveCount(1)
  await page.keyboard.press('Backspace')
  await expect(field(page, 'duration')).toHaveValue('')
  await expect(field(page, 'duration')).toBeFocused()
  await expect(summary).toHaveCount(0)
})

test('an age raised past the retirement age gets an error at the retirement age', async ({ page }) => {
  await open(page, 'en', { calculator: 'pension', strategy: 'installments' })
  await page.getByRole('slider', { name: 'Current age' }).focus()
  await page.keyboard.press('End')
  await expect(page.locator('[data-error="retirementAge:moreThanField"]')).toBeVisible()
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
    expect(await axeFaults(page)).toEqual([])
  }
  await open(page, 'id', { calculator: 'pensionCheck', strategy: 'mixture' })
  await field(page, 'monthlyLivingCost').fill('12000000')
  await field(page, 'retirementAge').fill('20')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeFocused()
  expect(await axeFaults(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await axeFaultsOfAppearance(page)).toEqual([])
})
