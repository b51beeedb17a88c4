import { describe, expect, it } from 'vitest'
import {
  addEvent,
  confirm,
  lapseHolds,
  loadTickets,
  nonClient,
  postForOutcome,
  registerFrom,
  someAddress,
} from '../../../test/forms.ts'
import { loadConsents } from '../../../test/people.ts'
import { payload, someNetwork } from '../../../test/service.ts'
import { releaseHolds } from './release-holds.ts'

const held = { outcome: 'held' }

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
  ])(
    'is proof of consent only once the place is confirmed: $marketingText',
    async ({ slug, marketingText }) => {
      const { email, ticket } = await holdWith(slug, marketingText)
      expect(await loadConsents(email)).toEqual([])
      await confirm(ticket)
      expect(await loadConsents(email)).toMatchObject([{ marketing: marketingText !== null, marketingText }])
    },
  )

  it('is that of the last form after the place has lapsed', async () => {
    const { id, email, send } = await holdWith('teks-tahan-lagi', 'Teks lama.')
    await lapseHolds(id)
    await releaseHolds(payload)
    expect(await send({ marketingConsent: false, marketingText: null })).toEqual(held)
    await confirm((await loadTickets(id)).at(-1) ?? '')
    expect(await loadConsents(email)).toMatchObject([{ marketing: false, marketingText: null }])
  })
})
