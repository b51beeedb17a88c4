/** One record of all; throws if two have the same key. */
export function mergeEntries<Value>(
  records: readonly (Readonly<Record<string, Value>> | undefined)[],
): Readonly<Record<string, Value>> {
  const entries = records.flatMap((record) => Object.entries(record ?? {}))
  const keys = entries.map(([key]) => key)
  const repeated = keys.find((key, index) => keys.indexOf(key) !== index)
  if (repeated !== undefined) throw new Error(`Two subjects register "${repeated}"`)
  return Object.fromEntries(entries)
}
