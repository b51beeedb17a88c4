import * as v from 'valibot'

/**
 * The change feed of a service, as server-sent events. Three kinds of event exist:
 * `change` (its `id:` is the sequence), `hello` (on connection: the newest sequence and the epoch) and
 * `reset` (the follower was away for too long: forget all freshness). Between them a
 * `heartbeat` event comes at least every HEARTBEAT_SECONDS.
 *
 * The epoch identifies the database. Another epoch than before means that the database was restored or replaced:
 * discard everything that was cached, for it may show what the database no longer contains.
 */
export const HEARTBEAT_SECONDS = 10

/** The name of a thing that a page can depend on: `articles:42`, `list:articles`, `company:BQNS`. */
export const TagSchema = v.pipe(v.string(), v.regex(/^[a-z][a-z-]*:[A-Za-z0-9-]+$/))
export type Tag = v.InferOutput<typeof TagSchema>

const PAGE_OF = 'page-of-'

/** The tag of the one page that is this document; the feed names it when the document is taken back, and only then. */
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

/** Header of every answer of both APIs: the tags of what it was made from, separated by spaces. */
export const TAGS_HEADER = 'surrogate-key'
