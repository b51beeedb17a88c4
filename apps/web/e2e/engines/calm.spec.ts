import { expect } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { test } from './engine-test.ts'

test.use({ appearance: 'calm' })

test('a page is dark and changes without motion', { tag: '@nightly' }, async ({ visitor }) => {
  await visitor.visit(pathTo('blog', 'en'))
  await visitor.until(() => matchMedia('(prefers-reduced-motion: reduce)').matches, true)
  await visitor.until(() => /^rgb\(\d?\d,/.test(getComputedStyle(document.body).backgroundColor), true)
  await visitor.engine.run(() => {
    document.addEventListener('animationstart', ({ target }) => {
      if (target === document.querySelector('main')) document.documentElement.dataset.isAnimated = ''
    })
  })
  await visitor.click('main article a')
  await visitor.focused('main h1')
  expect(await visitor.engine.run(() => 'isAnimated' in document.documentElement.dataset)).toBe(false)
})
