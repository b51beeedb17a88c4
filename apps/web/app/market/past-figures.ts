import { check, type GenericSchema, type InferOutput, pipe } from 'valibot'

export type Days = readonly (string | null | undefined)[]

/**
 * Adds to a schema a check that no figure is dated after a day. The schema is kept for the day: a cached response is
 * parsed again whenever another schema asks for it.
 */
export function pastFigures<Schema extends GenericSchema>(
  schema: Schema,
  listDays: (response: InferOutput<Schema>) => Days,
) {
  const createFor = (lastDay: string) => ({
    lastDay,
    schema: pipe(
      schema,
      check(
        (response: InferOutput<Schema>) => listDays(response).every((day) => (day ?? '') <= lastDay),
        'a figure is dated in the future',
      ),
    ),
  })
  let current = createFor('')
  return (lastDay: string) => {
    if (current.lastDay !== lastDay) {
      current = createFor(lastDay)
    }
    return current.schema
  }
}
