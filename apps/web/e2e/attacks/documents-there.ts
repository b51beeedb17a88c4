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
  readonly #made: string[] = []
  readonly #emails: string[] = []

  private constructor(admin: Asker) {
    this.#admin = admin
  }

  /** All of them, or none. */
  static async come(admin: Asker): Promise<Visitors> {
    const visitors = new Visitors(admin)
    try {
      await visitors.#arrive()
      return visitors
    } catch (error) {
      // What went wrong first is what is told.
      await Promise.allSettled([visitors.leave()])
      throw error
    }
  }

  async #arrive(): Promise<void> {
    const slug = `hak-${crypto.randomUUID()}`
    await this.#make('events', openEvent({ slug, capacity: 5, waitingListPlaces: 0 }))
    await this.#make('redirects', { from: `/id/${slug}`, to: '/id/blog', status: 'permanent' })
    const message = { domicile: 'indonesia', subject: null, message: 'Bagaimana cara memindahkan efek saya?' }
    await erase(this.#admin, await this.#send('contact-messages', message))
    const person = {
      kind: 'nonClient',
      eventSlug: slug,
      city: '',
      occupation: '',
      company: '',
      heardFrom: '',
    }
    await this.#send('contact-messages', message)
    await this.#send('registrations', person)
  }

  /** Other tests share the site: each thing is taken away, whatever became of the one before. */
  async leave(): Promise<void> {
    const faults: unknown[] = []
    for (const email of this.#emails) {
      await erase(this.#admin, email).catch((fault: unknown) => faults.push(fault))
    }
    for (const address of this.#made) {
      await remove(this.#admin, address).catch((fault: unknown) => faults.push(fault))
    }
    if (faults.length > 0) {
      throw new AggregateError(faults, faults.map(String).join('\n'))
    }
  }

  async #make(collection: string, document: object): Promise<void> {
    const made = await this.#admin(`${collection}?locale=id`, json('POST', document))
    expect(made.status).toBe(201)
    const { doc }: { doc: { id: number } } = await made.json()
    this.#made.push(`${collection}/${doc.id}`)
  }

  /** @returns the address of who has sent it */
  async #send(path: string, fields: object): Promise<string> {
    const email = `${crypto.randomUUID()}@contoh.example`
    // Before it is answered: it may be kept although no answer comes.
    this.#emails.push(email)
    const sender = { fullName: 'Nara Tumivarka', email, phone: '081234567890' }
    const consent = { consentText: 'Saya menyetujui.', marketingConsent: false }
    const form = { idempotencyKey: crypto.randomUUID(), locale: 'id', humanCheck: 'passed' }
    const answer = await askSiteApi(path, json('POST', { ...form, ...sender, ...consent, ...fields }))
    expect(await answer.json()).toMatchObject({ outcome: expect.stringMatching(/^(?:received|registered)$/) })
    return email
  }
}

async function erase(admin: Asker, email: string): Promise<void> {
  expect((await admin('erasures/person', json('POST', { email }))).status).toBe(200)
}

async function remove(admin: Asker, address: string): Promise<void> {
  expect((await admin(address, { method: 'DELETE' })).status, address).toBe(200)
}
