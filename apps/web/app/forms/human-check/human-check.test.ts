import type { RequestListener } from 'node:http'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { checkFields, type FormCheck, missingAnswers } from '#app/forms/form-check.ts'
import { serve } from '#server/serve.fixture.ts'
import { FORM_LIFETIME_MS } from './form-token.server.ts'
import { HumanCheck } from './human-check.server.ts'

const secret = 'a secret of thirty-two characters'
const opened = new Date('2026-11-22T03:00:00.000Z')
const after = (ms: number) => new Date(opened.getTime() + ms)
const typed = after(30_000)
const cheap = { roundsPerStep: 10, minSteps: 1, maxSteps: 4 }

const ownCheck = (claim: ConstructorParameters<typeof HumanCheck>[0]['claim'] = async () => true) =>
  new HumanCheck({
    secret,
    service: null,
    claim,
    report: () => expect.unreachable(),
    proofCost: cheap,
  })

/** Fakes the claims that the CMS stores for all nodes. */
function createClaims() {
  const uses = new Map<string, string>()
  return async ({ name, content }: { name: string; content: string }) => {
    const first = uses.get(name) ?? content
    uses.set(name, first)
    return first === content
  }
}

function formWith(check: FormCheck, fields: Record<string, string> = {}): FormData {
  const form = new FormData()
  form.set(checkFields.key, check.idempotencyKey)
  form.set(checkFields.token, check.token)
  form.set(checkFields.honeypot, '')
  form.set(checkFields.answer, '')
  form.set('clientCode', '0012345')
  for (const [name, value] of Object.entries(fields)) {
    form.set(name, value)
  }
  return form
}

/** Solves the challenge like the page's worker. */
async function solved({ method }: FormCheck): Promise<string> {
  const challenge = method.kind === 'proof' ? method.challenge : expect.unreachable()
  const solution = await solveChallenge({ challenge, deriveKey })
  return JSON.stringify({ challenge, solution })
}

describe('a form without script', () => {
  const verdict = async (fields: Record<string, string>, now: Date) => {
    const check = ownCheck()
    const form = formWith(await check.issue('registration', opened), fields)
    return check.verdictOn('registration', form, now)
  }

  it.each([
    { name: 'just before one second', ms: 999, expected: { rejection: 'tooSoon' } },
    { name: 'after one second', ms: 1_000, expected: 'withoutScript' },
    { name: 'after half a day', ms: FORM_LIFETIME_MS, expected: 'withoutScript' },
    { name: 'just after that', ms: FORM_LIFETIME_MS + 1, expected: { rejection: 'stale' } },
  ])('depends on its age: $name', async ({ ms, expected }) => {
    expect(await verdict({}, after(ms))).toEqual(expected)
  })

  it('is rejected if the honeypot is filled in', async () => {
    expect(await verdict({ [checkFields.honeypot]: 'buy now' }, typed)).toEqual({ rejection: 'honeypot' })
  })

  it.each([
    { name: 'missing', token: '' },
    { name: 'not a token', token: 'x'.repeat(10_000) },
    { name: 'forged', token: `${opened.getTime()}.${'A'.repeat(11)}.${'A'.repeat(43)}` },
    { name: 'of an earlier release', token: `${opened.getTime()}.${'A'.repeat(43)}` },
  ])('is rejected if its token is $name', async ({ token }) => {
    expect(await verdict({ [checkFields.token]: token }, typed)).toEqual({ rejection: 'stale' })
  })

  it.each([
    { name: 'another form', form: 'contact', changes: {} },
    {
      name: 'the same form opened again',
      form: 'registration',
      changes: { [checkFields.key]: '00000000-0000-4000-8000-000000000000' },
    },
  ] as const)('is rejected with the token of $name', async ({ form, changes }) => {
    const check = ownCheck()
    const posted = formWith(await check.issue(form, opened), changes)
    expect(await check.verdictOn('registration', posted, typed)).toEqual({ rejection: 'stale' })
  })
})

describe('the token of a form without script', () => {
  it('is for one submission: the same one may come twice, another one needs another form', async () => {
    const check = ownCheck(createClaims())
    const form = formWith(await check.issue('contact', opened), { message: 'satu' })
    const send = () => check.verdictOn('contact', form, typed)
    expect(await send()).toBe('withoutScript')
    expect(await send()).toBe('withoutScript')
    form.set('message', 'dua')
    expect(await send()).toEqual({ rejection: 'stale' })
    form.set(checkFields.token, (await check.reissue('contact', form, typed)).token)
    expect(await send()).toBe('withoutScript')
    form.set('message', 'tiga')
    expect(await send()).toEqual({ rejection: 'stale' })
  })

  it('is not accepted while its claim cannot be checked', async () => {
    const check = ownCheck(() => Promise.reject(new Error('away')))
    const form = formWith(await check.issue('contact', opened))
    await expect(check.verdictOn('contact', form, typed)).rejects.toThrow('away')
  })
})

describe('a returned form', () => {
  it('keeps its age, so that it can be sent again at once', async () => {
    const check = ownCheck()
    const first = formWith(await check.issue('contact', opened))
    const second = formWith(await check.reissue('contact', first, typed))
    expect(await check.verdictOn('contact', second, after(30_001))).toBe('withoutScript')
  })

  describe('with a honeypot that the browser fills in every time', () => {
    const honeypot = { [checkFields.honeypot]: 'Nara Tumivarka' }

    it('is accepted on the second submission', async () => {
      const check = ownCheck()
      const first = formWith(await check.issue('contact', opened), honeypot)
      expect(await check.verdictOn('contact', first, typed)).toEqual({ rejection: 'honeypot' })
      const second = formWith(await check.reissue('contact', first, typed), honeypot)
      expect(await check.verdictOn('contact', second, after(30_001))).toBe('withoutScript')
    })

    it('stays accepted if it is returned for another reason in between', async () => {
      const check = ownCheck()
      const first = formWith(await check.issue('contact', opened), honeypot)
      const second = formWith(await check.reissue('contact', first, typed))
      const third = formWith(await check.reissue('contact', second, typed), honeypot)
      expect(await check.verdictOn('contact', third, after(60_000))).toBe('withoutScript')
    })

    it('is rejected if the mark of a second submission is added to the first token', async () => {
      const check = ownCheck()
      const issued = await check.issue('contact', opened)
      const forged = formWith({ ...issued, token: `${issued.token}.again` }, honeypot)
      expect(await check.verdictOn('contact', forged, typed)).toEqual({ rejection: 'honeypot' })
    })
  })

  it('is issued again with the same idempotency key after it has expired', async () => {
    const check = ownCheck()
    const first = formWith(await check.issue('contact', opened))
    const late = after(24 * 60 * 60 * 1_000)
    const returned = await check.reissue('contact', first, late)
    expect(returned.idempotencyKey).toBe(first.get(checkFields.key))
    const second = formWith(returned)
    const submittedAt = new Date(late.getTime() + 5_000)
    expect(await check.verdictOn('contact', second, submittedAt)).toBe('withoutScript')
  })
})

describe('a proof of work', () => {
  let check: HumanCheck
  let form: FormData

  beforeEach(async () => {
    check = ownCheck()
    // The library reads the system clock.
    const issued = await check.issue('registration', new Date(Date.now() - 5_000))
    form = formWith(issued, { [checkFields.answer]: await solved(issued) })
  })
  const verdict = (posted: FormData) => check.verdictOn('registration', posted, new Date())

  it('is rejected by another node after it was sent with other content', async () => {
    const claim = createClaims()
    const node = () => ownCheck(claim)
    const [first, second] = [node(), node()]
    const now = new Date()
    expect(await first.verdictOn('registration', form, now)).toBe('passed')
    expect(await second.verdictOn('registration', form, now)).toBe('passed')
    form.set('clientCode', '7654321')
    expect(await second.verdictOn('registration', form, now)).toEqual({ rejection: 'stale' })
    expect(await node().verdictOn('registration', form, now)).toEqual({ rejection: 'stale' })
  })

  it('is rejected while the claim cannot be checked, and accepted afterwards', async () => {
    const claim = vi
      .fn<() => Promise<boolean>>()
      .mockRejectedValueOnce(new Error('away'))
      .mockResolvedValue(true)
    const own = ownCheck(claim)
    await expect(own.verdictOn('registration', form, new Date())).rejects.toThrow('away')
    expect(await own.verdictOn('registration', form, new Date())).toBe('passed')
  })

  it('is accepted when solved, also for five concurrent submissions of the same form', async () => {
    const verdicts = await Promise.all([1, 2, 3, 4, 5].map(() => verdict(form)))
    expect(verdicts).toEqual(Array.from({ length: 5 }, () => 'passed'))
  })

  it('is rejected with other content, even if it is re-encoded', async () => {
    await verdict(form)
    form.set('clientCode', '0012346')
    expect(await verdict(form)).toEqual({ rejection: 'stale' })
    form.set(checkFields.answer, ` ${String(form.get(checkFields.answer))}`)
    expect(await verdict(form)).toEqual({ rejection: 'stale' })
  })

  it.each([
    { name: 'another text', change: () => 'solved' },
    {
      name: 'a wrong solution',
      change: (answer: string) =>
        answer.replace(/("derivedKey":")(.)/, (_, name, digit) => `${name}${digit === '0' ? '1' : '0'}`),
    },
    { name: 'an easier challenge', change: (answer: string) => answer.replace('"cost":10', '"cost":1') },
    { name: 'a text of ten thousand characters', change: () => '{'.repeat(10_000) },
  ])('is rejected with $name', async ({ change }) => {
    form.set(checkFields.answer, change(String(form.get(checkFields.answer))))
    expect(await verdict(form)).toEqual({ rejection: 'stale' })
  })

  it('is rejected if it was solved too late', async () => {
    const long = new Date(Date.now() - FORM_LIFETIME_MS - 60_000)
    const old = await check.issue('registration', long)
    const fresh = await check.reissue('registration', formWith(old), new Date(Date.now() - 5_000))
    expect(await verdict(formWith(fresh, { [checkFields.answer]: await solved(old) }))).toEqual({
      rejection: 'stale',
    })
  })
})

describe('the check by a service', () => {
  let url: string
  let answerWith: RequestListener
  let asked: URLSearchParams[]
  let reported: unknown[]

  beforeEach(async () => {
    asked = []
    reported = []
    url = await serve((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        asked.push(new URLSearchParams(Buffer.concat(chunks).toString()))
        answerWith(request, response)
      })
    })
  })

  function serviceCheck() {
    const service = {
      siteKey: 'site',
      secret: 'hush',
      scriptUrl: `${url}/api.js`,
      verifyUrl: `${url}/verify`,
    }
    return new HumanCheck({
      secret,
      service,
      claim: async () => true,
      report: (error) => reported.push(error),
    })
  }

  async function verdict(answer: string, check = serviceCheck(), earlier?: FormData) {
    const form = earlier ?? formWith(await check.issue('contact', opened), { [checkFields.answer]: answer })
    return check.verdictOn('contact', form, typed)
  }

  it('is accepted if the service confirms it; only secret and answer are sent', async () => {
    answerWith = (_request, response) => response.end('{"success":true,"hostname":"x"}')
    expect(await verdict('ticked')).toBe('passed')
    expect(asked.map((body) => Object.fromEntries(body))).toEqual([{ secret: 'hush', response: 'ticked' }])
  })

  it('verifies an answer once that is submitted five times, because the service would reject a repetition', async () => {
    answerWith = (_request, response) => response.end(JSON.stringify({ success: asked.length === 1 }))
    const check = serviceCheck()
    const form = formWith(await check.issue('contact', opened), { [checkFields.answer]: 'ticked' })
    const verdicts = await Promise.all([1, 2, 3, 4, 5].map(() => verdict('ticked', check, form)))
    expect(verdicts).toEqual(Array.from({ length: 5 }, () => 'passed'))
    form.set('clientCode', '9')
    expect(await verdict('ticked', check, form)).toEqual({ rejection: 'stale' })
    expect(asked).toHaveLength(1)
  })

  it('is rejected if the service rejects it', async () => {
    answerWith = (_request, response) =>
      response.end('{"success":false,"error-codes":["timeout-or-duplicate"]}')
    expect(await verdict('old')).toEqual({ rejection: 'stale' })
    expect(reported).toEqual([])
  })

  it.each<{ name: string; answers: RequestListener }>([
    { name: 'fails', answers: (_request, response) => response.writeHead(500).end('{"success":true}') },
    { name: 'closes the connection', answers: (_request, response) => response.destroy() },
    {
      name: 'rejects our secret',
      answers: (_request, response) =>
        response.end('{"success":false,"error-codes":["invalid-input-secret"]}'),
    },
  ])('fails closed if the service $name, and reports it', async ({ answers }) => {
    answerWith = answers
    const check = serviceCheck()
    expect(await verdict('ticked', check)).toEqual({ rejection: 'unreachable' })
    expect(reported).toHaveLength(1)
    answerWith = (_request, response) => response.end('{"success":true}')
    expect(await verdict('ticked', check)).toBe('passed')
  })

  it.each([missingAnswers.blocked, missingAnswers.unanswered])(
    'is rejected without calling the service if the script posts "%s"',
    async (answer) => {
      expect(await verdict(answer)).toEqual({ rejection: answer })
      expect(asked).toEqual([])
    },
  )
})
