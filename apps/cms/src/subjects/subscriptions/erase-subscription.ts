import { subscriptionLists } from '@site/contracts/content/subscription-names.ts'
import type { Payload } from 'payload'
import { runTransaction } from '#cms/base/database/run-transaction.ts'
import { inTransaction } from '#cms/base/database/session.ts'
import type { FileStore } from '#cms/services/media/file-store.ts'
import { eraseSubscriptionRows } from '#cms/services/privacy/erase-person.ts'
import { listStore, lockList, writeList } from '#cms/services/privacy/erasure-list.ts'
import { lockPerson, selectSubscribers } from '#cms/services/privacy/person-rows.ts'
import { withdrawConsents } from './record-consents.ts'

/** Deletes everything about a subscription at its holder's wish, and records that, as an erasure by an admin. */
export async function eraseSubscription(
  payload: Payload,
  person: string,
  list: FileStore = listStore,
): Promise<void> {
  await runTransaction(payload, async (req) => {
    const { kept, subscriptions } = await inTransaction(req, async (session) => {
      // In the order of `erasePerson`.
      const kept = await lockList(session, list)
      await lockPerson(session, person)
      await withdrawConsents(session, person, subscriptionLists)
      return { kept, subscriptions: await eraseSubscriptionRows(session, selectSubscribers(person)) }
    })
    if (subscriptions === 0) return
    const data = { person, scope: 'subscription' as const, messages: 0, registrations: 0, subscriptions }
    const { createdAt } = await payload.create({ collection: 'erasures', data, depth: 0, req })
    await writeList(kept, [{ at: new Date(createdAt), person, scope: 'subscription' }], list)
  })
}
