import { sql } from '@payloadcms/db-postgres'
import { isBulkKind } from '#cms/services/mail/bulk-kinds.ts'
import type { Composer } from '#cms/services/mail/mail.ts'
import type { SubscriberEvents, Suppression } from '#cms/services/mail/subscriber-events.ts'
import { execute, payload } from './service.ts'

export const unsubscribeUrl = 'https://www.contoh.example/id/langganan/berhenti?t=abc'

/** Writes to `<mailbox>-<subscriber>@contoh.example`; subscribers with another address are listed by number. */
export function composeTo(mailboxes: Readonly<Record<number, string>> = {}): Composer {
  return async (_payload, { kind, subscriberId }) => {
    if (subscriberId === null) return null
    const address = `${mailboxes[subscriberId] ?? 'pelanggan'}-${subscriberId}@contoh.example`
    const content = { subject: `Kabar ${kind}`, text: 'Isi\n', html: '<p>Isi</p>' }
    const list = { name: 'Sapa Mentari', unsubscribeUrl }
    return { kind: 'mail', to: { name: '', address }, content, ...(isBulkKind(kind) ? { list } : {}) }
  }
}

/** Records suppressions instead of subscribers. */
export function recordSuppressions(): { suppressed: Suppression[]; subscriberEvents: SubscriberEvents[] } {
  const suppressed: Suppression[] = []
  const suppress = async (_req: unknown, suppression: Suppression) => void suppressed.push(suppression)
  return { suppressed, subscriberEvents: [{ suppress }] }
}

export const inAnHour = () => new Date(Date.now() + 3_600_000)

/** Simulates that a retry delay, a lease and the minute of the rate have passed. */
export const letTimePass = async () =>
  execute(sql`update mails set due_at = now() - interval '1 second', claimed_at = claimed_at - interval '61 seconds'
    where state in ('due', 'sending', 'sent')`)

export const allMails = async () =>
  (await payload.find({ collection: 'mails', sort: 'id', pagination: false, depth: 0 })).docs
