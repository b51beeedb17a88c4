import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterOperationHook,
  CollectionBeforeChangeHook,
} from 'payload'
import * as v from 'valibot'
import type { User } from '#cms/payload-types.ts'
import { writeEntry } from './write-entry.ts'

const subject = 'users'
const passwordKey = 'audit:password'

/** Only here does a new password still stand beside the rest. */
export const rememberPassword: CollectionBeforeChangeHook = ({ data, req }) => {
  req.context[passwordKey] = typeof data.password === 'string' && data.password !== ''
  return data
}

export const tellOfAccount: CollectionAfterChangeHook<User> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const account = { subject, document: doc.id, title: doc.email }
  if (operation === 'create') {
    await writeEntry(req, { kind: 'added', ...account, detail: doc.role })
    return doc
  }
  if (previousDoc.role !== doc.role) {
    await writeEntry(req, { kind: 'roleChanged', ...account, detail: `${previousDoc.role} → ${doc.role}` })
  }
  if (previousDoc.email !== doc.email) {
    await writeEntry(req, { kind: 'changed', ...account, detail: `${previousDoc.email} → ${doc.email}` })
  }
  if (req.context[passwordKey]) await writeEntry(req, { kind: 'passwordChanged', ...account })
  return doc
}

export const tellOfDeletedAccount: CollectionAfterDeleteHook<User> = async ({ doc, req }) => {
  await writeEntry(req, { kind: 'deleted', subject, document: doc.id, title: doc.email, detail: doc.role })
}

const ResetSchema = v.object({ user: v.object({ id: v.number(), email: v.string() }) })
const UnlockSchema = v.object({ data: v.object({ email: v.string() }) })

/** What goes past the hooks of changes: a password by a link in a mail, and a lock that an admin takes away. */
export const tellOfAccess: CollectionAfterOperationHook = async ({ args, operation, req, result }) => {
  if (operation === 'resetPassword') {
    const parsed = v.safeParse(ResetSchema, result)
    if (parsed.success) {
      const { id, email } = parsed.output.user
      await writeEntry(req, {
        kind: 'passwordChanged',
        subject,
        document: id,
        title: email,
        detail: 'link in a mail',
      })
    }
  }
  if (operation === 'unlock') {
    const parsed = v.safeParse(UnlockSchema, args)
    if (parsed.success) await writeEntry(req, { kind: 'unlocked', subject, title: parsed.output.data.email })
  }
  return result
}
