import { expect } from '@playwright/test'
import { layoutFaults } from '../layout-faults.ts'
import { allPages, sampleAddress } from '../sample-addresses.ts'
import { countOf, faultsOf, test, visit } from './engine-test.ts'

for (const { name, locale } of allPages) {
  test(`${name} in ${locale} fits and has no error`, { tag: '@nightly' }, async ({
    engine,
    request,
    baseURL,
  }) => {
    const address = `${baseURL}${await sampleAddress(request, name, locale)}`
    for (const width of [390, 1440]) {
      await visit(engine, address, width)
      expect.soft(await countOf(engine, 'h1'), `h1 at ${width} px`).toBe(1)
      expect.soft(await engine.run(layoutFaults), `at ${width} px`).toEqual([])
      expect.soft(await faultsOf(engine), `at ${width} px`).toEqual([])
    }
  })
}
