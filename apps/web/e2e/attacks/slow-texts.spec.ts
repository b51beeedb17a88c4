import { expect, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { failureIn, succeeded } from './attempts.ts'
import { slowAddresses, slowFields, slowForms, slowHeaders } from './inputs/slow-texts.ts'
import { ask, type RawRequest } from './raw-exchange.ts'

/** Catastrophic backtracking on these texts would take minutes to years. */
const ANSWERED_WITHIN_MS = 5_000

/** Whether the response and that of a concurrent request arrive in time. */
async function respondedInTime(origin: string, request: RawRequest): Promise<string | null> {
  const late = new Promise<'late'>((resolve) => setTimeout(resolve, ANSWERED_WITHIN_MS, 'late').unref())
  const answers = Promise.all([ask(origin, request), ask(origin, { target: '/healthz' })])
  const outcome = await Promise.race([answers, late])
  if (outcome === 'late') {
    return `not answered within ${ANSWERED_WITHIN_MS} ms`
  }
  const [answer, other] = outcome
  return other.status === 200 ? failureIn(answer) : `the other request was answered ${other.status}`
}

test('a long repetitive URL gets a response in time, like other requests meanwhile', async ({ baseURL }) => {
  const attempt = ({ target }: { target: string }) => respondedInTime(baseURL ?? '', { target })
  expect(await succeeded(slowAddresses, attempt)).toEqual([])
})

test('a long repetitive header, form field or form gets a response in time, like other requests meanwhile', async ({
  baseURL,
}) => {
  const site = new URL(baseURL ?? '').origin
  const byHeader = ({ header }: (typeof slowHeaders)[number]) =>
    respondedInTime(site, { target: pathTo('faq', 'id'), headers: [header] })
  expect(await succeeded(slowHeaders, byHeader)).toEqual([])

  const fields = ['fullName', 'email', 'phone', 'message', 'subject', 'domicile', 'humanCheck', 'formToken']
  const byField = ({ value }: { value: string }) =>
    respondedInTime(site, {
      target: pathTo('contactUs', 'id'),
      method: 'POST',
      headers: [
        ['Origin', site],
        ['Content-Type', 'application/x-www-form-urlencoded'],
      ],
      body: new URLSearchParams(fields.map((name) => [name, value])).toString(),
    })
  expect(await succeeded(slowFields, byField)).toEqual([])

  const byForm = ({ body, type }: (typeof slowForms)[number]) =>
    respondedInTime(site, {
      target: pathTo('contactUs', 'id'),
      method: 'POST',
      headers: [
        ['Origin', site],
        ['Content-Type', type],
      ],
      body,
    })
  expect(await succeeded(slowForms, byForm)).toEqual([])
})
