import { sql } from '@payloadcms/db-postgres'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterOperationHook,
  CollectionBeforeChangeHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
} from 'payload'
import * as v from 'valibot'
import { inTransaction } from '#cms/base/database/session.ts'
import type { User } from '#cms/base/payload-types.ts'
import { type AuditEntry, writeEntry } from '#cms/editorial/audit/write-entry.ts'
import { enqueueInvitation, enqueueNewAccessMail } from './enqueue-mails.ts'

const subject = 'users'
const passwordKey = 'audit:password'
/** Set where the new account gets an invitation. */
export const invitedKey = 'accounts:invited'

/** Only in this hook is the new password still part of the data. */
export const rememberPassword: CollectionBeforeChangeHook = ({ data, req }) => {
  req.context[passwordKey] = typeof data.password === 'string' && data.password !== ''
  return data
}

/** Records a new password or address, and enqueues an email to the former address. */
async function recordNewAccess(
  req: PayloadRequest,
  kind: 'passwordChanged' | 'emailChanged',
  {
    id,
    recipient,
    ...entry
  }: { id: number; recipient: string } & Pick<AuditEntry, 'title' | 'detail' | 'hand' | 'actor'>,
): Promise<void> {
  const auditKind = kind === 'emailChanged' ? 'changed' : kind
  await writeEntry(req, { kind: auditKind, subject, document: id, ...entry })
  await inTransaction(req, (session) => enqueueNewAccessMail(session, { kind, account: id, recipient }))
}

const AccountSchema = v.tuple([v.object({ email: v.string(), role: v.string() })])

/** Reads the account itself: with `?select`, the hook's document lacks fields. */
async function readAccount(req: PayloadRequest, id: number) {
  return inTransaction(req, async (session) => {
    const { rows } = await session.execute(sql`select email, role from users where id = ${id}`)
    return v.parse(AccountSchema, rows)[0]
  })
}

export const recordAccountChange: CollectionAfterChangeHook<User> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const { email, role } = await readAccount(req, doc.id)
  const account = { subject, document: doc.id, title: email }
  if (operation === 'create') {
    await writeEntry(req, { kind: 'added', ...account, detail: role })
    if (req.context[invitedKey]) await inTransaction(req, (session) => enqueueInvitation(session, doc.id))
    return doc
  }
  const owner = { id: doc.id, recipient: previousDoc.email, title: email }
  if (previousDoc.role !== role) {
    await writeEntry(req, { kind: 'roleChanged', ...account, detail: `${previousDoc.role} → ${role}` })
  }
  if (previousDoc.email !== email) {
    await recordNewAccess(req, 'emailChanged', { ...owner, detail: `${previousDoc.email} → ${email}` })
  }
  if (req.context[passwordKey]) await recordNewAccess(req, 'passwordChanged', owner)
  return doc
}

export const recordAccountDeletion: CollectionAfterDeleteHook<User> = async ({ doc, req }) => {
  await writeEntry(req, { kind: 'deleted', subject, document: doc.id, title: doc.email, detail: doc.role })
}

const UnlockSchema = v.object({ data: v.object({ email: v.string() }) })

const OwnerSchema = v.object({ id: v.number(), email: v.string() })

/**
 * A password reset by link bypasses the change hooks. It is reported before it is set, in the same transaction:
 * once it is set there is a session, and Payload leaves the transaction open where something fails then.
 */
export const recordReset: CollectionBeforeValidateHook = async ({ data, operation, originalDoc, req }) => {
  // All other changes come with the original document.
  if (operation !== 'update' || originalDoc !== undefined) return data
  const actor = v.parse(OwnerSchema, data)
  const { id, email } = actor
  const detail = 'link in an email'
  await recordNewAccess(req, 'passwordChanged', {
    id,
    recipient: email,
    title: email,
    detail,
    hand: 'person',
    actor,
  })
  return data
}

/** Unlocking by an admin bypasses the change hooks, too. */
export const recordUnlock: CollectionAfterOperationHook = async ({ args, operation, req, result }) => {
  if (operation === 'unlock') {
    const parsed = v.safeParse(UnlockSchema, args)
    if (parsed.success) await writeEntry(req, { kind: 'unlocked', subject, title: parsed.output.data.email })
  }
  return result
}
