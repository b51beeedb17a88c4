import { expect, test } from '@playwright/test'
import { testSite } from '../test-site.ts'
import { gotIn } from './attempts.ts'
import { smuggling } from './inputs/smuggling.ts'
import { exchange } from './raw-exchange.ts'

const { marketUrl } = testSite()

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
      const isAnswered = statuses.length > 0 || expected.length === 0
      const isRefused = isAnswered && statuses.every((status) => expected.includes(status))
      return isRefused ? null : `answered ${statuses.join(' ') || 'nothing'}`
    }
    expect(await gotIn(smuggling, attempt)).toEqual([])
  })
}
