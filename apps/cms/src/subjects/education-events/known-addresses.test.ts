import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  addClient,
  addEvent,
  client,
  countStates,
  nonClient,
  postForOutcome,
  someAddress,
  someCode,
} from '../../../test/forms.ts'
import { Mailboxes } from '../../../test/mailboxes.ts'
import { someNetwork } from '../../../test/service.ts'

let mailboxes: Mailboxes
beforeAll(async () => {
  mailboxes = await Mailboxes.open()
})
afterAll(async () => {
  await mailboxes.close()
})

const registered = { outcome: 'registered' }
const held = { outcome: 'held' }
const alreadyRegistered = { outcome: 'alreadyRegistered' }

async function readSubjects(address: string) {
  return (await mailboxes.at(address)).map(({ email }) => email.subject?.split(':')[0])
}

describe('the response that an address is already registered', () => {
  it('is given three times to a network; then it is the one for a new address, with an email', async () => {
    const email = someAddress()
    const { id } = await addEvent('sudah-daftar', { capacity: 9 })
    await postForOutcome(nonClient('sudah-daftar', { email }))
    const outsider = someNetwork()
    const ask = () => postForOutcome(nonClient('sudah-daftar', { email }), outsider)
    expect([await ask(), await ask(), await ask()]).toEqual(
      Array.from({ length: 3 }, () => alreadyRegistered),
    )
    expect([await ask(), await ask()]).toEqual([held, held])
    expect(await postForOutcome(nonClient('sudah-daftar'), outsider)).toEqual(held)
    expect((await readSubjects(email)).sort()).toEqual(['Anda sudah terdaftar', 'Anda terdaftar'])
    expect(await postForOutcome(nonClient('sudah-daftar', { email }))).toEqual(alreadyRegistered)
    expect(await countStates(id)).toEqual({ confirmed: 1, held: 1 })
  })

  it('is not revealed by sending the same form again', async () => {
    const email = someAddress()
    await addEvent('sudah-ulang', { capacity: 9 })
    await postForOutcome(nonClient('sudah-ulang', { email }))
    const outsider = someNetwork()
    const ask = () => postForOutcome(nonClient('sudah-ulang', { email }), outsider)
    await Promise.all([ask(), ask(), ask()])
    for (const body of [nonClient('sudah-ulang', { email }), nonClient('sudah-ulang')]) {
      expect(await postForOutcome(body, outsider)).toEqual(held)
      const replies = Array.from({ length: 30 }, () => postForOutcome(body, outsider))
      expect(await Promise.all(replies)).toEqual(replies.map(() => held))
    }
  })

  it('is limited for client codes, too', async () => {
    const [code, email] = [someCode(), someAddress()]
    await addClient(code, email)
    await addEvent('sudah-nasabah', { capacity: 9 })
    await postForOutcome(client('sudah-nasabah', code))
    const outsider = someNetwork()
    const ask = () => postForOutcome(client('sudah-nasabah', code), outsider)
    expect([await ask(), await ask(), await ask()]).toEqual(
      Array.from({ length: 3 }, () => alreadyRegistered),
    )
    expect(await ask()).toEqual(registered)
    expect((await readSubjects(email)).sort()).toEqual(['Anda sudah terdaftar', 'Anda terdaftar'])
  })

  it('is the one of a full event after three times', async () => {
    const email = someAddress()
    await addEvent('sudah-penuh', { capacity: 1 })
    await postForOutcome(nonClient('sudah-penuh', { email }))
    const outsider = someNetwork()
    const ask = () => postForOutcome(nonClient('sudah-penuh', { email }), outsider)
    await Promise.all([ask(), ask(), ask()])
    expect(await ask()).toEqual({ outcome: 'full' })
    expect(await postForOutcome(nonClient('sudah-penuh'), outsider)).toEqual({ outcome: 'full' })
  })
})
