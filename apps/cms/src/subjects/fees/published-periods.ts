import type { CollectionSlug, PayloadRequest } from 'payload'
import * as v from 'valibot'

/** Days are stored as noon in UTC. */
const DaySchema = v.pipe(
  v.union([v.string(), v.date()]),
  v.transform((value) => new Date(value)),
  v.date(),
  v.transform((value) => value.toISOString().slice(0, 10)),
)
export const periodEntries = {
  validFrom: DaySchema,
  validTo: v.optional(v.nullable(DaySchema), null),
}
const DaysSchema = v.object(periodEntries)
type Days = v.InferOutput<typeof DaysSchema>

export interface Reviewed {
  readonly id?: number | string | undefined
  readonly data: unknown
  readonly req: PayloadRequest
}

/** The other published rows of a collection with these values, the earliest start first. */
export async function findPublished(
  collection: CollectionSlug,
  values: Readonly<Record<string, string>>,
  { id, req }: Reviewed,
) {
  const { docs } = await req.payload.find({
    collection,
    where: {
      and: [
        ...Object.entries({ ...values, _status: 'published' }).map(([name, value]) => ({
          [name]: { equals: value },
        })),
        ...(id === undefined ? [] : [{ id: { not_equals: id } }]),
      ],
    },
    sort: 'validFrom',
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return docs
}

/** The first of the periods with a day in common. */
export const findCommonDays = <Period extends Days>(own: Days, others: readonly Period[]) =>
  others.find(
    ({ validFrom, validTo }) =>
      (validTo === null || validTo >= own.validFrom) && (own.validTo === null || validFrom <= own.validTo),
  )

export const formatDay = (day: string, language: 'id' | 'en', month: 'long' | 'short' = 'long') =>
  new Date(day).toLocaleDateString(language === 'id' ? 'id-ID' : 'en-US', {
    day: 'numeric',
    month,
    year: 'numeric',
    timeZone: 'UTC',
  })
