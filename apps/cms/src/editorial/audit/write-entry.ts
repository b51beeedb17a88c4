import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { isScheduled } from '#cms/base/access/is-scheduled.ts'
import { inTransaction, type Session } from '#cms/base/database/session.ts'
import type { AuditHand, AuditKind } from './kinds.ts'

export type AuditEntry = {
  kind: AuditKind
  /** Channel and user, if the request does not provide them. */
  hand?: AuditHand
  actor?: { id: number; email: string }
  /** The collection or global. */
  subject: string
  document?: number | string
  title?: string | undefined
  oldStatus?: string | null
  newStatus?: string | null
  oldSlugs?: string | null
  newSlugs?: string | null
  detail?: string
  /** A keyed hash. */
  network?: string | null
  /** The time of the event, if not now. */
  at?: Date | null
}

const titleCharacters = 200

/** Adds a row to the audit trail in the transaction of the change, so that both commit or neither. */
export async function writeEntry(req: PayloadRequest, entry: AuditEntry): Promise<void> {
  await inTransaction(req, async (session) => insertEntry(session, req, entry))
}

/**
 * As `writeEntry`, in another transaction than the request's. The table is append-only (see the migration), so the
 * person is stored as text, not as a foreign key.
 */
export async function insertEntry(
  session: Session,
  req: Pick<PayloadRequest, 'user' | 'payloadAPI'>,
  entry: AuditEntry,
): Promise<void> {
  const { kind, subject, document, title, oldStatus, newStatus, oldSlugs, newSlugs, detail, network, at } =
    entry
  const { id = null, email = null } = entry.actor ?? req.user ?? {}
  await session.execute(sql`
    insert into audit_trail
      (kind, hand, actor_id, actor, subject, document, title, old_status, new_status, old_slugs, new_slugs, detail,
        network, created_at)
    values (${kind}, ${entry.hand ?? findHand(req)}, ${id}, ${email}, ${subject}, ${document === undefined ? null : String(document)},
      ${title?.slice(0, titleCharacters) ?? null}, ${oldStatus ?? null}, ${newStatus ?? null}, ${oldSlugs ?? null},
      ${newSlugs ?? null}, ${detail ?? null}, ${network ?? null},
      coalesce(${at?.toISOString() ?? null}::timestamptz, now()))`)
}

/** Actions of the service itself have no user. */
function findHand(req: Pick<PayloadRequest, 'user' | 'payloadAPI'>): AuditHand {
  if (!req.user) return 'service'
  return isScheduled(req) ? 'schedule' : 'person'
}

/** Skip seed data and erasure requests; both are logged elsewhere. */
export const isAudited = ({ context }: PayloadRequest): boolean =>
  !context.withoutChangeFeed && !context.withoutAudit
