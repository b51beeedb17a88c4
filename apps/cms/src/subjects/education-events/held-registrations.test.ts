import { sql } from '@payloadcms/db-postgres'
import { toCustomerNetwork } from '@site/contracts/visitor-address.ts'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { hashVisitor } from '#cms/base/privacy/keyed-hash.ts'
import {
  addClient,
  addEvent,
  cancel,
  client,
  confirm,
  countStates,
  holdSeat,
  hourMs,
  inMs,
  lapseHolds,
  loadMailKinds,
  loadRegistrations,
  loadTickets,
  nonClient,
  postForOutcome,
  registerFrom,
  someAddress,
  someCode,
} from '../../../test/forms.ts'
import { Mailboxes } from '../../../test/mailboxes.ts'
import { loadConsents } from '../../../test/people.ts'
import { execute, payload, requestSite, someNetwork } from '../../../test/service.ts'
import { releaseHolds } from './release-holds.ts'

const mailboxes = await Mailboxes.open()
afterAll(() => mailboxes.close())
// Otherwise the first test that opens a mailbox waits for the emails of all tests before.
beforeEach(() => execute(sql`delete from mails`))

const registered = { outcome: 'registered' }
const held = { outcome: 'held' }

const loadStates = async (event: number) => (await loadRegistrations(event)).map(({ state }) => state)

const readState = async (ticket: string) =>
  (await requestSite(`registration-tickets/${ticket}?locale=id`)).json()

/** The ticket in the link of the confirmation email. */
async function readEmailedTicket(address: string): Promise<string> {
  const [mail] = await mailboxes.at(address)
  return /ticket=(\d+\.[\w-]{43})&confirm=1/.exec(mail?.email.text ?? '')?.[1] ?? ''
}

/** Places that a network held earlier. */
const addHolds = (
  event: number,
  network: string,
  { count, minutesAgo }: { count: number; minutesAgo: number },
) =>
  execute(sql`insert into network_uses (event_id, network, kind, used_at)
    select ${event}, ${hashVisitor(toCustomerNetwork(network))}, 'held', now() - make_interval(mins => ${minutesAgo})
    from generate_series(1, ${count}::int)`)

const pass20Minutes = (event: number) =>
  execute(
    sql`update registrations set held_until = held_until - interval '20 minutes' where event_id = ${event}`,
  )

/** Until the held place of an event lapses. */
async function loadMinutesLeft(event: number): Promise<number> {
  const place = (await loadRegistrations(event)).find(({ state }) => state === 'held')
  return Math.round((Date.parse(place?.heldUntil ?? '') - Date.now()) / 60_000)
}

describe('a flood of registrations from one network', () => {
  it('gets three seats; the others return after half an hour, to the waiting list first', async () => {
    const { id } = await addEvent('tahan-banjir', { capacity: 8, waitingListPlaces: 4 })
    const [flood, other] = [someNetwork(), someNetwork()]
    const first = await registerFrom(flood, 'tahan-banjir', 5)
    expect(first).toEqual(['registered', 'registered', 'registered', 'held', 'held'])
    expect(await registerFrom(other, 'tahan-banjir', 3)).toEqual(['registered', 'registered', 'registered'])
    const waiting = someAddress()
    expect(await postForOutcome(nonClient('tahan-banjir', { email: waiting }))).toEqual({
      outcome: 'waiting',
    })
    expect(await registerFrom(flood, 'tahan-banjir', 5)).toEqual(['held', 'held', 'held', 'full', 'full'])
    expect(await countStates(id)).toEqual({ confirmed: 6, waiting: 1, held: 2, heldWaiting: 3 })
    const page = async () => (await requestSite('events/tahan-banjir?locale=id')).json()
    expect(await page()).toMatchObject({ seatsTaken: 8, waitingPlacesLeft: 0, unconfirmedPlaces: 5 })

    await releaseHolds(payload)
    expect(await countStates(id)).toMatchObject({ held: 2, heldWaiting: 3 })
    await lapseHolds(id)
    await Promise.all([releaseHolds(payload), releaseHolds(payload)])
    expect(await countStates(id)).toEqual({ confirmed: 7, lapsed: 5 })
    expect(await mailboxes.subjectsAt(waiting)).toContain('Tempat untuk Anda')
    expect(await page()).toMatchObject({ seatsTaken: 7, waitingPlacesLeft: 4, unconfirmedPlaces: 0 })
    expect(await registerFrom(flood, 'tahan-banjir', 1)).toEqual(['held'])
  })

  it('is rejected while sixty of its places are not confirmed, until the first of them lapses', async () => {
    const { id, network, body, ticket } = await holdSeat('tahan-batas', { capacity: 20 })
    await addHolds(id, network, { count: 59, minutesAgo: 20 })
    const tooMany = { outcome: 'tooManyTries', retryAfterSeconds: expect.closeTo(600, -2) }
    expect(await postForOutcome(nonClient('tahan-batas'), network)).toEqual(tooMany)
    expect(await postForOutcome(body, network)).toEqual(held)
    expect(await postForOutcome(nonClient('tahan-batas'))).toEqual(registered)
    // No different from a new address, once the network got three such responses.
    const email = someAddress()
    await postForOutcome(nonClient('tahan-batas', { email }))
    const ask = () => postForOutcome(nonClient('tahan-batas', { email }), network)
    await Promise.all([ask(), ask(), ask()])
    expect(await ask()).toEqual(tooMany)
    await confirm(ticket)
    expect(await postForOutcome(nonClient('tahan-batas'), network)).toEqual(held)
    expect(await postForOutcome(nonClient('tahan-batas'), network)).toEqual(tooMany)
    await execute(
      sql`update network_uses set used_at = used_at - interval '11 minutes' where event_id = ${id}`,
    )
    expect(await postForOutcome(nonClient('tahan-batas'), network)).toEqual(held)
  })

  it('is rejected for the day after 180 places that nobody confirmed', async () => {
    const { id, network } = await holdSeat('tahan-harian', { capacity: 20 })
    await addHolds(id, network, { count: 178, minutesAgo: 60 })
    expect(await registerFrom(network, 'tahan-harian', 1)).toEqual(['held'])
    expect(await postForOutcome(nonClient('tahan-harian'), network)).toEqual({
      outcome: 'tooManyTries',
      retryAfterSeconds: expect.closeTo(23 * 3600, -2),
    })
  })

  it('is registered at once again after a day, and never held at another event or with a client code', async () => {
    const { id, network } = await holdSeat('tahan-sehari', { capacity: 20 })
    await addEvent('tahan-lain', { capacity: 20 })
    const code = someCode()
    await addClient(code)
    expect(await postForOutcome(client('tahan-sehari', code), network)).toEqual(registered)
    expect(await registerFrom(network, 'tahan-lain', 1)).toEqual(['registered'])
    await execute(sql`update network_uses set used_at = now() - interval '25 hours' where event_id = ${id}`)
    expect(await registerFrom(network, 'tahan-sehari', 1)).toEqual(['registered'])
  })
})

it('a class of twelve at one network all get a seat by opening their emails', async () => {
  const { id } = await addEvent('tahan-kelas', { capacity: 12 })
  const network = someNetwork()
  const emails = Array.from({ length: 12 }, someAddress)
  const bodies = emails.map((email) => nonClient('tahan-kelas', { email }))
  const sendAll = () => Promise.all(bodies.map((body) => postForOutcome(body, network)))
  const outcomes = await sendAll()
  expect(await countStates(id)).toEqual({ confirmed: 3, held: 9 })
  expect(await sendAll()).toEqual(outcomes)
  const tickets = []
  for (const email of emails) tickets.push(await readEmailedTicket(email))
  const confirmed = tickets.filter((ticket) => ticket !== '')
  const responses = await Promise.all(confirmed.map(confirm))
  expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 9 }, () => 200))
  expect(await countStates(id)).toEqual({ confirmed: 12 })
  await lapseHolds(id)
  await releaseHolds(payload)
  expect(await countStates(id)).toEqual({ confirmed: 12 })
})

describe('the link in the email of a held registration', () => {
  it('confirms by POST only, once, with one confirmation email', async () => {
    const { id, body, ticket } = await holdSeat('tahan-tautan', { capacity: 4 })
    expect(await loadConsents(body.email)).toEqual([])
    const [mail] = await mailboxes.at(body.email)
    expect(mail?.email.subject).toBe('Konfirmasi pendaftaran Anda: Acara tahan-tautan')
    expect(mail?.email.text).toContain('Konfirmasi paling lambat')
    expect(mail?.email.text).not.toContain('Nama Contoh')
    expect(mail?.email.attachments).toEqual([])
    expect(await readEmailedTicket(body.email)).toBe(ticket)
    // An email scanner opens the link.
    expect(await readState(ticket)).toEqual({ state: 'held' })
    expect(await loadStates(id)).toEqual(['confirmed', 'confirmed', 'confirmed', 'held'])
    const responses = await Promise.all([confirm(ticket), confirm(ticket), confirm(ticket)])
    const states = await Promise.all(responses.map((response) => response.json()))
    expect(states).toEqual(states.map(() => ({ state: 'confirmed' })))
    expect(await mailboxes.subjectsAt(body.email)).toEqual(['Konfirmasi pendaftaran Anda', 'Anda terdaftar'])
    expect(await loadConsents(body.email)).toMatchObject([{ marketing: false }])
    // The same ticket then cancels.
    expect(await (await cancel(ticket)).json()).toEqual({ state: 'cancelled' })
    expect(await (await confirm(ticket)).json()).toEqual({ state: 'cancelled' })
  })

  it('gives a place on the waiting list if all seats are taken, or a seat that became free meanwhile', async () => {
    const { id, network } = await holdSeat('tahan-tunggu', { capacity: 4, waitingListPlaces: 2 })
    const [first, second] = [someAddress(), someAddress()]
    for (const email of [first, second]) {
      expect(await postForOutcome(nonClient('tahan-tunggu', { email }), network)).toEqual(held)
    }
    expect((await mailboxes.at(first))[0]?.email.text).toContain('Anda masuk daftar tunggu')
    expect(await (await confirm(await readEmailedTicket(first))).json()).toEqual({ state: 'waiting' })
    const [one = '', two = ''] = await loadTickets(id)
    await cancel(one)
    await cancel(two)
    expect(await (await confirm(await readEmailedTicket(second))).json()).toEqual({ state: 'confirmed' })
    expect(await mailboxes.subjectsAt(second)).toEqual(['Konfirmasi pendaftaran Anda', 'Tempat untuk Anda'])
  })

  it('is too late after half an hour, even before the seat is released, and does not touch the seat of another', async () => {
    const { id, body, ticket } = await holdSeat('tahan-telat', { capacity: 4, waitingListPlaces: 1 })
    expect(await postForOutcome(nonClient('tahan-telat'))).toEqual({ outcome: 'waiting' })
    await lapseHolds(id)
    expect(await (await confirm(ticket)).json()).toEqual({ state: 'lapsed' })
    await releaseHolds(payload)
    expect(await loadStates(id)).toEqual(['confirmed', 'confirmed', 'confirmed', 'lapsed', 'confirmed'])
    expect(await (await confirm(ticket)).json()).toEqual({ state: 'lapsed' })
    expect(await (await cancel(ticket)).json()).toEqual({ state: 'lapsed' })
    expect(await readState(ticket)).toEqual({ state: 'lapsed' })
    expect(await countStates(id)).toEqual({ confirmed: 4, lapsed: 1 })
    // Registering again is possible from another network; the old link then ends.
    const again = { ...body, idempotencyKey: crypto.randomUUID() }
    expect(await postForOutcome(again)).toEqual({ outcome: 'waiting' })
    expect((await confirm(ticket)).status).toBe(404)
  })

  it.each([
    { name: 'is canceled', slug: 'tahan-batal', change: sql`is_canceled = true`, state: 'eventCanceled' },
    { name: 'is withdrawn', slug: 'tahan-tarik', change: sql`_status = 'draft'`, state: 'eventCanceled' },
    { name: 'has begun', slug: 'tahan-mulai', change: sql`starts_at = ${inMs(-hourMs)}`, state: 'over' },
  ])('does not confirm if the event $name', async ({ slug, change, state }) => {
    const { id, ticket } = await holdSeat(slug, { capacity: 4 })
    await execute(sql`update events set ${change} where id = ${id}`)
    expect(await (await confirm(ticket)).json()).toEqual({ state })
    expect(await countStates(id)).toEqual({ confirmed: 3, held: 1 })
  })
})

describe('an address that is held', () => {
  it('gets no second email and no more time from the same network', async () => {
    const { id, network, body } = await holdSeat('tahan-ulang', { capacity: 9 })
    const until = async () => (await loadRegistrations(id)).at(-1)?.heldUntil
    const before = await until()
    const again = { ...body, idempotencyKey: crypto.randomUUID(), email: body.email.toUpperCase() }
    expect(await postForOutcome(again, network)).toEqual(held)
    expect(await until()).toBe(before)
    expect(await mailboxes.subjectsAt(body.email)).toEqual(['Konfirmasi pendaftaran Anda'])
  })

  it('gets at most three emails a day, however often its place lapses', async () => {
    const { id, network, body } = await holdSeat('tahan-surel', { capacity: 4 })
    const again = () => postForOutcome({ ...body, idempotencyKey: crypto.randomUUID() }, network)
    for (const outcome of [held, held, held]) {
      await lapseHolds(id)
      expect(await again()).toEqual(outcome)
    }
    expect((await loadMailKinds(id)).filter((kind) => kind === 'registrationHeld')).toHaveLength(3)
    await execute(sql`update mails set created_at = created_at - interval '25 hours'`)
    expect(await again()).toEqual(held)
    expect((await loadMailKinds(id)).filter((kind) => kind === 'registrationHeld')).toHaveLength(4)
  })

  it('has its half hour from the sending of the email', async () => {
    const { id, body } = await holdSeat('tahan-lambat', { capacity: 9 })
    await pass20Minutes(id)
    expect(await loadMinutesLeft(id)).toBe(10)
    await releaseHolds(payload)
    expect(await loadMinutesLeft(id)).toBe(30)
    expect(await mailboxes.at(body.email)).toHaveLength(1)
    await pass20Minutes(id)
    await releaseHolds(payload)
    expect(await loadMinutesLeft(id)).toBe(10)
  })

  it('has no more time three hours after registering, even if the email could not be sent', async () => {
    const { id } = await holdSeat('tahan-putus', { capacity: 9 })
    await execute(
      sql`update registrations set registered_at = now() - interval '181 minutes' where event_id = ${id}`,
    )
    await pass20Minutes(id)
    await releaseHolds(payload)
    expect(await loadMinutesLeft(id)).toBe(10)
  })

  it('gets the response for a new address from another network that must confirm', async () => {
    const { id, body } = await holdSeat('tahan-asing', { capacity: 4, waitingListPlaces: 3 })
    const outsider = someNetwork()
    expect(await registerFrom(outsider, 'tahan-asing', 3)).toEqual(['waiting', 'waiting', 'waiting'])
    const ask = (email: string) => postForOutcome(nonClient('tahan-asing', { email }), outsider)
    expect([await ask(body.email), await ask(someAddress())]).toEqual([
      { outcome: 'full' },
      { outcome: 'full' },
    ])
    expect(await countStates(id)).toEqual({ confirmed: 3, held: 1, waiting: 3 })
  })

  it('is registered from the person’s own network with a seat that became free meanwhile', async () => {
    const { id, network } = await holdSeat('tahan-bebas', { capacity: 4, waitingListPlaces: 2 })
    const body = nonClient('tahan-bebas')
    expect(await postForOutcome(body, network)).toEqual(held)
    const [one = ''] = await loadTickets(id)
    await cancel(one)
    expect(await postForOutcome({ ...body, idempotencyKey: crypto.randomUUID() })).toEqual(registered)
    expect(await countStates(id)).toEqual({ cancelled: 1, confirmed: 3, held: 1 })
  })

  it('is registered at once from the person’s own network, with the same seat', async () => {
    const { id, body } = await holdSeat('tahan-sendiri', { capacity: 4 })
    const own = { ...body, idempotencyKey: crypto.randomUUID() }
    expect(await postForOutcome(own)).toEqual(registered)
    expect(await countStates(id)).toEqual({ confirmed: 4 })
    expect(await loadRegistrations(id)).toMatchObject([{}, {}, {}, { heldUntil: null }])
  })
})

describe('the marketing text of a held registration', () => {
  /** A held registration with a yes to this text, or with a no. */
  async function holdWith(slug: string, marketingText: string | null) {
    const { id } = await addEvent(slug, { capacity: 8 })
    const network = someNetwork()
    await registerFrom(network, slug, 3)
    const email = someAddress()
    const answer = { marketingConsent: marketingText !== null, marketingText }
    const send = (change: object = {}) =>
      postForOutcome(nonClient(slug, { email, ...answer, ...change }), network)
    expect(await send()).toEqual(held)
    return { id, email, send, ticket: (await loadTickets(id)).at(-1) ?? '' }
  }

  it.each([
    { slug: 'teks-tahan-ya', marketingText: 'Saya bersedia menerima kabar acara.' },
    { slug: 'teks-tahan-baris', marketingText: 'Baris satu.\nBaris “dua”.' },
    { slug: 'teks-tahan-tidak', marketingText: null },
  ])('is proof only once the place is confirmed: $marketingText', async ({ slug, marketingText }) => {
    const { email, ticket } = await holdWith(slug, marketingText)
    expect(await loadConsents(email)).toEqual([])
    await confirm(ticket)
    expect(await loadConsents(email)).toMatchObject([{ marketing: marketingText !== null, marketingText }])
  })

  it('is that of the last form after the place has lapsed', async () => {
    const { id, email, send } = await holdWith('teks-tahan-lagi', 'Teks lama.')
    await lapseHolds(id)
    await releaseHolds(payload)
    expect(await send({ marketingConsent: false, marketingText: null })).toEqual(held)
    await confirm((await loadTickets(id)).at(-1) ?? '')
    expect(await loadConsents(email)).toMatchObject([{ marketing: false, marketingText: null }])
  })
})
