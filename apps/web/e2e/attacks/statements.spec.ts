import { expect, test } from '@playwright/test'
import { failureIn, succeeded } from './attempts.ts'
import { editorsStatements, statementPlaces, statements } from './inputs/statements.ts'
import { ask } from './raw-exchange.ts'
import { askMarket, askSiteApi } from './services.ts'
import { Staff } from './staff.ts'

/** Half of the sleep time of an executed statement. */
const ANSWERED_WITHIN_MS = 4_000

test('SQL in a parameter of the site, the CMS or the market service is treated as text', async ({
  baseURL,
}) => {
  const inputs = statementPlaces.flatMap(({ service, name, of }) =>
    statements.map((value) => ({ name: `${service}, ${name}: ${value}`, service, path: of(value) })),
  )
  const attempt = async ({ service, path }: (typeof inputs)[number]) => {
    if (service === 'site') {
      return failureIn(await ask(baseURL ?? '', { target: path }))
    }
    const init = { signal: AbortSignal.timeout(ANSWERED_WITHIN_MS) }
    const response = await (service === 'content' ? askSiteApi(path, init) : askMarket(path, init))
    return failureIn({ status: response.status, body: await response.text() })
  }
  expect(await succeeded(inputs, attempt)).toEqual([])
})

test('SQL in a filter or sort order of an editor is treated as text', async () => {
  const staff = await Staff.open()
  try {
    const editor = await staff.session('editor')
    const attempt = async ({ path }: { path: string }) => {
      const response = await editor(path, { signal: AbortSignal.timeout(ANSWERED_WITHIN_MS) })
      return failureIn({ status: response.status, body: await response.text() })
    }
    expect(await succeeded(editorsStatements, attempt)).toEqual([])
  } finally {
    await staff.close()
  }
})
