import type { Access, Payload } from 'payload'
import * as v from 'valibot'

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

/**
 * Payload lets every signed-in user write every document lock in anyone's name, and has no setting for it. The admin
 * creates locks without these rules; over REST it only takes a lock over or deletes its own.
 */
export function restrictLocks({ collections }: Payload): void {
  const { access } = collections['payload-locked-documents'].config
  Object.assign(access, { create: () => false, update: isTakenOver, delete: own })
}
