import type { Access, CollectionAfterReadHook, Payload } from 'payload'
import * as v from 'valibot'
import { wibTime } from '#cms/base/time/wib-time.ts'
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
  updatedAt: v.string(),
  user: v.looseObject({ value: v.union([v.number(), v.looseObject({ id: v.number() })]) }),
})

const lastActive = { id: 'terakhir aktif', en: 'last active' }

/**
 * Most users may not read the owner's account. Payload's dialog shows the address of an account, so that is the name, with
 * the time that the dialog would show in the time zone of the browser.
 */
const nameOwner: CollectionAfterReadHook = async ({ doc, req: { payload, user, i18n } }) => {
  if (!user || !v.is(LockSchema, doc)) return doc
  const { value } = doc.user
  const id = typeof value === 'number' ? value : value.id
  const name = (await staffNames(payload, [id])).get(id)
  if (name === undefined) return doc
  const language = i18n.language === 'en' ? 'en' : 'id'
  const email = `${name} (${lastActive[language]} ${wibTime(doc.updatedAt, language)})`
  return { ...doc, user: { ...doc.user, value: { id, email } } }
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
