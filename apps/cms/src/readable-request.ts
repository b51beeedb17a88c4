import { defaultLocale } from '@site/contracts/locale.ts'
import { getPayload } from 'payload'
import * as v from 'valibot'
import { hasRole } from './access/roles.ts'
import { isForeign } from './accounts/foreign-requests.ts'
import { boundedBody } from './bounded-body.ts'
import config from './payload.config.ts'
import { foreign, noUploads, tooLarge, unreadable } from './refusals.ts'

type Handler<Args extends unknown[]> = (request: Request, ...args: Args) => Promise<Response>

/** Far more than any document has. */
const mostBytes = 5 * 1024 * 1024

const reading = ['GET', 'HEAD', 'OPTIONS']

const JsonSchema = v.pipe(
  v.string(),
  v.parseJson(),
  // A record takes a list for an object.
  v.check((value) => !Array.isArray(value)),
  v.record(v.string(), v.unknown()),
)

/**
 * Stands before Payload's REST interface, which holds in memory whatever anybody sends before it asks who that is, fails
 * over JSON that is no object, and, where nobody says in which language, over conditions and loses the texts of documents.
 */
export function readable<Args extends unknown[]>(handle: Handler<Args>): Handler<Args> {
  return async (request, ...args) => {
    const asked = await readableRequest(request)
    if (asked instanceof Request) return handle(asked, ...args)
    const { status, sentence } = asked
    return Response.json({ errors: [{ message: sentence[languageOf(request)] }] }, { status })
  }
}

type Refusal = { status: 400 | 403 | 413; sentence: typeof unreadable }

async function readableRequest(request: Request): Promise<Request | Refusal> {
  const { method, headers, signal } = request
  // Also where nobody needs to be signed in: signing in, and asking for a link to a new password.
  if (!reading.includes(method) && isForeign(headers)) return { status: 403, sentence: foreign }
  const address = new URL(request.url)
  // To what is a GET in truth, Payload adds the body as a second query.
  const isOther = headers.has('x-http-method-override') || headers.has('x-payload-http-method-override')
  if (!isOther && !address.searchParams.has('locale')) address.searchParams.set('locale', defaultLocale)
  const type = headers.get('content-type') ?? ''
  if (isUpload(address, type)) {
    return (await mayUpload(headers)) ? request : { status: 403, sentence: noUploads }
  }
  if (request.body !== null && !isDirectory(address, type)) {
    const body = await boundedBody(request, mostBytes)
    if (body === null) return { status: 413, sentence: tooLarge }
    const isJson = type.startsWith('application/json')
    if (isJson && body.byteLength > 0 && !v.is(JsonSchema, body.toString('utf8'))) {
      return { status: 400, sentence: unreadable }
    }
    return new Request(address, { method, headers, signal, body })
  }
  return method === 'GET' ? new Request(address, request) : request
}

/** A file may be as large as a film. */
const isUpload = ({ pathname }: URL, type: string) =>
  /^\/api\/media(\/|$)/.test(pathname) && type.includes('multipart/')

/** It is read as it comes in, for admins alone and with a limit of its own. */
const isDirectory = ({ pathname }: URL, type: string) =>
  pathname === '/api/client-directory/import' && type.startsWith('text/csv')

async function mayUpload(headers: Headers): Promise<boolean> {
  const payload = await getPayload({ config })
  return hasRole(await payload.auth({ headers }), 'admin', 'editor')
}

const languageOf = ({ headers }: Request): 'id' | 'en' =>
  headers.get('accept-language')?.startsWith('en') ? 'en' : 'id'
