import { expect, test } from '@playwright/test'
import { axeErrors } from '../../support/axe.ts'
import { field, open, sent } from '../../support/calculator-form.ts'
import { collectErrors } from '../../support/page-errors.ts'

test('plans are saved, compared, opened and removed', async ({ page }) => {
  await open(page, 'en', sent)
  const errors = collectErrors(page)
  await page.getByRole('button', { name: 'Save and compare plans' }).click()
  const save = async (name: string) => {
    await page.getByLabel('Name of the plan').fill(name)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
  }
  await save('Short')
  await field(page, 'duration').fill('7')
  await save('Long')
  await save('Third')
  await save('Fourth')
  await expect(page.getByText('There are 3 plans already.')).toBeVisible()
  const table = page.getByRole('table', { name: 'Entries and results of each plan' })
  await expect(table.getByRole('row', { name: /^Duration/ })).toHaveText(/5 years7 years7 years/)
  for (const { name, years } of [
    { name: 'Short', years: '5' },
    { name: 'Long', years: '7' },
  ]) {
    await field(page, 'duration').fill('9')
    await table.getByRole('link', { name }).click()
    await expect(field(page, 'duration')).toHaveValue(years)
  }
  await field(page, 'duration').fill('abc')
  await table.getByRole('link', { name: 'Long' }).click()
  await expect(field(page, 'duration')).toHaveValue('7')
  await page.reload()
  await expect(table.getByRole('link')).toHaveText(['Short', 'Long', 'Third'])
  expect(await axeErrors(page)).toEqual([])
  await page.getByRole('button', { name: 'Remove Third' }).click()
  await expect(page.getByLabel('Name of the plan')).toBeFocused()
  await expect(table.getByRole('link')).toHaveText(['Short', 'Long'])
  await table.getByRole('link', { name: 'Short' }).click()
  await expect(field(page, 'duration')).toHaveValue('5')
  expect(errors).toEqual([])
})
