import { expect, test } from '@playwright/test'
import { axeErrors } from '../support/axe.ts'
import { testSite } from '../support/test-site.ts'

// Payload renders these pages: only a browser shows what landmarks and headings they have together.
for (const path of ['login', 'forgot']) {
  test(`the admin page ${path} passes axe, with one heading in one main part`, async ({ page }) => {
    await page.goto(`${testSite().cmsUrl}/admin/${path}`)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible()
    expect(await axeErrors(page)).toEqual([])
  })
}
