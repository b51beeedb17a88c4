import { expect, test } from '@playwright/test'
import { htmlErrors } from '../../support/nu-checker.ts'
import { allPages, sampleAddress } from '../../support/sample-addresses.ts'

test('the HTML of every page passes the Nu checker', async ({ request }) => {
  test.setTimeout(180_000)
  const addresses: string[] = []
  for (const { name, locale } of allPages) {
    addresses.push(await sampleAddress(request, name, locale))
  }
  expect(await htmlErrors(request, addresses)).toEqual([])
})
