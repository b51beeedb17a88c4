import type { Access, Payload } from 'payload'
import * as v from 'valibot'

/** One lock, with nothing of it changed but whose it is. */
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
 * Payload lets every signed-in user write every lock ("somebody else edits this"), in anybody's name, and has no
 * setting for it. Its admin makes locks past these rules, in the name of the signed-in user; of them it asks only to take
 * one over and to end one's own.
 */
export function keepLocksOwn({ collections }: Payload): void {
  const { access } = collections['payload-locked-documents'].config
  Object.assign(access, { create: () => false, update: isTakenOver, delete: own })
}
