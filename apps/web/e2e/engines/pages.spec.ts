import { expect } from '@playwright/test'
import { layoutFaults } from '../support/layout-faults.ts'
import { allPages, sampleAddress } from '../support/sample-addresses.ts'
import { test } from './engine-test.ts'

for (const { name, locale } of allPages) {
  test(`${name} in ${locale} fits and has no error`, { tag: '@nightly' }, async ({ visitor, request }) => {
    const address = await sampleAddress(request, name, locale)
    for (const width of [390, 1440]) {
      await visitor.visit(address, width)
      await visitor.counts('h1', 1)
      expect.soft(await visitor.engine.run(layoutFaults), `at ${width} px`).toEqual([])
      expect.soft(await visitor.faults(), `at ${width} px`).toEqual([])
    }
  })
}
