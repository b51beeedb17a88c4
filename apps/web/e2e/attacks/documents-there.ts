import { expect } from '@playwright/test'
import { openEvent } from '../made-content.ts'
import { collectionRights } from './inputs/access-table.ts'
import { askSiteApi } from './services.ts'
import { type Asker, json } from './staff.ts'

/** One document of each collection that has any, published where it can be, for rules to be tried on. */
export async function documentsThere(admin: Asker): Promise<ReadonlyMap<string, number>> {
  const found = await Promise.all(
    Object.entries(collectionRights).map(async ([slug, { create, versions }]) => {
      // The site's own content stays while other tests come and go; of what visitors make, ours is the newest.
      const order = create.length > 0 ? 'sort=id' : 'sort=-id'
      const state = versions.length > 0 ? '&where[_status][equals]=published' : ''
      const answer = await admin(`${slug}?limit=1&depth=0&${order}${state}`)
      const { docs = [] }: { docs?: { id: number }[] } = await answer.json()
      return docs.map(({ id }) => [slug, id] as const)
    }),
  )
  return new Map(found.flat())
}

/**
 * Leaves what the demonstration has none of: a redirect, and what only visitors make, a registration, messages, their
 * consents and mails, and the erasure of one of them.
 */
export class Visitors {
  readonly #admin: Asker
  readonly #made: readonly string[]
  readonly #emails: readonly string[]

  private constructor(admin: Asker, made: readonly string[], emails: readonly string[]) {
    this.#admin = admin
    this.#made = made
    this.#emails = emails
  }

  static async come(admin: Asker): Promise<Visitors> {
    const slug = `hak-${crypto.randomUUID()}`
    const made = [
      await make(admin, 'events', openEvent({ slug, capacity: 5, waitingListPlaces: 0 })),
      await make(admin, 'redirects', { from: `/id/${slug}`, to: '/id/blog', status: 'permanent' }),
    ]
    const message = { domicile: 'indonesia', subject: null, message: 'Bagaimana cara memindahkan efek saya?' }
    const erased = await send('contact-messages', message)
    await erase(admin, erased)
    const person = {
      kind: 'nonClient',
      eventSlug: slug,
      city: '',
      occupation: '',
      company: '',
      heardFrom: '',
    }
    return new Visitors(admin, made, [
      await send('contact-messages', message),
      await send('registrations', person),
    ])
  }

  async leave(): Promise<void> {
    for (const email of this.#emails) {
      await erase(this.#admin, email)
    }
    for (const address of this.#made) {
      await this.#admin(address, { method: 'DELETE' })
    }
  }
}

/** @returns its address */
async function make(admin: Asker, collection: string, document: object): Promise<string> {
  const made = await admin(`${collection}?locale=id`, json('POST', document))
  expect(made.status).toBe(201)
  const { doc }: { doc: { id: number } } = await made.json()
  return `${collection}/${doc.id}`
}

/** @returns the address of who has sent it */
async function send(path: string, fields: object): Promise<string> {
  const email = `${crypto.randomUUID()}@contoh.example`
  const sender = { fullName: 'Nara Tumivarka', email, phone: '081234567890' }
  const consent = { consentText: 'Saya menyetujui.', marketingConsent: false }
  const form = { idempotencyKey: crypto.randomUUID(), locale: 'id', humanCheck: 'passed' }
  const answer = await askSiteApi(path, json('POST', { ...form, ...sender, ...consent, ...fields }))
  expect(await answer.json()).toMatchObject({ outcome: expect.stringMatching(/^(?:received|registered)$/) })
  return email
}

async function erase(admin: Asker, email: string): Promise<void> {
  expect((await admin('erasures/person', json('POST', { email }))).status).toBe(200)
}
