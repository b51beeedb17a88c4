import { expect, test } from '@playwright/test'
import { serverLimits } from '@site/contracts/server-limits.ts'
import { testSite } from '../test-site.ts'
import { gotIn } from './attempts.ts'
import { smuggling } from './inputs/smuggling.ts'
import { exchange } from './raw-exchange.ts'

const { marketUrl } = testSite()

/**
 * Node answers when it has read so much and lets go of the connection, which the kernel then resets for the bytes that
 * nobody reads: the reset may be here before the answer.
 */
const MOST_BYTES_READ = serverLimits.maxHeaderSize

for (const service of ['site', 'stock service'] as const) {
  test(`the ${service} refuses what is no HTTP, and answers nothing that was hidden in it`, async ({
    baseURL,
  }) => {
    const origin = service === 'site' ? (baseURL ?? '') : marketUrl
    const attempt = async ({ bytes, expected }: (typeof smuggling)[number]) => {
      const { statuses, isClosed } = await exchange(origin, bytes.replaceAll('{host}', new URL(origin).host))
      if (!isClosed) {
        return `the connection stays open after ${statuses.join(' ')}`
      }
      const isAnswered = statuses.length > 0 || expected.length === 0 || bytes.length > MOST_BYTES_READ
      const isRefused = isAnswered && statuses.every((status) => expected.includes(status))
      return isRefused ? null : `answered ${statuses.join(' ') || 'nothing'}`
    }
    expect(await gotIn(smuggling, attempt)).toEqual([])
  })
}
