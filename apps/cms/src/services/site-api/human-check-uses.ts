import { sql } from '@payloadcms/db-postgres'
import { HumanCheckUseSchema } from '@site/contracts/content/forms.ts'
import type { Payload } from 'payload'
import * as v from 'valibot'
import { query } from '#cms/base/database/session.ts'
import { readBody } from './request-body.ts'

const ContentsSchema = v.tuple([v.object({ content: v.string() })])

/**
 * Stores the form content for which a human check answer was used. Each web node has its own record; this one
 * is shared, so that an answer cannot be reused at another node.
 */
export async function receiveHumanCheckUse(request: Request, payload: Payload): Promise<Response> {
  const { name, content } = await readBody(request, HumanCheckUseSchema)
  // A no-op update, so that the existing row is returned.
  const rows = await query(
    payload,
    sql`insert into used_answers (name, content) values (${name}, ${content})
      on conflict (name) do update set name = excluded.name returning content`,
  )
  const [first] = v.parse(ContentsSchema, rows)
  return Response.json({ isFree: first.content === content }, { headers: { 'Cache-Control': 'no-store' } })
}
