import * as v from 'valibot'

/** A registration as the attendance list shows it. */
export const ParticipantSchema = v.object({
  id: v.number(),
  name: v.nullable(v.string()),
  state: v.picklist(['confirmed', 'waiting']),
  attendedAt: v.nullable(v.string()),
})
export type Participant = v.InferOutput<typeof ParticipantSchema>

export const ParticipantsSchema = v.array(ParticipantSchema)

export const CountsSchema = v.object({
  registered: v.number(),
  waiting: v.number(),
  held: v.number(),
  heldWaiting: v.number(),
  canceled: v.number(),
  attended: v.number(),
  /** Those whom a message of staff reaches: their data is not restricted. */
  reachedRegistered: v.number(),
  reachedWaiting: v.number(),
})
export type Counts = v.InferOutput<typeof CountsSchema>

export const noRegistrations: Counts = {
  registered: 0,
  waiting: 0,
  held: 0,
  heldWaiting: 0,
  canceled: 0,
  attended: 0,
  reachedRegistered: 0,
  reachedWaiting: 0,
}
