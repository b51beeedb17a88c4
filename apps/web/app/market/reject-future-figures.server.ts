import { check, type GenericSchema, type InferOutput, pipe } from 'valibot'

export type Days = readonly (string | null | undefined)[]

/** Creates the schema of a response for the last day that its figures may have. */
export type DatedSchema<Schema extends GenericSchema> = (lastDay: string) => Schema

/**
 * Returns a schema that rejects figures dated after `lastDay`. Calls with the same day return the same object, because
 * the service client parses a cached response again for another schema object.
 */
export function rejectFutureFigures<Schema extends GenericSchema>(
  schema: Schema,
  listDays: (response: InferOutput<Schema>) => Days,
) {
  const createSchema = (lastDay: string) => ({
    lastDay,
    schema: pipe(
      schema,
      check(
        (response: InferOutput<Schema>) => listDays(response).every((day) => (day ?? '') <= lastDay),
        'a figure is dated in the future',
      ),
    ),
  })
  let current: ReturnType<typeof createSchema> | null = null
  return (lastDay: string) => {
    if (current?.lastDay !== lastDay) {
      current = createSchema(lastDay)
    }
    return current.schema
  }
}
