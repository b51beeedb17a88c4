import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { query } from '#cms/database/session.ts'
import { tryLimits } from '#cms/site-api/form-limits.ts'
import { withoutTable } from './broken-tables.ts'
import { addClient, addEvent, client, message, nonClient, outcomeOf, someAddress, someCode } from './forms.ts'
import { post, someNetwork, startService } from './service.ts'

beforeAll(startService)

const tooManyTries = { outcome: 'tooManyTries', retryAfterSeconds: expect.any(Number) }
const times = <Answer>(count: number, ask: () => Promise<Answer>) =>
  Promise.all(Array.from({ length: count }, ask))

async function sendMessage(visitor: string, change: Record<string, unknown> = {}): Promise<unknown> {
  return (await post('contact-messages', message(change), visitor)).json()
}

describe('limits of forms', () => {
  it('reject posts without script above their limit, for a whole IPv6 network, while posts with the human check pass', async () => {
    const network = someNetwork().replace(/::1$/, '')
    const send = (visitor: string) => sendMessage(visitor, { humanCheck: 'withoutScript' })
    const answers = await times(tryLimits.postsWithoutScript.points + 1, () => send(`${network}::1`))
    expect(answers.filter((answer) => Object(answer).outcome === 'tooManyTries')).toEqual([tooManyTries])
    expect(await send(`${network}:a:b:c:d`)).toEqual(tooManyTries)
    expect(await sendMessage(`${network}::1`)).toMatchObject({ outcome: 'received' })
    expect(await send(someNetwork())).toMatchObject({ outcome: 'received' })
    // Visitors are counted by a hash of their address.
    const rows = await query(await startService(), sql`select key from rate_limits`)
    expect(JSON.stringify(rows)).not.toContain(network)
  })

  it('repeat the stored outcome however often the same form comes', async () => {
    await addEvent('batas-sama', { capacity: 5 })
    const body = nonClient('batas-sama')
    const answers = await times(tryLimits.sameForm.points + 3, () => outcomeOf(body))
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ outcome: 'registered' })]),
    )
    expect(await outcomeOf({ ...body, email: 'lain@contoh.example' })).toEqual(tooManyTries)
  })

  it('end the guessing of codes by one visitor, also concurrently, and leave other registrations alone', async () => {
    const visitor = someNetwork()
    const code = someCode()
    await addClient(code)
    await addEvent('batas-kode', { capacity: 50 })
    const guess = () => outcomeOf(client('batas-kode', someCode()), visitor)
    const answers = await times(12, guess)
    expect(answers.filter((answer) => Object(answer).outcome === 'unknownClient')).toHaveLength(
      tryLimits.wrongCodesOfVisitor.points,
    )
    expect(await outcomeOf(client('batas-kode', code), visitor)).toEqual(tooManyTries)
    expect(await outcomeOf(nonClient('batas-kode'), visitor)).toEqual({ outcome: 'registered' })
    expect(await outcomeOf(client('batas-kode', code))).toEqual({ outcome: 'registered' })
  })

  it('do not count known codes', async () => {
    const visitor = someNetwork()
    await addEvent('batas-benar', { capacity: 50 })
    const codes = Array.from({ length: tryLimits.wrongCodesOfVisitor.points + 2 }, someCode)
    for (const code of codes) await addClient(code)
    const answers = await Promise.all(codes.map((code) => outcomeOf(client('batas-benar', code), visitor)))
    expect(answers).toEqual(codes.map(() => ({ outcome: 'registered' })))
  })

  it('require the address as well when many networks guess codes of one event, and shut no client out', async () => {
    await addEvent('batas-acara', { capacity: 50 })
    await addEvent('batas-acara-lain', { capacity: 50 })
    const [code, email] = [someCode(), someAddress()]
    await addClient(code, email)
    await times(tryLimits.wrongCodesOfEvent.points, () => outcomeOf(client('batas-acara', someCode())))
    // A right code and a wrong one are told apart by nobody who has no address.
    for (const one of [code, someCode()]) {
      expect(await outcomeOf(client('batas-acara', one))).toEqual({ outcome: 'sharedCode' })
      expect(await outcomeOf(client('batas-acara', one, { email: someAddress() }))).toEqual({
        outcome: 'unknownClient',
      })
    }
    expect(await outcomeOf(client('batas-acara', code, { email }))).toEqual({ outcome: 'registered' })
    expect(await outcomeOf(client('batas-acara-lain', someCode()))).toEqual({ outcome: 'unknownClient' })
    // One visitor may still guess no more than anywhere else.
    const visitor = someNetwork()
    const guess = () => outcomeOf(client('batas-acara', someCode(), { email: someAddress() }), visitor)
    await times(tryLimits.wrongCodesOfVisitor.points, guess)
    expect(await guess()).toEqual(tooManyTries)
  })

  it('count no code while the directory is empty', async () => {
    const visitor = someNetwork()
    await query(await startService(), sql`delete from client_directory`)
    await addEvent('batas-kosong', { capacity: 50 })
    const answers = await times(tryLimits.wrongCodesOfVisitor.points + 2, () =>
      outcomeOf(client('batas-kosong', someCode()), visitor),
    )
    expect(answers).toEqual(answers.map(() => ({ outcome: 'unknownClient' })))
  })

  it('reject a form that they cannot count', async () => {
    const { status } = await withoutTable('rate_limits', () => post('contact-messages', message()))
    expect(status).toBe(500)
  })
})
