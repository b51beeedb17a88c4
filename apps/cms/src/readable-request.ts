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
 * Stands before Payload's REST interface, which fails over JSON that is no object, and over conditions where nobody says
 * in which language.
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
  if (request.headers.get('content-type')?.startsWith('application/json') && request.body !== null) {
    const body = await request.text()
    if (body !== '' && !v.is(JsonSchema, body)) return null
    const { method, headers, signal } = request
    return new Request(request.url, { method, headers, signal, body })
  }
  const address = new URL(request.url)
  if (request.method !== 'GET' || address.searchParams.has('locale')) return request
  address.searchParams.set('locale', defaultLocale)
  return new Request(address, request)
}

const languageOf = ({ headers }: Request): 'id' | 'en' =>
  headers.get('accept-language')?.startsWith('en') ? 'en' : 'id'
