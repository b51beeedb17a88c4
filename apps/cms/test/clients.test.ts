import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { addClient, addEvent, client, outcomeOf, registrationsOf, someAddress, someCode } from './forms.ts'
import { execute } from './service.ts'

/** What answers about codes are held back to (site-api/registrations.ts). */
const stepMs = 300
const samples = 8

async function waitOf(body: unknown): Promise<number> {
  const started = performance.now()
  await outcomeOf(body)
  return performance.now() - started
}

const medianOf = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? NaN

describe('clients', () => {
  it('register once by a code of the directory, however often the form comes', async () => {
    const code = someCode()
    await addClient(code)
    const { id } = await addEvent('nasabah-kode', { capacity: 5 })
    const body = client('nasabah-kode', code)
    const outcomes = await Promise.all(Array.from({ length: 3 }, () => outcomeOf(body)))
    expect(outcomes).toEqual(Array.from({ length: 3 }, () => ({ outcome: 'registered' })))
    expect(await registrationsOf(id)).toHaveLength(1)
    expect(await outcomeOf(client('nasabah-kode', code))).toEqual({ outcome: 'alreadyRegistered' })
    expect(await outcomeOf(client('nasabah-kode', someCode()))).toEqual({ outcome: 'unknownClient' })
  })

  it('get the response after a fixed time, whether their code is known or not', async () => {
    await addEvent('nasabah-waktu', { capacity: samples })
    const known: number[] = []
    const unknown: number[] = []
    // In turns, so that a machine that becomes busy is busy for both.
    for (let sample = 0; sample < samples; sample += 1) {
      const code = someCode()
      await addClient(code)
      known.push(await waitOf(client('nasabah-waktu', code)))
      unknown.push(await waitOf(client('nasabah-waktu', someCode())))
    }
    // Timers may be a millisecond early.
    expect(Math.min(...known, ...unknown)).toBeGreaterThan(stepMs - 2)
    // One answer may be late for anything; work that is not held back, thirty milliseconds, would be in each of them.
    expect(medianOf(known)).toBeLessThan(stepMs + 20)
    expect(medianOf(unknown)).toBeLessThan(stepMs + 20)
  })

  it('who share a code are distinguished by their email address', async () => {
    const code = someCode()
    const [first, second] = [someAddress(), someAddress()]
    await addClient(code, first)
    await addClient(code, second)
    await addEvent('nasabah-kembar', { capacity: 5 })
    const asked = (email: string | null) => outcomeOf(client('nasabah-kembar', code, { email }))
    expect(await asked(null)).toEqual({ outcome: 'sharedCode' })
    expect(await asked(someAddress())).toEqual({ outcome: 'sharedCode' })
    expect(await asked(first)).toEqual({ outcome: 'registered' })
    expect(await asked(first.toUpperCase())).toEqual({ outcome: 'alreadyRegistered' })
    expect(await asked(second)).toEqual({ outcome: 'registered' })
  })

  it('leave neither code nor address in registration, mail and directory', async () => {
    const code = someCode()
    const email = someAddress()
    await addClient(code, email)
    const { id } = await addEvent('nasabah-tanpa-kode', { capacity: 5 })
    const body = client('nasabah-tanpa-kode', code, { email })
    expect(await outcomeOf(body)).toEqual({ outcome: 'registered' })
    const rows =
      await execute(sql`select to_jsonb(r)::text as registration, to_jsonb(m)::text as mail, to_jsonb(c)::text as client
        from registrations r join mails m on m.registration_id = r.id join client_directory c on c.id = r.client_id
        where event_id = ${id}`)
    expect(rows).toHaveLength(1)
    for (const secret of [code, email]) expect(JSON.stringify(rows)).not.toContain(secret)
  })
})
