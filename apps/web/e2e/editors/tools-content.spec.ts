import { expect, test } from '@playwright/test'
import { builtInQuestionnaire } from '@site/contracts/content/built-in-questionnaire.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { Editor } from '../editor.ts'
import { testSite } from '../test-site.ts'

test('a published text of the risk profile shows within a second, its draft never, and the built-in text once it is withdrawn', async ({
  request,
}) => {
  const editor = await Editor.login(request, testSite().admin)
  const published = `Penafian uji ${Date.now()}.`
  const draft = `Draf uji ${Date.now()}.`
  const { disclaimer } = builtInQuestionnaire('id')
  const page = async () =>
    (await request.get(pathTo('riskProfileResult', 'id', undefined, { a: '3333333333' }))).text()
  const soon = { timeout: 1000, intervals: [50] }
  expect(await page()).toContain(disclaimer)
  try {
    await editor.saveGlobal('risk-profile', { disclaimer: draft }, 'draft')
    await editor.saveGlobal('risk-profile', { disclaimer: published }, 'published')
    await expect.poll(page, soon).toContain(published)
    // The page was rendered after both changes.
    expect(await page()).not.toContain(draft)
    await editor.saveGlobal('risk-profile', {}, 'withdrawn')
    await expect.poll(page, soon).toContain(disclaimer)
  } finally {
    await editor.saveGlobal('risk-profile', { disclaimer }, 'published')
  }
})
