import { expect, test } from '@playwright/test'
import { freePort } from '@site/operations/free-port.ts'
import { errorCopy } from '#app/errors/error-copy.ts'
import { defaultLocale, localeOfPath } from '#app/i18n/locales.ts'
import { succeeded } from './attempts.ts'
import { completeForm, post } from './complete-form.ts'
import { unacceptedForms } from './inputs/unaccepted-forms.ts'
import { ask, readHeader } from './raw-exchange.ts'
import { watchedNode } from './watched-node.ts'

test('a form to a URL that accepts none gets 405 without a render', async () => {
  const metricsPort = await freePort()
  const node = await watchedNode({ WEB_METRICS_PORT: String(metricsPort) })
  try {
    const pagesMade = async () => {
      const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
      const counts = [...figures.matchAll(/^site_render_seconds_count\{.*\} (\d+)$/gm)]
      return counts.reduce((sum, [, count]) => sum + Number(count), 0)
    }
    const form = await completeForm(node.url)
    const body = new URLSearchParams(form).toString()
    const before = await pagesMade()
    const attempt = async ({ target }: { target: string }) => {
      const answer = await ask(node.url, {
        target,
        method: 'POST',
        headers: [
          ['Origin', node.url],
          ['Content-Type', 'application/x-www-form-urlencoded'],
        ],
        body,
      })
      const words = errorCopy[localeOfPath(target) ?? defaultLocale].rejected
      return answer.status === 405 &&
        readHeader(answer, 'allow') === 'GET, HEAD' &&
        answer.body.includes(words.title)
        ? null
        : `answered ${answer.status}`
    }
    expect(await succeeded(unacceptedForms, attempt)).toEqual([])
    expect(await pagesMade()).toBe(before)

    // The same form is accepted at its own URL, which renders a page.
    expect((await post(node.url, body)).status).toBe(303)
    expect(await pagesMade()).toBe(before + 1)
  } finally {
    await node.stop()
  }
})
