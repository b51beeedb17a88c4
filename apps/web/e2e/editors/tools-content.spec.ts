import { expect, test } from '@playwright/test'
import { builtInQuestionnaire } from '@site/contracts/content/built-in-questionnaire.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { Editor } from '../editor.ts'
import { testSite } from '../test-site.ts'

const result = (a: string) => pathTo('riskProfileResult', 'id', undefined, { a })

test('what editors publish is in the tools within a second, and their drafts are not', async ({
  page,
  request,
}) => {
  const editor = await Editor.login(request, testSite().admin)
  const words = `Penafian uji ${Date.now()}.`
  const draft = `Draf uji ${Date.now()}.`
  const shown = async () => (await request.get(result('3333333333'))).text()
  const shows = async () => (await shown()).includes(words)
  const { disclaimer } = builtInQuestionnaire('id')
  await expect(page.goto(result('3333333333'))).resolves.not.toBeNull()
  await expect(page.getByText(disclaimer)).toBeVisible()
  try {
    await editor.saveGlobal('risk-profile', { disclaimer: draft }, 'draft')
    expect(await shown()).not.toContain(draft)
    await editor.saveGlobal('risk-profile', { disclaimer: words }, 'published')
    await expect.poll(shows, { timeout: 1000, intervals: [50] }).toBe(true)
    // Whatever the cache held has gone by now: the draft was never in it.
    expect(await shown()).not.toContain(draft)
    // Without a published questionnaire the site has one of its own, and nothing to excuse.
    await editor.saveGlobal('risk-profile', {}, 'withdrawn')
    await expect.poll(shows, { timeout: 1000, intervals: [50] }).toBe(false)
    await page.reload()
    await expect(page.getByText(disclaimer)).toBeVisible()
    await expect(page.getByText('kuesioner bawaan')).toHaveCount(0)
  } finally {
    await editor.saveGlobal('risk-profile', { disclaimer }, 'published')
  }
  await expect.poll(shows, { timeout: 1000, intervals: [50] }).toBe(false)
})

test('assumptions that editors take back leave the calculators to their own, and nothing to excuse', async ({
  request,
}) => {
  const editor = await Editor.login(request, testSite().admin)
  const shown = async () => (await request.get(pathTo('investmentCalculator', 'id'))).text()
  const showsExamples = async () => (await shown()).includes('Contoh imbal hasil per tahun</h3>')
  expect(await showsExamples()).toBe(true)
  try {
    await editor.saveGlobal('calculator-assumptions', {}, 'withdrawn')
    await expect.poll(showsExamples, { timeout: 1000, intervals: [50] }).toBe(false)
    expect(await shown()).not.toContain('Penjelasan dan contoh dari redaksi')
  } finally {
    await editor.saveGlobal('calculator-assumptions', {}, 'published')
  }
  await expect.poll(showsExamples, { timeout: 1000, intervals: [50] }).toBe(true)
})
