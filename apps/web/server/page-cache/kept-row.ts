import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import * as v from 'valibot'
import type { StoredRow } from './page-store.ts'
import { StoredPage } from './stored-page.ts'

/** No page is as large; a broken row must not fill the memory. */
const MOST_BODY_BYTES = 64 * 1024 * 1024

const decompress = promisify(brotliDecompress)

const FactsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    /** Which build made it, with which settings. */
    edition: v.string(),
    headers: v.record(v.string(), v.string()),
    tags: v.array(v.string()),
    encoding: v.picklist(['br', 'identity']),
    etag: v.string(),
    /** This and the times are the shelf's. */
    generation: v.number(),
    freshUntil: v.number(),
    revalidateUntil: v.number(),
    usableUntil: v.number(),
    /** The date at which it becomes wrong by itself, in milliseconds since 1970. */
    endsAt: v.nullable(v.number()),
  }),
)
export type KeptFacts = v.InferOutput<typeof FactsSchema>

/** Compresses the page where nobody has asked for that yet. */
export async function rowOf(
  key: string,
  page: StoredPage,
  more: Omit<KeptFacts, 'headers' | 'tags' | 'encoding' | 'etag'>,
): Promise<StoredRow> {
  const { encoding, bytes, etag } = await page.smallest()
  const { headers, tags } = page
  return {
    key,
    room: key.includes('?') ? 'variants' : 'pages',
    facts: JSON.stringify({ ...more, headers, tags, encoding, etag }),
    body: bytes,
  }
}

/** Throws where the facts are not to be understood. */
export function factsOf({ facts }: Pick<StoredRow, 'facts'>): KeptFacts {
  return v.parse(FactsSchema, facts)
}

/** Throws where the body is not what was written. */
export async function pageOf({ body }: Pick<StoredRow, 'body'>, facts: KeptFacts): Promise<StoredPage> {
  const { headers, tags, encoding, etag } = facts
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  const whole = encoding === 'br' ? await decompress(bytes, { maxOutputLength: MOST_BODY_BYTES }) : bytes
  const rendered = { status: 200, headers, body: whole, tags, isPartial: false }
  const page = new StoredPage(rendered, encoding === 'br' ? { encoding, bytes, etag } : undefined)
  if (!page.isTaggedBy(etag)) {
    throw new Error('its body is not what was kept')
  }
  return page
}
