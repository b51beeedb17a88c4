/**
 * Rooms in memory, in bytes of all that is held for a page (`StoredPage.bytes` and its key). `pages` holds addresses without parameters: there are only
 * as many as there is content. Whatever a visitor can vary at will (filters, searches, wrong and old addresses)
 * has a room of its own, so that nobody can push the pages out.
 */
export const roomBytes = {
  pages: 256 * 1024 * 1024,
  variants: 64 * 1024 * 1024,
  /** Redirects, and what was not found. */
  elsewhere: 8 * 1024 * 1024,
} as const

export type Room = keyof typeof roomBytes

/** Where a page is kept that was found. */
export function roomOf(key: string): Exclude<Room, 'elsewhere'> {
  return key.includes('?') ? 'variants' : 'pages'
}
