import { type CollectionBeforeOperationHook, Forbidden, type Payload } from 'payload'
import * as v from 'valibot'

const hourSeconds = 3600

/** A session ends after an hour without use, and with the working day at the latest. */
export const idleSeconds = hourSeconds
const maxSessionHours = 12

const UserSchema = v.object({
  _sid: v.string(),
  sessions: v.array(v.object({ id: v.string(), createdAt: v.pipe(v.string(), v.toDate()) })),
})

/** When the user of a request signed in; null without a session. */
export function findSessionStart(account: unknown): Date | null {
  const user = v.safeParse(UserSchema, account)
  if (!user.success) return null
  return user.output.sessions.find(({ id }) => id === user.output._sid)?.createdAt ?? null
}

/** Payload extends a session without limit. */
export const endOldSessions: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'refresh') return args
  const begun = findSessionStart(req.user)
  const age = begun ? Date.now() - begun.getTime() : Number.POSITIVE_INFINITY
  if (age > maxSessionHours * hourSeconds * 1000) throw new Forbidden(req.t)
  return args
}

/** How Payload writes an account's sessions: with the whole account as read before the password was hashed. */
const SessionsWriteSchema = v.object({
  collection: v.literal('users'),
  returning: v.literal(false),
  data: v.object({ sessions: v.array(v.unknown()) }),
})

/** Otherwise a sign-in would restore a role or an address that changed meanwhile. */
export function writeOnlySessions({ db }: Payload): void {
  const write = db.updateOne
  db.updateOne = (args) => {
    const isOfSessions = v.is(SessionsWriteSchema, args)
    const { sessions, updatedAt } = args.data
    return write.call(db, isOfSessions ? { ...args, data: { sessions, updatedAt } } : args)
  }
}
