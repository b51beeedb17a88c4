import { defaultLocale } from '@site/contracts/locale.ts'
import * as v from 'valibot'
import { boundedText } from './bounded-text.ts'
import { tooLarge, unreadable } from './refusals.ts'

type Handler<Args extends unknown[]> = (request: Request, ...args: Args) => Promise<Response>

/** Far more than any document has. Files have limits of their own, and so has what is read while it comes in. */
const mostBytes = 5 * 1024 * 1024
/** What Payload reads as one text, from anybody. */
const isText = (headers: Headers) =>
  /^application\/(json|x-www-form-urlencoded)/.test(headers.get('content-type') ?? '')

const JsonSchema = v.pipe(
  v.string(),
  v.parseJson(),
  // A record takes a list for an object.
  v.check((value) => !Array.isArray(value)),
  v.record(v.string(), v.unknown()),
)

/**
 * Stands before Payload's REST interface, which reads texts of any length, fails over JSON that is no object, and, where
 * nobody says in which language, over conditions and loses the texts of documents.
 */
export function readable<Args extends unknown[]>(handle: Handler<Args>): Handler<Args> {
  return async (request, ...args) => {
    const asked = await readableRequest(request)
    if (asked instanceof Request) return handle(asked, ...args)
    const { status, sentence } = asked
    return Response.json({ errors: [{ message: sentence[languageOf(request)] }] }, { status })
  }
}

type Refusal = { status: 400 | 413; sentence: typeof unreadable }

async function readableRequest(request: Request): Promise<Request | Refusal> {
  const { method, headers, signal } = request
  const address = new URL(request.url)
  // To what is a GET in truth, Payload adds the body as a second query.
  const isOther = headers.has('x-http-method-override') || headers.has('x-payload-http-method-override')
  if (!isOther && !address.searchParams.has('locale')) address.searchParams.set('locale', defaultLocale)
  if (isText(headers) && request.body !== null) {
    const body = await boundedText(request, mostBytes)
    if (body === null) return { status: 413, sentence: tooLarge }
    const isJson = headers.get('content-type')?.startsWith('application/json')
    if (isJson && body !== '' && !v.is(JsonSchema, body)) return { status: 400, sentence: unreadable }
    return new Request(address, { method, headers, signal, body })
  }
  return method === 'GET' ? new Request(address, request) : request
}

const languageOf = ({ headers }: Request): 'id' | 'en' =>
  headers.get('accept-language')?.startsWith('en') ? 'en' : 'id'
