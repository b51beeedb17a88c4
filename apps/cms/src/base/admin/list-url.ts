export type Values = Record<string, string | number>

/** The list of a collection, filtered by values of fields. */
export function listUrl(collection: string, values: Values): string {
  const search = Object.entries(values).map(
    ([field, value]) => `where[${field}][equals]=${encodeURIComponent(value)}`,
  )
  return `/admin/collections/${collection}?${search.join('&')}`
}
