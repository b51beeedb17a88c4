import { expect, test } from '@playwright/test'
import { failureIn, gotIn } from './attempts.ts'
import { openRedirect } from './inputs/open-redirect.ts'
import { ask, headerOf } from './raw-exchange.ts'

test('no address leads a visitor to another host', async ({ baseURL }) => {
  const site = new URL(baseURL ?? '')
  const attempt = async ({ target }: { target: string }) => {
    const answer = await ask(site.origin, { target })
    const location = headerOf(answer, 'location')
    // As a browser reads it, from the page that was asked for.
    if (location !== null && new URL(location, site).origin !== site.origin) {
      return `leads to ${location}`
    }
    const refresh = headerOf(answer, 'refresh') ?? (/http-equiv="?refresh/i.test(answer.body) ? 'meta' : null)
    return refresh === null ? failureIn(answer) : `leads on by ${refresh}`
  }
  expect(await gotIn(openRedirect, attempt)).toEqual([])
})
