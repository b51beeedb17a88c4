export interface PageOfList {
  readonly page: number
  readonly pageSize: number
}

export function offsetOf({ page, pageSize }: PageOfList): number {
  return (page - 1) * pageSize
}

/** What a list says of its pages; a page beyond the last is empty. */
export function pageEntries({ page, pageSize }: PageOfList, total: number) {
  return { page, pageSize, pageCount: Math.max(1, Math.ceil(total / pageSize)), total }
}
