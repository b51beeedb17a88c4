import * as v from 'valibot'

// Values of settings. Each message completes a sentence that begins with the name of the setting.

const portError = 'must be a port number'

export const portValue = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,4}$/, portError),
  v.transform(Number),
  v.maxValue(65_535, 'must be at most 65535'),
)

/** An address to listen on. */
export const hostValue = v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'must be an IP address or a host name'))

export const urlValue = v.pipe(
  v.string('is missing'),
  v.url('must be an absolute URL'),
  // `localhost:3000` is a URL, too, with the protocol `localhost:`.
  v.regex(/^https?:\/\//i, 'must be an http or https URL'),
)

export function wholeNumber(min: number, max?: number) {
  const error =
    max === undefined ? `must be a whole number from ${min}` : `must be a number from ${min} to ${max}`
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,15}$/, error),
    v.transform(Number),
    v.minValue(min, error),
    v.maxValue(max ?? Number.MAX_SAFE_INTEGER, error),
  )
}

export const choice = <const Values extends readonly string[]>(values: Values) =>
  v.picklist(values, `must be ${values.length === 2 ? values.join(' or ') : `one of ${values.join(', ')}`}`)

/** A setting that is off while it is empty. A union has no message for a wrong value of its own. */
export const offOr = <Schema extends v.GenericSchema<string, unknown>>(schema: Schema) =>
  v.optional(
    v.union([v.literal(''), schema], ({ issues }) => issues?.at(-1)?.message ?? 'is not a valid value'),
    '',
  )

/** The settings that OpenTelemetry's packages read: they would trace nothing and log why in their own words. */
export const traceEntries = {
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(urlValue),
  OTEL_EXPORTER_OTLP_HEADERS: v.optional(
    v.pipe(v.string(), v.regex(/^[^=,]+=[^,]*(,[^=,]+=[^,]*)*$/, 'must look like name=value,name=value')),
  ),
  OTEL_TRACES_SAMPLER: v.optional(
    choice([
      'always_on',
      'always_off',
      'traceidratio',
      'parentbased_always_on',
      'parentbased_always_off',
      'parentbased_traceidratio',
    ]),
  ),
  OTEL_TRACES_SAMPLER_ARG: v.optional(
    v.pipe(v.string(), v.regex(/^(0|1|0?\.\d+|[01]\.0+)$/, 'must be a number from 0 to 1')),
  ),
}
