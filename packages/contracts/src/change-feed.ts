import * as v from 'valibot'

/**
 * The change feed of a service, as server-sent events: `change` (its `id:` is the sequence), `hello` (on connection:
 * the newest sequence and the epoch), `reset` (the client missed events: invalidate everything) and `heartbeat` (at
 * least every HEARTBEAT_SECONDS).
 *
 * The epoch identifies the database. After a change of the epoch the database was restored or replaced: purge all
 * cached data, because it may no longer exist.
 */
export const HEARTBEAT_SECONDS = 10

/** A cache tag of content that pages depend on: `articles:42`, `list:articles`, `company:BQNS`. */
export const TagSchema = v.pipe(v.string(), v.regex(/^[a-z][a-z-]*:[A-Za-z0-9-]+$/))
export type Tag = v.InferOutput<typeof TagSchema>

const PAGE_OF = 'page-of-'

/** The tag of the document's own page; a change event has it only when the document is unpublished. */
export const pageTag = (collection: string, id: number | string): Tag => `${PAGE_OF}${collection}:${id}`

export const isPageTag = (tag: Tag): boolean => tag.startsWith(PAGE_OF)

export const ChangeSchema = v.object({
  sequence: v.pipe(v.number(), v.safeInteger()),
  tags: v.array(TagSchema),
  at: v.pipe(v.string(), v.isoTimestamp()),
})
export type Change = v.InferOutput<typeof ChangeSchema>

const SequenceSchema = v.pipe(v.number(), v.safeInteger())
export const HelloSchema = v.object({ sequence: SequenceSchema, epoch: v.string() })
export type Hello = v.InferOutput<typeof HelloSchema>
export const ResetSchema = v.object({ sequence: SequenceSchema })

/** Header of every response of both APIs: its cache tags, separated by spaces. */
export const TAGS_HEADER = 'surrogate-key'
