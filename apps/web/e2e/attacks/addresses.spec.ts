import { expect, test } from '@playwright/test'
import { failureIn, fileGivenBy, hostLedToBy, succeeded } from './attempts.ts'
import { headerInjection } from './inputs/header-injection.ts'
import { openRedirect } from './inputs/open-redirect.ts'
import { pathTraversal } from './inputs/path-traversal.ts'
import { ask, type RawRequest } from './raw-exchange.ts'

test('no spelling of a path leaves the served folders', async ({ baseURL }) => {
  expect(await succeeded(pathTraversal, ({ target }) => fileGivenBy(baseURL ?? '', target))).toEqual([])
})

test('no URL redirects a visitor to another host', async ({ baseURL }) => {
  expect(
    await succeeded(openRedirect, ({ target }) => hostLedToBy(new URL(baseURL ?? '').origin, target)),
  ).toEqual([])
})

test('no address or cookie adds a header, a cookie or a second response', async ({ baseURL }) => {
  const attempt = async (request: RawRequest) => {
    const answer = await ask(baseURL ?? '', request)
    const { head, body } = answer
    if (/^x-attacked/im.test(head) || /[\r\n](?!\n)x-attacked/i.test(head)) {
      return 'adds a header'
    }
    if (/^HTTP\/1/m.test(body) || body.includes('<script>alert(1)')) {
      return 'adds a body'
    }
    return /^set-cookie:/im.test(head) ? 'sets a cookie' : failureIn(answer)
  }
  expect(await succeeded(headerInjection, attempt)).toEqual([])
})
