import { expect, type Page, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { hold, openHydrated, waitForHydration } from '../../support/hydration.ts'
import { sampleAddress } from '../../support/sample-addresses.ts'
import { walkWithTab } from '../../support/tab-walk.ts'

test.describe('the Tab key', () => {
  for (const name of ['home', 'blogDetail', 'companyDetail', 'contactUs', 'investmentCalculator'] as const) {
    test(`reaches every control of ${name}, each with a visible focus ring`, async ({ page, request }) => {
      await page.goto(await sampleAddress(request, name, 'id'))
      // Some controls appear with hydration.
      await waitForHydration(page)
      const { stops, errors } = await walkWithTab(page)
      expect(errors).toEqual([])
      expect(stops[0]).toContain('Langsung ke isi')
      expect(stops.length).toBeGreaterThan(20)
    })
  }

  test('reaches every control on a narrow screen', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openHydrated(page, pathTo('home', 'id'))
    expect((await walkWithTab(page)).errors).toEqual([])
  })
})

test.describe('with the keyboard', () => {
  test('a wide table scrolls', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(pathTo('learnInvestmentDetail', 'id', { slug: 'apa-itu-saham' }))
    const region = page.locator('main [role="region"][tabindex="0"], main section[tabindex="0"]').first()
    await tabTo(page, region)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  })

  test('a link keeps the focus although a placeholder replaces it, and the new title is announced', async ({
    page,
  }) => {
    await openHydrated(page, pathTo('companyDetail', 'id', { slug: 'bqns' }, { tab: 'neraca' }))
    const release = await hold(page, '**/*.data*')
    const unit = page.locator('main a[href*="unit="]:not([aria-current])').last()
    const name = await unit.innerText()
    await unit.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('main .skeleton')).toBeVisible()
    release()
    await expect(page.locator('main a:focus')).toHaveText(name)
    await expect(page.locator('main a:focus')).toHaveAttribute('aria-current')
    await expect(page.locator('#route-announcer')).toHaveText(await page.title())
  })

  test('a form with errors focuses their summary, whose first link leads to the first field', async ({
    page,
  }) => {
    await page.goto(pathTo('contactUs', 'id'))
    await tabTo(page, page.locator('main button[type="submit"]'))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.locator('main [aria-invalid="true"]').first()).toBeFocused()
    await page.keyboard.type('Sekar Ayu')
    await expect(page.locator('main [aria-invalid="true"]').first()).toHaveValue('Sekar Ayu')
  })

  test('the error summary does not take the focus again when the page re-renders while the visitor types', async ({
    page,
  }) => {
    await openHydrated(page, pathTo('contactUs', 'id'))
    await page.locator('main form').evaluate((form: HTMLFormElement) => form.setAttribute('novalidate', ''))
    await page.locator('main button[type="submit"]').click()
    await expect(page.getByRole('alert')).toBeFocused()
    const field = page.locator('main [aria-invalid="true"]').first()
    await field.click()
    await page.keyboard.type('Sekar')
    // A navigation that never completes: all components re-render with its pending state.
    await page.route('**/*.data*', () => {})
    const asked = page.waitForRequest((request) => request.url().includes('.data'))
    await page
      .locator(`a[href="${pathTo('faq', 'id')}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await asked
    await expect(page.locator('.progress')).toBeVisible()
    await page.keyboard.type(' Ayu')
    await expect(field).toHaveValue('Sekar Ayu')
    await expect(field).toBeFocused()
  })
})

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, control: ReturnType<Page['locator']>) {
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press('Tab')
    if (await control.evaluate((element) => element === document.activeElement)) {
      return
    }
  }
  throw new Error(`Tab does not reach ${control}`)
}
