import { expect } from '@playwright/test'
import { layoutErrors } from '../support/layout-errors.ts'
import { allPages, sampleAddress } from '../support/sample-addresses.ts'
import { test } from './engine-test.ts'

for (const { name, locale } of allPages) {
  test(`${name} in ${locale} fits and has no error`, { tag: '@nightly' }, async ({ visitor, request }) => {
    const address = await sampleAddress(request, name, locale)
    for (const width of [390, 1440]) {
      await visitor.visit(address, width)
      await visitor.counts('h1', 1)
      expect.soft(await visitor.engine.run(layoutErrors), `at ${width} px`).toEqual([])
      expect.soft(await visitor.errors(), `at ${width} px`).toEqual([])
    }
  })
}
