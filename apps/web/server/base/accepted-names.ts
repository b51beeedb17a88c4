/** Browsers send a fifth of it; parsing 16 kB of commas takes 30 ms. */
const MAX_CHARACTERS = 1000

/**
 * The names in an `Accept` or `Accept-Encoding` header; false for those with weight 0. A server may ignore the other
 * weights (RFC 9110, section 12.4.2).
 */
export function acceptedNames(header = ''): ReadonlyMap<string, boolean> {
  const ranges = header.length > MAX_CHARACTERS ? [] : header.toLowerCase().split(',')
  return new Map(
    ranges.map((range) => {
      const [name = '', ...parameters] = range.split(';').map((part) => part.trim())
      return [name, !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))]
    }),
  )
}
