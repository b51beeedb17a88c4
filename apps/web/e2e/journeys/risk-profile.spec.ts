import { expect, type Page, test } from '@playwright/test'
import { builtInQuestionnaire } from '@site/contracts/content/built-in-questionnaire.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { axeAppearanceErrors, axeErrors } from '../support/axe.ts'
import { forgetHydration, holdScript, openHydrated, waitForHydration } from '../support/hydration.ts'
import { layoutErrors } from '../support/layout-errors.ts'

const quiz = pathTo('riskProfile', 'id')
const result = (a: string) => pathTo('riskProfileResult', 'id', undefined, { a })
const { questions } = builtInQuestionnaire('id')

const answersOn = (page: Page) => page.locator('main fieldset:visible')
const heading = (page: Page, position: number) =>
  page.getByRole('heading', { name: `Pertanyaan ${position + 1} dari 10` })
const findAnswerText = (position: number, answer: number) =>
  questions[position]?.answers[answer - 1]?.text ?? ''

/** Selects the answers of a code, one question per screen. */
async function answer(page: Page, code: string, from = 0): Promise<void> {
  for (const [offset, digit] of [...code].entries()) {
    const position = from + offset
    await expect(heading(page, position)).toBeVisible()
    await page.getByLabel(findAnswerText(position, Number(digit)), { exact: true }).check()
    if (position < questions.length - 1) {
      await page.getByRole('button', { name: 'Lanjut' }).click()
    }
  }
}

/** Chooses the third answer, with the first one focused, and continues. */
async function chooseByKeyboard(page: Page): Promise<void> {
  for (const key of ['Space', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
}

test.describe('question by question', () => {
  test('leads to the result, with the keyboard too, and back to change an answer', async ({ page }) => {
    await openHydrated(page, quiz)
    await expect(answersOn(page)).toHaveCount(1)
    await page.getByRole('button', { name: 'Lanjut' }).click()
    await expect(page.getByLabel(findAnswerText(0, 1), { exact: true })).toBeFocused()
    const group = page.getByRole('radiogroup', { name: 'Pertanyaan 1 dari 10' })
    await expect(group).toHaveAccessibleDescription('Pilih satu jawaban')
    await expect(group).toHaveAttribute('aria-invalid', 'true')
    await chooseByKeyboard(page)
    await expect(heading(page, 1)).toBeFocused()
    await page.keyboard.press('Tab')
    await chooseByKeyboard(page)
    await expect(heading(page, 2)).toBeFocused()
    await page.getByRole('button', { name: 'Kembali' }).click()
    await expect(heading(page, 1)).toBeFocused()
    await expect(page.getByLabel(findAnswerText(1, 3), { exact: true })).toBeChecked()
    await answer(page, '414444414', 1)
    await page.getByRole('button', { name: 'Lihat profil risiko Anda' }).click()
    await page.waitForURL(`**${result('3414444414')}`)
    await expect(page.locator('[data-profile]')).toHaveAttribute('data-profile', 'moderate')
    await expect(page.locator('[data-cap]')).toHaveText(/dana darurat/)
    await expect(page.locator('[data-contradiction]')).toHaveCount(2)
    await page.getByRole('link', { name: 'Ubah jawaban' }).click()
    await expect(page.getByLabel(findAnswerText(0, 3), { exact: true })).toBeChecked()
    await page.getByLabel(findAnswerText(0, 4), { exact: true }).check()
    await page.getByRole('button', { name: 'Lihat profil risiko Anda' }).click()
    await page.waitForURL(`**${result('4414444414')}`)
  })

  test('continues after a reload, and restarts on request', async ({ page }) => {
    await openHydrated(page, quiz)
    await answer(page, '4321')
    await expect(heading(page, 4)).toBeVisible()
    await forgetHydration(page)
    await page.reload()
    await waitForHydration(page)
    await expect(heading(page, 4)).toBeVisible()
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
    await page.getByRole('button', { name: 'Mulai lagi dari awal' }).click()
    await expect(heading(page, 0)).toBeFocused()
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    expect(await page.evaluate(() => sessionStorage.getItem('risk-profile:answers'))).toBeNull()
  })

  test('reports the open question when the visitor continues before hydration', async ({ page }) => {
    const release = await holdScript(page)
    await page.goto(quiz)
    await page.getByRole('button', { name: 'Lanjut' }).click()
    const missing = page.getByText('Pilih satu jawaban')
    await expect(missing).toHaveCount(1)
    await expect(page).toHaveTitle(/^Kesalahan: /)
    await expect(heading(page, 0)).toBeVisible()
    await expect(answersOn(page)).toHaveCount(1)
    await page.getByLabel(findAnswerText(0, 4), { exact: true }).check()
    await page.getByRole('button', { name: 'Lanjut' }).click()
    await expect(heading(page, 1)).toBeVisible()
    await expect(missing).toHaveCount(0)
    await expect(page).not.toHaveTitle(/Kesalahan/)
    await page.getByRole('button', { name: 'Lanjut' }).click()
    await expect(missing).toHaveCount(1)
    await expect(heading(page, 1)).toBeVisible()
    await expect(answersOn(page)).toHaveCount(1)
    release()
    await waitForHydration(page)
    await expect(missing).toBeVisible()
    await expect(page).toHaveTitle(/^Kesalahan: /)
    await expect(heading(page, 1)).toBeVisible()
    await answer(page, '3', 1)
    await expect(heading(page, 2)).toBeVisible()
    await expect(page.getByLabel(findAnswerText(0, 4), { exact: true })).toBeChecked()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('is one form, which names unanswered questions and keeps the other answers', async ({ page }) => {
    await page.goto(quiz)
    await expect(answersOn(page)).toHaveCount(10)
    await expect(page.getByRole('button', { name: 'Lanjut' })).toHaveCount(0)
    for (const position of [0, 1, 2, 4, 5, 6, 7, 9]) {
      await page.getByLabel(findAnswerText(position, 2), { exact: true }).check()
    }
    await page.getByRole('button', { name: 'Lihat profil risiko Anda' }).click()
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      'Pertanyaan 4 dari 10: Pilih satu jawaban',
      'Pertanyaan 9 dari 10: Pilih satu jawaban',
    ])
    await expect(page).toHaveTitle(/^Kesalahan: /)
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(8)
    await page.getByLabel(findAnswerText(3, 2), { exact: true }).check()
    await page.getByLabel(findAnswerText(8, 2), { exact: true }).check()
    await page.getByRole('button', { name: 'Lihat profil risiko Anda' }).click()
    await page.waitForURL(`**${result('2222222222')}`)
    await expect(page.locator('[data-profile]')).toHaveAttribute('data-score', '20')
  })
})

test('unanswered questions and a capped result pass axe and reflow at 360 px, in both color schemes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  for (const address of [pathTo('riskProfile', 'id', undefined, { a: '2220222202' }), result('4114444414')]) {
    await page.emulateMedia({ colorScheme: 'light' })
    await openHydrated(page, address)
    expect(await axeErrors(page), address).toEqual([])
    expect(await page.evaluate(layoutErrors), address).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await axeAppearanceErrors(page), address).toEqual([])
  }
})
