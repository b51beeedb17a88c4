import * as v from 'valibot'

/** Query parameters are text; these schemas parse them. */
export function wholeNumber(minimum: number, maximum: number) {
  const message = `must be a whole number from ${minimum} to ${maximum}`
  return v.pipe(
    v.string(message),
    v.regex(/^\d{1,6}$/, message),
    v.transform(Number),
    v.minValue(minimum, message),
    v.maxValue(maximum, message),
  )
}

export function oneOf<const Options extends readonly [string, ...string[]]>(options: Options) {
  return v.picklist(options, `must be one of ${options.join(', ')}`)
}

const flagMessage = 'must be true or false'
export const FlagQuerySchema = v.pipe(
  v.picklist(['true', 'false'], flagMessage),
  v.transform((text) => text === 'true'),
)

export const DayQuerySchema = v.pipe(
  v.string(),
  v.isoDate('must be a day such as 2026-11-20'),
  v.check(isDay, 'must be a day that exists'),
)

/** A well-formed date may not exist: February 31. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

export const PageQuerySchema = v.optional(wholeNumber(1, 100_000), '1')
export const maximumPageSize = 100
export function pageSizeQuery(usual: number) {
  return v.optional(wholeNumber(1, maximumPageSize), String(usual))
}

/** The `nextCursor` of the previous part, unchanged; replaces `page`. */
export const CursorQuerySchema = v.optional(
  v.pipe(v.string(), v.regex(/^[\w-]{1,300}$/, 'must be the nextCursor of an earlier response')),
)

/** For resources without parameters. */
export const NoQuerySchema = v.strictObject({})
