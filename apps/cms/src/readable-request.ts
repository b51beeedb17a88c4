import { defaultLocale } from '@site/contracts/locale.ts'
import * as v from 'valibot'
import { unreadable } from './refusals.ts'

type Handler<Args extends unknown[]> = (request: Request, ...args: Args) => Promise<Response>

const JsonSchema = v.pipe(
  v.string(),
  v.parseJson(),
  // A record takes a list for an object.
  v.check((value) => !Array.isArray(value)),
  v.record(v.string(), v.unknown()),
)

/**
 * Stands before Payload's REST interface, which fails over JSON that is no object, and, where nobody says in which
 * language, over conditions and loses the texts of documents.
 */
export function readable<Args extends unknown[]>(handle: Handler<Args>): Handler<Args> {
  return async (request, ...args) => {
    const asked = await readableRequest(request)
    return asked === null
      ? Response.json({ errors: [{ message: unreadable[languageOf(request)] }] }, { status: 400 })
      : handle(asked, ...args)
  }
}

/** Null where it cannot be read. */
async function readableRequest(request: Request): Promise<Request | null> {
  const { method, headers, signal } = request
  const address = new URL(request.url)
  // To what is a GET in truth, Payload adds the body as a second query.
  const isOther = headers.has('x-http-method-override') || headers.has('x-payload-http-method-override')
  if (!isOther && !address.searchParams.has('locale')) address.searchParams.set('locale', defaultLocale)
  if (headers.get('content-type')?.startsWith('application/json') && request.body !== null) {
    const body = await request.text()
    if (body !== '' && !v.is(JsonSchema, body)) return null
    return new Request(address, { method, headers, signal, body })
  }
  return method === 'GET' ? new Request(address, request) : request
}

const languageOf = ({ headers }: Request): 'id' | 'en' =>
  headers.get('accept-language')?.startsWith('en') ? 'en' : 'id'
