import type { RequestListener } from 'node:http'
import { beforeEach, expect } from 'vitest'
import { serve } from '#server/serve.fixture.ts'
import { ServiceClient, type ServiceOptions } from './service-client.server.ts'
import { isServiceUnavailable, type UpstreamError } from './upstream-error.ts'

const respondEmpty: RequestListener = (_request, response) => response.end('{}')

/** Starts a fake service over HTTP before each test, and creates clients of it. */
export function testService() {
  let url = ''
  const reported: UpstreamError[] = []
  const service = {
    respond: respondEmpty,
    requests: 0,
    reported,
    client(options: Partial<ServiceOptions> = {}) {
      return new ServiceClient({
        name: 'things',
        baseUrl: url,
        key: 'secret',
        deadlineMs: 2000,
        maxInFlight: 8,
        cachesResponses: false,
        report: (error) => reported.push(error),
        ...options,
      })
    },
    async readFailure(call: Promise<unknown>): Promise<string> {
      const error: unknown = await call.then(
        () => null,
        (thrown: unknown) => thrown,
      )
      expect(isServiceUnavailable(error)).toBe(true)
      return reported.at(-1)?.failure ?? 'none'
    },
  }

  beforeEach(async () => {
    service.respond = respondEmpty
    service.requests = 0
    reported.length = 0
    url = await serve((request, response) => {
      service.requests += 1
      service.respond(request, response)
    })
  })
  return service
}
