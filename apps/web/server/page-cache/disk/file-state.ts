import { HelloSchema } from '@site/contracts/feed.ts'
import * as v from 'valibot'

/** The longest that a pause between two processes counts as time: a wrong clock must not make every page too old. */
const LONGEST_PAUSE_MS = 60 * 60 * 1000

const StateSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    /** The file's clock: the time that processes have lived, and the pauses between them. */
    clock: v.number(),
    /** What the wall clock said then, in milliseconds since 1970. */
    wall: v.number(),
    generation: v.number(),
    invalidatedAllAt: v.number(),
    /** The last change that was heard, and of which database, by change feed. */
    cursors: v.record(v.string(), v.nullable(HelloSchema)),
  }),
)
type FileState = v.InferOutput<typeof StateSchema>

const first: FileState = { clock: 0, wall: 0, generation: 0, invalidatedAllAt: 0, cursors: {} }

/** How an earlier process left the file; throws where that cannot be read. */
export function fileState(text: string | null): FileState {
  return text === null ? first : v.parse(StateSchema, text)
}

/**
 * What the file's clock says now: a pause is measured by the wall clock, which may have been set meanwhile. Backwards
 * it counts nothing, forwards an hour at most; so pages outlive a long pause, and no clock makes them last for ever.
 */
export function clockAfterPause({ clock, wall }: FileState, wallNow: number): number {
  return clock + Math.min(Math.max(wallNow - wall, 0), LONGEST_PAUSE_MS)
}
