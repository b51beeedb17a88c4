import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import * as v from 'valibot'
import type { CacheEntry } from '../cache-entry.ts'
import { alone } from '../content-coding.ts'
import { roomOf } from '../rooms.ts'
import { StoredPage } from '../stored-page.ts'
import { isShowable, type PageEdition } from './page-edition.ts'
import type { PageRow } from './page-file.ts'
import type { KeptEntry } from './write-behind.ts'

/** No page is as large; a broken row must not fill the memory. */
const MOST_BODY_BYTES = 64 * 1024 * 1024

const decompress = promisify(brotliDecompress)

/** By how much the clock and the generations of the file, which go on from process to process, are ahead of ours. */
export interface Shift {
  readonly clock: number
  readonly generation: number
}

/** Generation and times are the file's. */
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
    generation: v.number(),
    freshUntil: v.number(),
    staleWhileRevalidateUntil: v.number(),
    staleIfErrorUntil: v.number(),
    /** The date at which it becomes wrong by itself, in milliseconds since 1970. */
    endsAt: v.nullable(v.number()),
  }),
)
type Facts = v.InferOutput<typeof FactsSchema>

/** Compresses the page where nobody has asked for that yet. */
export async function rowOf(
  key: string,
  { entry, endsAt }: KeptEntry,
  edition: string,
  shift: Shift,
): Promise<PageRow> {
  const { headers, tags } = entry.page
  const { encoding, bytes, etag } = await entry.page.smallest()
  const facts = {
    edition,
    headers,
    tags,
    encoding,
    etag,
    generation: entry.generation + shift.generation,
    freshUntil: entry.freshUntil + shift.clock,
    staleWhileRevalidateUntil: entry.staleWhileRevalidateUntil + shift.clock,
    staleIfErrorUntil: entry.staleIfErrorUntil + shift.clock,
    endsAt,
  }
  return { key, room: roomOf(key), facts: JSON.stringify(facts), body: bytes }
}

/** Undefined where it may not be shown any more, or not by this build; throws where the row is not what was written. */
export async function entryOf(
  { key, facts: text, body }: Pick<PageRow, 'key' | 'facts' | 'body'>,
  { edition, shift, now, wallNow }: { edition: PageEdition; shift: Shift; now: number; wallNow: number },
): Promise<CacheEntry | undefined> {
  const facts = v.parse(FactsSchema, text)
  const staleIfErrorUntil = facts.staleIfErrorUntil - shift.clock
  if (staleIfErrorUntil <= now) {
    return undefined
  }
  const isOfOther = facts.edition !== edition.name
  const page = await pageOf(body, facts)
  if (isOfOther && !(await isShowable(key, page, edition))) {
    return undefined
  }
  const validUntil = facts.endsAt === null ? Number.POSITIVE_INFINITY : now + facts.endsAt - wallNow
  return {
    page,
    freshUntil: Math.min(facts.freshUntil - shift.clock, validUntil),
    staleWhileRevalidateUntil: Math.min(facts.staleWhileRevalidateUntil - shift.clock, validUntil),
    staleIfErrorUntil,
    generation: facts.generation - shift.generation,
    isInvalidated: isOfOther,
    failedAt: null,
  }
}

async function pageOf(
  body: Uint8Array,
  { headers, tags, encoding, etag }: Pick<Facts, 'headers' | 'tags' | 'encoding' | 'etag'>,
): Promise<StoredPage> {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  const whole =
    encoding === 'br' ? alone(await decompress(bytes, { maxOutputLength: MOST_BODY_BYTES })) : bytes
  const rendered = { status: 200, headers, body: whole, tags, isPartial: false }
  const page = new StoredPage(rendered, encoding === 'br' ? { encoding, bytes, etag } : undefined)
  if (!page.isTaggedBy(etag, [encoding])) {
    throw new Error('its body is not what was kept')
  }
  return page
}
