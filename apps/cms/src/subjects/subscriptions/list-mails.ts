import type { BulkKind } from '#cms/services/mail/bulk-kinds.ts'
import { bulkLists, isBulkKind } from '#cms/services/mail/bulk-kinds.ts'
import { readOccasion } from '#cms/services/mail/enqueue-bulk.ts'
import type { Composer } from '#cms/services/mail/mail.ts'
import { writeAnnouncements } from './announcement-list.ts'
import { writeEvents } from './event-list.ts'
import { composeListMail, type ListWriter } from './list-mail.ts'
import { writeNote } from './note-list.ts'
import { readRecipient } from './recipient.ts'
import { writeResearch } from './research-list.ts'

const writers: Readonly<Partial<Record<BulkKind, ListWriter>>> = {
  listPagi: writeNote,
  listRiset: writeResearch,
  listPengumuman: writeAnnouncements,
  listAcara: writeEvents,
}

/** The emails of lists. Everything is read when they are sent: an ended list and a withdrawn document send nothing. */
export const listMails: Composer = async (payload, mail, sender) => {
  const { kind, subscriberId } = mail
  const write = isBulkKind(kind) ? writers[kind] : undefined
  if (!isBulkKind(kind) || write === undefined) return null
  const recipient = subscriberId && (await readRecipient(payload, subscriberId, bulkLists[kind]))
  if (!recipient) return { kind: 'obsolete' }
  const text = await write(payload, readOccasion(mail), recipient)
  return text === null ? { kind: 'obsolete' } : composeListMail(recipient, text, sender)
}
