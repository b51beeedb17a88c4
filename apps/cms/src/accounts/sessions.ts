import { type CollectionBeforeOperationHook, Forbidden } from 'payload'
import * as v from 'valibot'

const hourSeconds = 3600

/** A session ends an hour after the last time that its page was used, and with the working day at the latest. */
export const idleSeconds = hourSeconds
const longestSessionHours = 12

const UserSchema = v.object({
  _sid: v.string(),
  sessions: v.array(v.object({ id: v.string(), createdAt: v.pipe(v.string(), v.toDate()) })),
})

/** Payload lengthens a session for as long as somebody asks it to. */
export const endOldSessions: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'refresh') return args
  const user = v.safeParse(UserSchema, req.user)
  const session = user.success && user.output.sessions.find(({ id }) => id === user.output._sid)
  const age = session ? Date.now() - session.createdAt.getTime() : Number.POSITIVE_INFINITY
  if (age > longestSessionHours * hourSeconds * 1000) throw new Forbidden(req.t)
  return args
}
