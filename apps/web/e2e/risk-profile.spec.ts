import { expect, type Page, test } from '@playwright/test'
import { builtInQuestionnaire } from '@site/contracts/content/built-in-questionnaire.ts'
import fixture from '@site/finance/risk-profile.vectors.json' with { type: 'json' }
import { locales } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { axeFaults } from './axe.ts'
import { layoutFaults } from './layout-faults.ts'
import { holdScript, untilTakenOver } from './taken-over.ts'

const quiz = pathTo('riskProfile', 'id')
const result = (a: string) => pathTo('riskProfileResult', 'id', undefined, { a })
const { questions } = builtInQuestionnaire('id')

const answersOn = (page: Page) => page.locator('main fieldset:visible')
const heading = (page: Page, position: number) =>
  page.getByRole('heading', { name: `Pertanyaan ${position + 1} dari 10` })
const textOf = (position: number, answer: number) => questions[position]?.answers[answer - 1]?.text ?? ''

/** Chooses the answers of a code from a question on, one question a screen. */
async function answer(page: Page, code: string, from = 0): Promise<void> {
  for (const [offset, digit] of [...code].entries()) {
    const position = from + offset
    await expect(heading(page, position)).toBeVisible()
    await page.getByLabel(textOf(position, Number(digit)), { exact: true }).check()
    if (position < questions.length - 1) {
      await page.getByRole('button', { name: 'Lanjut' }).click()
    }
  }
}

test.describe('the address of a result', () => {
  for (const { answers, expect: expected } of fixture.vectors) {
    test(`${answers} is answered as its vector says`, async ({ page, request }) => {
      for (const locale of locales) {
        const address = pathTo('riskProfileResult', locale, undefined, { a: answers })
        const response = await request.get(address, { maxRedirects: 0 })
        const read = await page.evaluate(
          (html) => {
            const main = new DOMParser().parseFromString(html, 'text/html')
            const element = main.querySelector<HTMLElement>('[data-profile]')
            return {
              profile: element?.dataset.profile,
              score: Number(element?.dataset.score),
              capsApplied: [...main.querySelectorAll<HTMLElement>('[data-cap]')].map(({ dataset }) =>
                Number(dataset.cap),
              ),
            }
          },
          await response.text(),
        )
        const { error, byScore: _, ...result } = expected
        const wanted = error ? { profile: undefined, score: Number.NaN, capsApplied: [] } : result
        expect(response.status()).toBe(error ? 302 : 200)
        expect(read).toEqual(wanted)
      }
    })
  }

  test('that is missing or forged leads to the questionnaire', async ({ request }) => {
    const forged = [
      '',
      '?a=',
      '?a=333333333',
      '?a=33333333333',
      '?a=3333333335',
      '?a=3333333330',
      '?a=-333333333',
      '?a=333333333x',
      '?a=3.33333333',
      `?a=${encodeURIComponent('٣٣٣٣٣٣٣٣٣٣')}`,
      `?a=${encodeURIComponent('３３３３３３３３３３')}`,
      '?a=3333333333&a=3333333333',
      '?a[]=3333333333',
      '?b=3333333333',
    ]
    for (const query of forged) {
      const response = await request.get(`${result('')}${query}`, { maxRedirects: 0 })
      expect([response.status(), response.headers().location], query).toEqual([302, quiz])
    }
  })
})

test.describe('question by question', () => {
  test('leads to the result, back and forth', async ({ page }) => {
    await page.goto(quiz)
    await untilTakenOver(page)
    await expect(answersOn(page)).toHaveCount(1)
    await page.getByRole('button', { name: 'Lanjut' }).click()
    await expect(page.getByLabel(textOf(0, 1), { exact: true })).toBeFocused()
    const group = page.getByRole('radiogroup', { name: 'Pertanyaan 1 dari 10' })
    await expect(group).toHaveAccessibleDescription('Pilih satu jawaban')
    await expect(group).toHaveAttribute('aria-invalid', 'true')
    await answer(page, '33')
    await expect(heading(page, 2)).toBeFocused()
    await page.getByRole('button', { name: 'Kembali' }).click()
    await expect(heading(page, 1)).toBeFocused()
    await expect(page.getByLabel(textOf(1, 3), { exact: true })).toBeChecked()
    await answer(page, '414444414', 1)
    await page.getByRole('button', { name: 'Lihat profil risiko Anda' }).click()
    await page.waitForURL(`**${result('3414444414')}`)
    await expect(page.locator('[data-profile]')).toHaveAttribute('data-profile', 'moderate')
    await expect(page.locator('[data-cap]')).toHaveText(/dana darurat/)
    await expect(page.locator('[data-contradiction]')).toHaveCount(2)
    await page.getByRole('link', { name: 'Ubah jawaban' }).click()
    await expect(page.getByLabel(textOf(0, 3), { exact: true })).toBeChecked()
    await page.getByLabel(textOf(0, 4), { exact: true }).check()
    await page.getByRole('button', { name: 'Lihat profil risiko Anda' }).click()
    await page.waitForURL(`**${result('4414444414')}`)
  })

  test('has a place in the history for each question', async ({ page }) => {
    await page.goto(quiz)
    await untilTakenOver(page)
    await answer(page, '432')
    await expect(heading(page, 3)).toBeFocused()
    await page.goBack()
    await expect(heading(page, 2)).toBeFocused()
    await expect(page.getByLabel(textOf(2, 2), { exact: true })).toBeChecked()
    await page.goBack()
    await page.goBack()
    await expect(heading(page, 0)).toBeVisible()
    await page.goForward()
    await expect(heading(page, 1)).toBeFocused()
    await page.reload()
    await untilTakenOver(page)
    await expect(heading(page, 1)).toBeVisible()
    await expect(page.getByRole('radio', { checked: true, includeHidden: true })).toHaveCount(3)
  })

  test('goes back to the question before the one where a reload went on', async ({ page }) => {
    await page.goto(quiz)
    await untilTakenOver(page)
    await answer(page, '432')
    await page.goto(quiz)
    await untilTakenOver(page)
    await expect(heading(page, 3)).toBeVisible()
    await answer(page, '1', 3)
    await expect(heading(page, 4)).toBeFocused()
    await page.goBack()
    await expect(heading(page, 3)).toBeFocused()
  })

  test('needs nothing but a keyboard', async ({ page }) => {
    await page.goto(quiz)
    await untilTakenOver(page)
    await page.getByLabel(textOf(0, 1), { exact: true }).focus()
    for (const position of questions.keys()) {
      await expect(heading(page, position)).toBeVisible()
      if (position > 0) {
        await page.keyboard.press('Tab')
      }
      await page.keyboard.press('Space')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
    }
    await page.waitForURL(`**${result('3333333333')}`)
  })

  test('goes on where it was after a reload, and starts again when asked to', async ({ page }) => {
    await page.goto(quiz)
    await untilTakenOver(page)
    await answer(page, '4321')
    await expect(heading(page, 4)).toBeVisible()
    await page.reload()
    await untilTakenOver(page)
    await expect(heading(page, 4)).toBeVisible()
    await answer(page, '123412', 4)
    await page.getByRole('button', { name: 'Lihat profil risiko Anda' }).click()
    await page.waitForURL(`**${result('4321123412')}`)
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
    await page.goto(quiz)
    await untilTakenOver(page)
    await page.getByRole('button', { name: 'Mulai lagi dari awal' }).click()
    await expect(heading(page, 0)).toBeFocused()
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    expect(await page.evaluate(() => sessionStorage.getItem('wirasa:risk-profile'))).toBeNull()
  })

  test('loses nothing where an answer comes before the script after a reload', async ({ page }) => {
    await page.goto(quiz)
    await untilTakenOver(page)
    await answer(page, '4321')
    await page.context().clearCookies()
    const release = await holdScript(page)
    await page.reload()
    await page.getByLabel(textOf(0, 1), { exact: true }).check()
    release()
    await untilTakenOver(page)
    await expect(page.getByRole('radio', { checked: true, includeHidden: true })).toHaveCount(4)
    await expect(heading(page, 0)).toBeVisible()
    await expect(page.getByLabel(textOf(0, 1), { exact: true })).toBeChecked()
    await page.reload()
    await untilTakenOver(page)
    await expect(page.getByRole('radio', { checked: true, includeHidden: true })).toHaveCount(4)
  })

  test('names the open question where somebody wants to go on before script has come', async ({ page }) => {
    const release = await holdScript(page)
    await page.goto(quiz)
    await page.getByRole('button', { name: 'Lanjut' }).click()
    const missing = page.getByText('Pilih satu jawaban')
    await expect(missing).toHaveCount(1)
    await expect(heading(page, 0)).toBeVisible()
    await expect(answersOn(page)).toHaveCount(1)
    await page.getByLabel(textOf(0, 4), { exact: true }).check()
    await page.getByRole('button', { name: 'Lanjut' }).click()
    await expect(heading(page, 1)).toBeVisible()
    await expect(missing).toHaveCount(0)
    await page.getByRole('button', { name: 'Lanjut' }).click()
    await expect(missing).toHaveCount(1)
    await expect(heading(page, 1)).toBeVisible()
    await expect(answersOn(page)).toHaveCount(1)
    release()
    await untilTakenOver(page)
    await expect(missing).toBeVisible()
    await expect(heading(page, 1)).toBeVisible()
    await answer(page, '333333333', 1)
    await page.getByRole('button', { name: 'Lihat profil risiko Anda' }).click()
    await page.waitForURL(`**${result('4333333333')}`)
  })

  test('works before script has come, and keeps what was chosen meanwhile', async ({ page }) => {
    const release = await holdScript(page)
    await page.goto(quiz)
    await page.getByLabel(textOf(0, 4), { exact: true }).check()
    await page.getByRole('button', { name: 'Lanjut' }).click()
    await expect(heading(page, 1)).toBeVisible()
    await expect(answersOn(page)).toHaveCount(1)
    await page.getByLabel(textOf(1, 3), { exact: true }).check()
    release()
    await untilTakenOver(page)
    await page.getByRole('button', { name: 'Lanjut' }).click()
    await expect(heading(page, 2)).toBeFocused()
    await answer(page, '33333333', 2)
    await page.getByRole('button', { name: 'Lihat profil risiko Anda' }).click()
    await page.waitForURL(`**${result('4333333333')}`)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('is one form, which names what is unanswered and keeps the rest', async ({ page }) => {
    await page.goto(quiz)
    await expect(answersOn(page)).toHaveCount(10)
    await expect(page.getByRole('button', { name: 'Lanjut' })).toHaveCount(0)
    for (const position of [0, 1, 2, 4, 5, 6, 7, 9]) {
      await page.getByLabel(textOf(position, 2), { exact: true }).check()
    }
    await page.getByRole('button', { name: 'Lihat profil risiko Anda' }).click()
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      'Pertanyaan 4 dari 10: Pilih satu jawaban',
      'Pertanyaan 9 dari 10: Pilih satu jawaban',
    ])
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(8)
    await page.getByLabel(textOf(3, 2), { exact: true }).check()
    await page.getByLabel(textOf(8, 2), { exact: true }).check()
    await page.getByRole('button', { name: 'Lihat profil risiko Anda' }).click()
    await page.waitForURL(`**${result('2222222222')}`)
    await expect(page.locator('[data-profile]')).toHaveAttribute('data-score', '20')
  })
})

test.describe('without script, Enter in an answer', () => {
  test.use({ javaScriptEnabled: false })

  test('or the button on an empty form names every question', async ({ page }) => {
    await page.goto(quiz)
    await page.getByRole('button', { name: 'Lihat profil risiko Anda' }).click()
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(10)
  })

  test('names what is unanswered', async ({ page }) => {
    await page.goto(quiz)
    for (const position of [0, 1, 2, 4]) {
      await page.getByLabel(textOf(position, 2), { exact: true }).check()
    }
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(6)
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(4)
  })
})

test('the other language has the same answers at the same question', async ({ page }) => {
  for (const query of [{ a: '3333333333', step: 4 }, { a: '3300000000', step: 3 }, { a: '2220222202' }]) {
    await page.goto(pathTo('riskProfile', 'id', undefined, query))
    await expect(page.locator('link[rel="alternate"][hreflang="en"]')).toHaveAttribute(
      'href',
      new RegExp(`${pathTo('riskProfile', 'en', undefined, query).replace('?', '\\?')}$`),
    )
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  }
})

test('a form that was sent with gaps takes the focus to what is unanswered', async ({ page }) => {
  await page.goto(pathTo('riskProfile', 'id', undefined, { a: '2220222202' }))
  await untilTakenOver(page)
  await expect(page.getByRole('alert')).toBeFocused()
  await page.getByRole('link', { name: 'Pertanyaan 4 dari 10' }).click()
  await expect(page.getByLabel(textOf(3, 1), { exact: true })).toBeFocused()
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    test(`has no faults in ${colorScheme} at ${width} px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      for (const address of [
        quiz,
        pathTo('riskProfile', 'en', undefined, { a: '2220222202' }),
        result('4114444414'),
      ]) {
        await page.goto(address)
        await untilTakenOver(page)
        expect(await axeFaults(page), address).toEqual([])
        expect(await page.evaluate(layoutFaults), address).toEqual([])
      }
    })
  }
}
