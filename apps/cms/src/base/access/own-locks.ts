import type { Access, CollectionAfterReadHook, Payload } from 'payload'
import * as v from 'valibot'
import { staffNames } from './staff-names.ts'

/** Takes over one lock: only its user changes, to the signed-in one. */
const isTakenOver: Access = ({ req: { user }, id, data }) =>
  user !== null &&
  id !== undefined &&
  v.is(
    v.strictObject({
      user: v.strictObject({ relationTo: v.literal(user.collection), value: v.literal(user.id) }),
    }),
    data,
  )

const own: Access = ({ req: { user } }) => user !== null && { 'user.value': { equals: user.id } }

const LockSchema = v.looseObject({
  user: v.looseObject({ value: v.union([v.number(), v.looseObject({ id: v.number() })]) }),
})

/** Most users may not read the owner's account. Payload's dialog shows the address of an account, so that is the name. */
const nameOwner: CollectionAfterReadHook = async ({ doc, req: { payload, user } }) => {
  if (!user || !v.is(LockSchema, doc)) return doc
  const { value } = doc.user
  const id = typeof value === 'number' ? value : value.id
  const name = (await staffNames(payload, [id])).get(id)
  return name === undefined ? doc : { ...doc, user: { ...doc.user, value: { id, email: name } } }
}

/**
 * Payload lets every signed-in user write every document lock in anyone's name, and has no setting for it. The admin
 * creates locks without these rules; over REST it only takes a lock over or deletes its own.
 */
export function restrictLocks({ collections }: Payload): void {
  const { access, hooks } = collections['payload-locked-documents'].config
  Object.assign(access, { create: () => false, update: isTakenOver, delete: own })
  hooks.afterRead.push(nameOwner)
}
