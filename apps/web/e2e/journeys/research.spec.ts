import { expect, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'

test('a report leads to its companies and shows the outcome of its recommendation', async ({ page }) => {
  await page.goto(pathTo('researchReport', 'en', undefined, { ticker: 'BQNS' }))
  await page
    .getByRole('link', { name: /^Quantara: retail lending/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Disclosures' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Result of the recommendation/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /Download the full report.*PDF, \d+ kB/ })).toBeVisible()
  const about = page.getByRole('navigation', { name: 'About BQNS' })
  await about.getByRole('link', { name: 'Recommendations' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stock recommendations: BQNS')
  await page.getByRole('main').locator('summary', { hasText: 'BQNS' }).first().click()
  await page.getByRole('link', { name: 'About Bank Quantara Nusa' }).first().click()
  await expect(page).toHaveURL(pathTo('companyDetail', 'en', { slug: 'bqns' }))
  await expect(page.getByRole('heading', { name: 'Recommendations', exact: true })).toBeVisible()
  await page.getByRole('list', { name: 'Recommendations', exact: true }).locator('summary').first().click()
  await expect(page.getByText('Result so far').first()).toBeVisible()
})
