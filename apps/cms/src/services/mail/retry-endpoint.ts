import { sql } from '@payloadcms/db-postgres'
import type { Endpoint } from 'payload'
import { hasRole } from '#cms/base/access/has-role.ts'
import { inTransaction } from '#cms/base/database/session.ts'
import { wakeSenders } from './queue.ts'

const errorResponse = (status: number, message: string) =>
  Response.json({ errors: [{ message }] }, { status })

/** POST /api/mails/:id/retry: requeues a failed email with all its attempts. For admins. */
export const retryMail: Endpoint = {
  path: '/:id/retry',
  method: 'post',
  handler: async (req) => {
    if (!hasRole(req, 'admin')) return errorResponse(403, 'Only admins may do this.')
    const id = String(req.routeParams?.id ?? '')
    if (!/^\d{1,9}$/.test(id)) return errorResponse(404, 'Email not found.')
    const isDue = await inTransaction(req, async (session) => {
      const { rows } = await session.execute(sql`
        update mails set state = 'due', due_at = now(), attempts = 0, bounce = null, bounced_at = null,
          updated_at = now()
        where id = ${Number(id)} and state = 'failed' returning id`)
      if (rows.length > 0) await wakeSenders(session)
      return rows.length > 0
    })
    return isDue ? Response.json({ state: 'due' }) : errorResponse(409, 'This email has not failed.')
  },
}
