import { sql } from '@payloadcms/db-postgres'
import { toClientNetwork } from '@site/contracts/visitor-address.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { hashVisitor } from '#cms/base/privacy/keyed-hash.ts'
import { withoutTable } from '../../../test/broken-tables.ts'
import {
  addClient,
  addEvent,
  client,
  message,
  nonClient,
  postForOutcome,
  someAddress,
  someCode,
} from '../../../test/forms.ts'
import { execute, payload, post, someNetwork } from '../../../test/service.ts'
import { findFormRateLimits } from './form-rate-limits.ts'

const tooManyTries = { outcome: 'tooManyTries', retryAfterSeconds: expect.any(Number) }
const received = expect.objectContaining({ outcome: 'received' })
const times = <Answer>(count: number, send: () => Promise<Answer>) =>
  Promise.all(Array.from({ length: count }, send))

async function sendMessage(visitor: string, change: Record<string, unknown> = {}): Promise<unknown> {
  return (await post('contact-messages', message(change), visitor)).json()
}

afterEach(() => vi.useRealTimers())

describe('limits of forms', () => {
  const limits = findFormRateLimits(payload)
  const form = (humanCheck: 'passed' | 'withoutScript', idempotencyKey: string = crypto.randomUUID()) =>
    ({ humanCheck, idempotencyKey }) as const

  const attempts = {
    checkedPost: (visitor: string) => limits.countPost(visitor, form('passed')),
    postWithoutScript: (visitor: string) => limits.countPost(visitor, form('withoutScript')),
    sameForm: (key: string) => limits.countPost(someNetwork(), form('passed', key)),
    async wrongCodeOfVisitor(visitor: string) {
      const verdict = await limits.checkWrongCodes(visitor)
      await limits.countWrongCode(visitor, 0)
      return verdict
    },
    /** Above this limit, codes need an address. */
    async wrongCodeOfEvent(_visitor: string, event: number) {
      const isUsedUp = await limits.needAddress(event)
      await limits.countWrongCode(someNetwork(), event)
      return isUsedUp ? 1 : null
    },
  }

  it.each([
    ['checkedPost', 300, 10],
    ['postWithoutScript', 60, 10],
    ['sameForm', 30, 10],
    ['wrongCodeOfVisitor', 5, 15],
    ['wrongCodeOfEvent', 60, 60],
  ] as const)('allow each %s %i times in %i minutes', async (name, count, minutes) => {
    const attempt = attempts[name]
    const [visitor, event] = [someNetwork(), Number(someCode())]
    const start = Date.now()
    await times(count - 1, () => attempt(visitor, event))
    expect(await attempt(visitor, event)).toBeNull()
    vi.useFakeTimers({ now: start + minutes * 60_000 - 1_000, toFake: ['Date'] })
    expect(await attempt(visitor, event)).not.toBeNull()
    vi.setSystemTime(Date.now() + 600_000)
    expect(await attempt(visitor, event)).toBeNull()
  })

  it('reject submissions without JavaScript above their limit, per IPv6 network, while submissions with the human check pass', async () => {
    const network = someNetwork().replace(/::1$/, '')
    const send = (visitor: string) => sendMessage(visitor, { humanCheck: 'withoutScript' })
    const responses = [await send(`${network}::1`)]
    await times(58, () =>
      findFormRateLimits(payload).countPost(
        hashVisitor(toClientNetwork(`${network}::1`)),
        form('withoutScript'),
      ),
    )
    responses.push(await send(`${network}::1`), await send(`${network}:a:b:c:d`))
    expect(responses).toEqual([received, received, tooManyTries])
    expect(await sendMessage(`${network}::1`)).toEqual(received)
    expect(await send(someNetwork())).toEqual(received)
    // Visitors are counted by a hash of their address.
    const rows = await execute(sql`select key from rate_limits`)
    expect(JSON.stringify(rows)).not.toContain(network)
  })

  it('return the stored outcome for any number of identical submissions', async () => {
    await addEvent('batas-sama', { capacity: 5 })
    const body = nonClient('batas-sama')
    const registered = { outcome: 'registered' }
    expect(await postForOutcome(body)).toEqual(registered)
    const { idempotencyKey } = body
    await times(30, () =>
      findFormRateLimits(payload).countPost(someNetwork(), { humanCheck: 'passed', idempotencyKey }),
    )
    expect(await postForOutcome(body)).toEqual(registered)
    expect(await postForOutcome({ ...body, email: 'lain@contoh.example' })).toEqual(tooManyTries)
  })

  it('stop code guessing by one visitor, also concurrently, and do not affect other registrations', async () => {
    const visitor = someNetwork()
    const code = someCode()
    await addClient(code)
    await addEvent('batas-kode', { capacity: 50 })
    const guess = () => postForOutcome(client('batas-kode', someCode()), visitor)
    const responses = await times(12, guess)
    expect(responses.filter((response) => Object(response).outcome === 'unknownClient')).toHaveLength(5)
    expect(await postForOutcome(client('batas-kode', code), visitor)).toEqual(tooManyTries)
    expect(await postForOutcome(nonClient('batas-kode'), visitor)).toEqual({ outcome: 'registered' })
    expect(await postForOutcome(client('batas-kode', code))).toEqual({ outcome: 'registered' })
  })

  it('do not count correct codes', async () => {
    const visitor = someNetwork()
    await addEvent('batas-benar', { capacity: 50 })
    const codes = Array.from({ length: 7 }, someCode)
    for (const code of codes) await addClient(code)
    const responses = await Promise.all(
      codes.map((code) => postForOutcome(client('batas-benar', code), visitor)),
    )
    expect(responses).toEqual(codes.map(() => ({ outcome: 'registered' })))
  })

  it('require the address when many networks guess codes for one event, and lock out no client', async () => {
    const { id } = await addEvent('batas-acara', { capacity: 50 })
    await addEvent('batas-acara-lain', { capacity: 50 })
    const [code, email] = [someCode(), someAddress()]
    await addClient(code, email)
    const guessed = () => findFormRateLimits(payload).countWrongCode(someNetwork(), id)
    await times(59, guessed)
    expect(await postForOutcome(client('batas-acara', someCode()))).toEqual({ outcome: 'unknownClient' })
    // Without the address, a correct code and a wrong one are indistinguishable.
    for (const one of [code, someCode()]) {
      expect(await postForOutcome(client('batas-acara', one))).toEqual({ outcome: 'sharedCode' })
      expect(await postForOutcome(client('batas-acara', one, { email: someAddress() }))).toEqual({
        outcome: 'unknownClient',
      })
    }
    expect(await postForOutcome(client('batas-acara', code, { email }))).toEqual({ outcome: 'registered' })
    expect(await postForOutcome(client('batas-acara-lain', someCode()))).toEqual({ outcome: 'unknownClient' })
    // A single visitor still has the same limit as elsewhere.
    const visitor = someNetwork()
    const guess = () => postForOutcome(client('batas-acara', someCode(), { email: someAddress() }), visitor)
    await times(5, guess)
    expect(await guess()).toEqual(tooManyTries)
  })

  it('reject a submission if it cannot be counted', async () => {
    const { status } = await withoutTable('rate_limits', () => post('contact-messages', message()))
    expect(status).toBe(500)
  })
})
