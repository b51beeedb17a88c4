import { createServer } from 'node:http'
import { listenLocally } from '@site/operations/local-server.fixture.ts'
import { requestScope } from '@site/operations/request-scope.ts'
import { expect, it, onTestFinished } from 'vitest'
import { watchRequests } from './watch-requests.ts'

it('a watched request has its network, and its response sends HSTS', async () => {
  const server = createServer((_, response) => response.end(requestScope.getStore()?.network))
  onTestFinished(() => void server.close())
  watchRequests({ log: { debug: () => {} }, except: null, trustedProxies: 1, isSecure: true })
  const url = await listenLocally(server)
  const answer = await fetch(url, { headers: { 'x-forwarded-for': '192.0.2.1, 2001:db8::1:2:3:4' } })
  expect(await answer.text()).toBe('2001:db8:0:0::/64')
  expect(answer.headers.get('strict-transport-security')).toMatch(/^max-age=\d+$/)
})
