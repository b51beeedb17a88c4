import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import {
  addClient,
  addEvent,
  client,
  loadRegistrations,
  postForOutcome,
  someAddress,
  someCode,
} from '../../../test/forms.ts'
import { execute } from '../../../test/service.ts'

/** The interval of responses about codes (education-events/receive-registration.ts). */
const stepMs = 300
const samples = 8

/** Time since the last interval boundary; Infinity before the first. */
async function measureLateness(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  // Timers may be a millisecond early.
  const waited = performance.now() - started + 2
  return waited < stepMs ? Number.POSITIVE_INFINITY : waited % stepMs
}

describe('clients', () => {
  it('register once by a code of the directory, however often the form comes', async () => {
    const code = someCode()
    await addClient(code)
    const { id } = await addEvent('nasabah-kode', { capacity: 5 })
    const body = client('nasabah-kode', code)
    const outcomes = await Promise.all(Array.from({ length: 3 }, () => postForOutcome(body)))
    expect(outcomes).toEqual(Array.from({ length: 3 }, () => ({ outcome: 'registered' })))
    expect(await loadRegistrations(id)).toHaveLength(1)
    expect(await postForOutcome(client('nasabah-kode', code))).toEqual({ outcome: 'alreadyRegistered' })
    expect(await postForOutcome(client('nasabah-kode', someCode()))).toEqual({ outcome: 'unknownClient' })
  })

  it('get the response at a fixed interval, whether their code is known or not', async () => {
    await addEvent('nasabah-waktu', { capacity: samples })
    const known: number[] = []
    const unknown: number[] = []
    for (let sample = 0; sample < samples; sample += 1) {
      const code = someCode()
      await addClient(code)
      known.push(await measureLateness(() => postForOutcome(client('nasabah-waktu', code))))
      unknown.push(await measureLateness(() => postForOutcome(client('nasabah-waktu', someCode()))))
    }
    expect(Math.max(...known, ...unknown)).toBeLessThan(stepMs)
    // A busy machine delays some responses; an undelayed response would arrive after thirty milliseconds.
    expect(Math.min(...known)).toBeLessThan(20)
    expect(Math.min(...unknown)).toBeLessThan(20)
  })

  it('who share a code are distinguished by their email address', async () => {
    const code = someCode()
    const [first, second] = [someAddress(), someAddress()]
    await addClient(code, first)
    await addClient(code, second)
    await addEvent('nasabah-kembar', { capacity: 5 })
    const outcomeWith = (email: string | null) => postForOutcome(client('nasabah-kembar', code, { email }))
    expect(await outcomeWith(null)).toEqual({ outcome: 'sharedCode' })
    expect(await outcomeWith(someAddress())).toEqual({ outcome: 'sharedCode' })
    expect(await outcomeWith(first)).toEqual({ outcome: 'registered' })
    expect(await outcomeWith(first.toUpperCase())).toEqual({ outcome: 'alreadyRegistered' })
    expect(await outcomeWith(second)).toEqual({ outcome: 'registered' })
  })

  it('leave neither code nor address in registration, email and directory', async () => {
    const code = someCode()
    const email = someAddress()
    await addClient(code, email)
    const { id } = await addEvent('nasabah-tanpa-kode', { capacity: 5 })
    const body = client('nasabah-tanpa-kode', code, { email })
    expect(await postForOutcome(body)).toEqual({ outcome: 'registered' })
    const rows =
      await execute(sql`select to_jsonb(r)::text as registration, to_jsonb(m)::text as mail, to_jsonb(c)::text as client
        from registrations r join mails m on m.registration_id = r.id join client_directory c on c.id = r.client_id
        where event_id = ${id}`)
    expect(rows).toHaveLength(1)
    for (const secret of [code, email]) expect(JSON.stringify(rows)).not.toContain(secret)
  })
})
