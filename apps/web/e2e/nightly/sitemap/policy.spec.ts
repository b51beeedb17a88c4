import { expect, test } from '@playwright/test'
import { pageNames } from '@site/contracts/content/site-pages.ts'
import { locales } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { openHydrated } from '../../support/hydration.ts'
import { walkByLinks } from '../../support/link-walk.ts'
import { collectErrors, withoutShedImages } from '../../support/page-errors.ts'

for (const locale of locales) {
  test(`the CSP of one document blocks nothing on any page opened by a link in ${locale}`, async ({
    page,
    request,
  }) => {
    test.setTimeout(180_000)
    const errors = collectErrors(page)
    await openHydrated(page, pathTo('faq', locale))
    await walkByLinks(page, request, locale, pageNames)
    expect(withoutShedImages(errors)).toEqual([])
  })
}
