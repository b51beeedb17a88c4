import { APIError, type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import * as v from 'valibot'
import { hasRole } from '#cms/base/access/has-role.ts'
import { clientError } from '#cms/base/fields/client-error.ts'
import { readJson } from '#cms/base/http/read-json.ts'
import { writeEntry } from '#cms/editorial/audit/write-entry.ts'
import { privacyCopy } from './copy.ts'
import { copyPerson } from './copy-person.ts'
import { erasePerson, findHoldings, withdrawMarketing } from './erase-person.ts'
import { AddressSchema, type Copy, isEmpty } from './person.ts'
import { restrictPerson } from './restrict-person.ts'

const nothing = { id: privacyCopy.id.nothing, en: privacyCopy.en.nothing }

type Work = (req: PayloadRequest, email: string, user: number) => Promise<object>

/** Work for an admin. The address is in the body, to keep it out of logs and browser history. */
const adminEndpoint = (path: string, work: Work): Endpoint => ({
  path,
  method: 'post',
  handler: async (req) => {
    const { user } = req
    if (!user || !hasRole(req, 'admin')) throw new Forbidden(req.t)
    return Response.json(await work(req, await readAddress(req), user.id), {
      headers: { 'Cache-Control': 'no-store' },
    })
  },
})

/** Under `/api/erasures`. */
export const personEndpoints: Endpoint[] = [
  adminEndpoint('/search', ({ payload }, email) => findHoldings(payload, email)),
  adminEndpoint('/copy', copyForPerson),
  adminEndpoint('/restrict', (req, email) => restrictPerson(req, email, true)),
  adminEndpoint('/lift', (req, email) => restrictPerson(req, email, false)),
  adminEndpoint('/person', async (req, email, user) => {
    const erased = await erasePerson(req, email)
    req.payload.logger.info({ user, ...erased }, 'Personal data erased on request')
    return erased
  }),
  adminEndpoint('/marketing', async ({ payload }, email, user) => {
    const withdrawn = await withdrawMarketing(payload, email)
    payload.logger.info({ user, ...withdrawn }, 'Marketing consent withdrawn on request')
    return withdrawn
  }),
]

/** Records who copies how many rows before it returns them, as for exports. */
async function copyForPerson(req: PayloadRequest, email: string, user: number): Promise<Copy> {
  const { payload } = req
  if (isEmpty(await findHoldings(payload, email))) throw clientError({ req }, nothing, { status: 404 })
  const copy = await copyPerson(payload, email)
  const rows = Object.values(copy).reduce<number>(
    (sum, list) => sum + (Array.isArray(list) ? list.length : 0),
    0,
  )
  payload.logger.info({ user, rows }, 'Personal data copied on request')
  await writeEntry(req, { kind: 'exported', subject: 'personal-data', detail: `json, ${rows}` })
  return copy
}

async function readAddress(req: PayloadRequest): Promise<string> {
  const body = v.safeParse(AddressSchema, await readJson(req))
  if (!body.success) throw new APIError('email must be an email address.', 400)
  return body.output.email
}
