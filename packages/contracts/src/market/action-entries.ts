import * as v from 'valibot'
import { companyReferenceEntries, DaySchema, TextSchema } from './values.ts'

export const actionStatuses = ['planned', 'ongoing', 'completed', 'cancelled'] as const
export type ActionStatus = (typeof actionStatuses)[number]

/** null: to be announced. */
export const AnnouncedDaySchema = v.nullable(DaySchema)

/** The fields of every corporate action. */
export const actionEntries = {
  /** Stable for the lifetime of the action. */
  id: v.string(),
  ...companyReferenceEntries,
  name: TextSchema,
  status: v.picklist(actionStatuses),
  /**
   * The sort key of lists: ex date, meeting day, listing day or first day with the new par value; the next day on which
   * a holder of rights, warrants or shares with a tender offer must act, then the last such day, else its
   * first day; the first day of a buyback. null before it is announced.
   */
  keyDate: v.nullable(DaySchema),
  /** keyDate is today or later in Jakarta, or not yet announced. */
  isAhead: v.boolean(),
  /**
   * keyDate has passed, but a later day has not (such as the payment), or the end of an action of holders is not
   * announced: an action is past when its last day is.
   */
  isAwaitingPayment: v.optional(v.boolean(), false),
  /** The last day has passed, but its source still says planned or ongoing. */
  isOutdated: v.optional(v.boolean(), false),
}
