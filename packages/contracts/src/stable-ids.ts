/**
 * The authority of permanent entry IDs in feeds and calendars (RFC 4151, RFC 5545). Clients treat an entry with another
 * ID as new, so it must never change, not even with the domain.
 */
const AUTHORITY = 'wirasana.example'

/** The ID of a feed entry. */
export const stableTag = (name: string): string => `tag:${AUTHORITY},2026:${name}`

/** The UID of a calendar entry. */
export const stableUid = (name: string): string => `${name}@${AUTHORITY}`
