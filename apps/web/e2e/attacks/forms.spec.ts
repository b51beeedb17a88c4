import { expect, test } from '@playwright/test'
import { emailsTo } from '../support/caught-emails.ts'
import { mailCatcherUrl } from '../support/test-site.ts'
import { failureIn, succeeded } from './attempts.ts'
import { completeForm, post } from './complete-form.ts'
import { type ForgedForm, forgedForms } from './inputs/forged-forms.ts'
import { mailInjection } from './inputs/header-injection.ts'
import { watchedNode } from './watched-node.ts'

const TAKEN = 303

test('a forged, foreign or malformed form is rejected, and the valid one is accepted once', async ({
  request,
}) => {
  const node = await watchedNode()
  try {
    const form = await completeForm(node.url)
    const attempt = async ({ fields = {}, body, headers, type }: ForgedForm) => {
      const changed = Object.entries({ ...form, ...fields }).flatMap(([name, value]) =>
        value === null ? [] : [[name, value]],
      )
      const sent = body ?? new URLSearchParams(changed).toString()
      const answer = await post(node.url, sent, {
        ...(headers ? { headers } : {}),
        ...(type ? { type } : {}),
      })
      return answer.status >= 400 ? failureIn(answer) : `answered ${answer.status}`
    }
    expect(await succeeded(forgedForms, attempt)).toEqual([])

    // The unmodified form is accepted, and a repeat is the same message.
    const body = new URLSearchParams(form).toString()
    expect((await post(node.url, body)).status).toBe(TAKEN)
    expect((await post(node.url, body)).status).toBe(TAKEN)
    await emailsTo(request, form.email ?? '', 1)
  } finally {
    await node.stop()
  }
})

test('a line break in a form field adds no recipient to an email', async ({ request }) => {
  const node = await watchedNode()
  try {
    const sent: string[] = []
    const attempt = async ({ field, value }: (typeof mailInjection)[number]) => {
      const form = { ...(await completeForm(node.url)), [field]: value }
      const answer = await post(node.url, new URLSearchParams(form).toString())
      if (answer.status === TAKEN) {
        sent.push(form.email ?? '')
      }
      return answer.status === TAKEN || answer.status === 422
        ? failureIn(answer)
        : `answered ${answer.status}`
    }
    expect(await succeeded(mailInjection, attempt)).toEqual([])
    for (const address of sent) {
      await emailsTo(request, address, 1)
    }
    const all: { mails: { to: string[] }[] } = await (await request.get(`${mailCatcherUrl()}/mails`)).json()
    expect(all.mails.filter(({ to }) => to.some((address) => address.includes('evil.example')))).toEqual([])
  } finally {
    await node.stop()
  }
})
