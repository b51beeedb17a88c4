import { APIError, type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import * as v from 'valibot'
import { hasRole } from '#cms/base/access/has-role.ts'
import { readJson } from '#cms/base/http/read-json.ts'
import { erasePerson, findHoldings, withdrawMarketing } from './erase-person.ts'
import { AddressSchema } from './person.ts'

/** Admin endpoints under `/api/erasures`. The address is in the body, to keep it out of logs and browser history. */
export const personEndpoints: Endpoint[] = [
  { path: '/search', method: 'post', handler: (req) => respond(req, findHoldings) },
  {
    path: '/person',
    method: 'post',
    handler: (req) =>
      respond(req, async (payload, email, user) => {
        const erased = await erasePerson(payload, email, user)
        payload.logger.info({ user, ...erased }, 'Personal data erased on request')
        return erased
      }),
  },
  {
    path: '/marketing',
    method: 'post',
    handler: (req) =>
      respond(req, async (payload, email, user) => {
        const withdrawn = await withdrawMarketing(payload, email)
        payload.logger.info({ user, ...withdrawn }, 'Marketing consent withdrawn on request')
        return withdrawn
      }),
  },
]

async function respond(
  req: PayloadRequest,
  work: (payload: PayloadRequest['payload'], email: string, user: number) => Promise<object>,
): Promise<Response> {
  const { payload, user } = req
  if (!user || !hasRole(req, 'admin')) throw new Forbidden(req.t)
  return Response.json(await work(payload, await readAddress(req), user.id), {
    headers: { 'Cache-Control': 'no-store' },
  })
}

async function readAddress(req: PayloadRequest): Promise<string> {
  const body = v.safeParse(AddressSchema, await readJson(req))
  if (!body.success) throw new APIError('email must be an email address.', 400)
  return body.output.email
}
