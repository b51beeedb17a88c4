import { expect, test } from '@playwright/test'
import { failureIn, gotIn } from './attempts.ts'
import { headerInjection } from './inputs/header-injection.ts'
import { ask, type RawRequest } from './raw-exchange.ts'

test('nothing that a visitor sends begins a header or a second answer', async ({ baseURL }) => {
  const attempt = async (request: RawRequest) => {
    const answer = await ask(baseURL ?? '', request)
    const { head, body } = answer
    if (/^x-attacked/im.test(head) || /[\r\n](?!\n)x-attacked/i.test(head)) {
      return 'has a header of ours'
    }
    if (/^HTTP\/1/m.test(body) || body.includes('<script>alert(1)')) {
      return 'has a body of ours'
    }
    const cookies = head.match(/^set-cookie:/gim)?.length ?? 0
    return cookies === 0 ? failureIn(answer) : 'sets a cookie'
  }
  expect(await gotIn(headerInjection, attempt)).toEqual([])
})
