import { expect, test } from '@playwright/test'
import { htmlErrors } from '../support/nu-checker.ts'
import { sampleAddress } from '../support/sample-addresses.ts'

/** A home page, a text, market data, a tool and a form; nightly/sitemap checks every page. */
const kinds = ['home', 'blogDetail', 'companyDetail', 'investmentCalculator', 'contactUs'] as const

test('the HTML of five kinds of pages passes the Nu checker', async ({ request }) => {
  const addresses: string[] = []
  for (const name of kinds) {
    addresses.push(await sampleAddress(request, name, 'id'))
  }
  expect(await htmlErrors(request, addresses)).toEqual([])
})
