import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { query } from '#cms/base/database/session.ts'
import { adminOrigins, environment } from '#cms/base/environment/environment.ts'

/** Over a weekend. */
export const invitationDays = 4

/** A link at which the owner of an account sets the first password; an earlier link ends. */
export async function createInvitationLink(payload: Payload, email: string): Promise<string> {
  const token = await payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true })
  // Payload gives every link the half hour of a forgotten password.
  await query(
    payload,
    sql`update users set reset_password_expiration = now() + make_interval(days => ${invitationDays})
      where email = ${email}`,
  )
  const [origin = ''] = adminOrigins(environment)
  return `${origin}/admin/reset/${encodeURIComponent(token)}`
}
