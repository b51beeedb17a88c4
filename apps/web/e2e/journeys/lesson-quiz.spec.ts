import { expect, type Page, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { axeErrors } from '../support/axe.ts'
import { waitForHydration } from '../support/hydration.ts'

const path = pathTo('learnInvestmentDetail', 'id', { slug: 'laba-dan-kas' })
const questions = [1, 2, 3, 4, 5]
const score = /^[0-5] dari 5 benar$/
const verdict = /^(Benar\.|Belum tepat\.)/

/** Chooses the first answer of each question with the keyboard. */
async function answerAll(page: Page, numbers: readonly number[] = questions) {
  for (const number of numbers) {
    await page.locator(`#field-q${number}`).focus()
    await page.keyboard.press('Space')
  }
}

const submit = (page: Page) => page.getByRole('button', { name: 'Periksa semua jawaban' })
const result = (page: Page) => page.getByRole('heading', { name: score })

// Unit tests see neither the form of a cached page nor the focus and the storage of a browser.
test('the quiz of a lesson is judged alike by the server and in the browser, with the keyboard', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const plain = await context.newPage()
  const send = async () => {
    const answered = plain.waitForResponse((response) => response.request().method() === 'POST')
    await submit(plain).press('Enter')
    const response = await answered
    return [response.status(), response.headers()['cache-control']]
  }
  await plain.goto(path)
  expect(await send()).toEqual([422, 'private, no-store'])
  await expect(plain.getByRole('alert').getByRole('link')).toHaveCount(questions.length)
  await answerAll(plain)
  expect(await send()).toEqual([200, 'private, no-store'])
  const words = await result(plain).textContent()
  await expect(plain.locator('input[type="radio"]:checked')).toHaveCount(questions.length)
  await plain.goto(path)
  await expect(plain.locator('input[type="radio"]:checked')).toHaveCount(0)
  await context.close()

  await page.goto(path)
  await waitForHydration(page)
  const sent: string[] = []
  page.on('request', (request) => sent.push(...(request.method() === 'POST' ? [request.url()] : [])))
  const first = page.getByRole('radiogroup').first()
  await first.getByRole('radio').first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: /^Periksa jawaban ini ?, pertanyaan 1$/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(verdict)).toHaveCount(1)
  await answerAll(page)
  await submit(page).press('Enter')
  await expect(result(page)).toBeFocused()
  await expect(result(page)).toHaveText(words ?? '')
  expect(await axeErrors(page)).toEqual([])

  const expectAnswers = async (count: number) => {
    await expect(page.locator('input[type="radio"]:checked')).toHaveCount(count)
    await expect(page.getByText(verdict)).toHaveCount(count)
  }
  await page.getByRole('navigation', { name: 'Lokasi halaman' }).getByRole('link').last().click()
  await page.waitForURL((url) => url.pathname !== path)
  await page.goBack()
  await expectAnswers(questions.length)
  await page.reload()
  await expectAnswers(questions.length)
  await expect(page.getByText(`Terakhir kali: ${words}`)).toBeVisible()
  await expect(page.getByText(`kuis: ${words}`)).toBeVisible()
  await page.getByRole('button', { name: 'Hapus hasil ini' }).press('Enter')
  await expect(page.getByText('Terakhir kali:')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Uji pemahaman Anda' })).toBeFocused()
  await page.reload()
  await waitForHydration(page)
  await expectAnswers(0)
  expect(sent).toEqual([])
})

// quiz.test.ts has which questions fold.
test('a checked question folds when another one is checked', async ({ page }) => {
  await page.goto(path)
  await waitForHydration(page)
  const question = (number: number) =>
    page.locator('details.question').filter({ has: page.locator(`#field-q${number}`) })
  const check = (number: number) =>
    question(number)
      .getByRole('button', { name: /^Periksa jawaban ini/ })
      .press('Enter')

  await answerAll(page, [1, 2])
  await check(1)
  await expect(page.getByText(verdict)).toHaveCount(1)
  await expect(page.locator('details.question[open]')).toHaveCount(questions.length)
  await check(2)
  await expect(question(1)).not.toHaveAttribute('open')
  await expect(question(1).locator('summary')).toBeVisible()
  await expect(question(1).locator('summary')).toContainText('Terjawab')
  await expect(question(2)).toHaveAttribute('open')
})
