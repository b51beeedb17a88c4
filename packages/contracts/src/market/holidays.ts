import * as v from 'valibot'
import { DaySchema, OptionalTextSchema } from './values.ts'

export const HolidaySchema = v.object({ date: DaySchema, name: OptionalTextSchema })
export type Holiday = v.InferOutput<typeof HolidaySchema>

/** Weekdays without trading, oldest first: the site's own list and the days that the operator imported. */
export const HolidayListSchema = v.object({ holidays: v.array(HolidaySchema) })
