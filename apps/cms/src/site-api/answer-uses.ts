import { sql } from '@payloadcms/db-postgres'
import { AnswerUseSchema } from '@site/contracts/content/forms.ts'
import type { Payload } from 'payload'
import * as v from 'valibot'
import { query } from '#cms/database/session.ts'
import { readBody } from './request-body.ts'

const ContentsSchema = v.tuple([v.object({ content: v.string() })])

/**
 * Remembers what an answer to the human check was sent with. Each node of the site remembers for itself as well; here
 * they meet, so that one answer does not try a client code at each.
 */
export async function receiveAnswerUse(request: Request, payload: Payload): Promise<Response> {
  const { name, content } = await readBody(request, AnswerUseSchema)
  // The row that stands is given back by an update that changes nothing.
  const rows = await query(
    payload,
    sql`insert into used_answers (name, content) values (${name}, ${content})
      on conflict (name) do update set name = excluded.name returning content`,
  )
  const [first] = v.parse(ContentsSchema, rows)
  return Response.json({ isFree: first.content === content }, { headers: { 'Cache-Control': 'no-store' } })
}
