import { expect } from '@playwright/test'
import { copy as contactCopy } from '#app/features/contact/copy.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { untilOld } from '../support/form-age.ts'
import { test } from './engine-test.ts'

/** `npm test` sends one form in each engine; every page and behavior is for the nightly run. */
const nightly = { tag: '@nightly' }

test('a contact form with an error keeps its input, and is then sent', async ({ visitor }) => {
  await visitor.visit(pathTo('contactUs', 'en'))
  await visitor.fill('#field-fullName', 'Nara Tumivarka')
  await visitor.fill('#field-email', 'nara@contoh.example')
  await visitor.click('#field-domicile')
  await visitor.fill('#field-phone', '0812-3456-7890')
  await visitor.fill('#field-message', `Bagaimana cara memindahkan efek saya? ${crypto.randomUUID()}`)
  await visitor.select('#field-subject', 1)
  const send = () => visitor.click('main form[method="post"] button[type="submit"]')
  await send()
  await visitor.sees('#field-consent-error')
  expect(await visitor.value('#field-fullName')).toBe('Nara Tumivarka')
  await visitor.click('#field-consent')
  await untilOld(await visitor.value('input[name="formToken"]'))
  await send()
  await visitor.sees('main [role="status"]', contactCopy.en.sentTitle)
})

test(
  'a link under the mouse violates no policy, and navigates there and back',
  nightly,
  async ({ visitor }) => {
    await visitor.visit(pathTo('blog', 'id'))
    // The prefetch code loads when the browser is idle.
    await expect(async () => {
      await visitor.hover('h1')
      await visitor.hover('main article a')
      const fetched = await visitor.engine.run(() =>
        performance.getEntriesByType('resource').filter(({ name }) => name.includes('.data?')),
      )
      expect(fetched).toHaveLength(1)
    }).toPass({ timeout: 30_000 })
    await visitor.click('main article a')
    await visitor.focused('h1')
    await visitor.at(`${pathTo('blog', 'id')}/`)
    expect(await visitor.errors()).toEqual([])
    await visitor.engine.back()
    await visitor.at(`${pathTo('blog', 'id')}$`)
  },
)
