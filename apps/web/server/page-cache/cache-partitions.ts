/**
 * Cache partitions and their sizes in bytes (`StoredPage.bytes` plus the key). `pages` holds URLs without parameters,
 * of which there are only as many as there is content. Everything that visitors can vary (filters, searches, wrong and
 * old URLs) has its own partition, so that it cannot evict the pages.
 */
export const partitionBytes = {
  pages: 240 * 1024 * 1024,
  variants: 64 * 1024 * 1024,
  /** Redirects and 404s. */
  other: 8 * 1024 * 1024,
} as const

/** Decompressed bodies, for clients that accept no coding; taken from the memory of `pages`. */
export const UNCOMPRESSED_BYTES = 16 * 1024 * 1024

export type Partition = keyof typeof partitionBytes

/** The partition of a page with status 200. */
export function selectPartition(key: string): Exclude<Partition, 'other'> {
  return key.includes('?') ? 'variants' : 'pages'
}
