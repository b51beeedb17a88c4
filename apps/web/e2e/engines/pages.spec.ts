import { expect } from '@playwright/test'
import { compareWidths, fieldWidths } from '../support/field-widths.ts'
import { layoutErrors } from '../support/layout-errors.ts'
import { allPages, sampleAddress } from '../support/sample-addresses.ts'
import { test } from './engine-test.ts'
import { Visitor } from './visitor.ts'

for (const { name, locale } of allPages) {
  test(`${name} in ${locale} fits, has no error, and fields as wide as in Chromium`, {
    tag: '@nightly',
  }, async ({ visitor, reference, request, baseURL }) => {
    const address = await sampleAddress(request, name, locale)
    const other = new Visitor(reference, baseURL ?? '')
    for (const width of [390, 1440]) {
      await visitor.visit(address, width)
      await visitor.counts('h1', 1)
      expect.soft(await visitor.engine.run(layoutErrors), `at ${width} px`).toEqual([])
      await other.visit(address, width)
      const widths = [await visitor.engine.run(fieldWidths), await reference.run(fieldWidths)] as const
      expect.soft(compareWidths(...widths), `at ${width} px`).toEqual([])
      expect.soft(await visitor.errors(), `at ${width} px`).toEqual([])
    }
  })
}
