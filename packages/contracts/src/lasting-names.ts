/**
 * The right side of what feeds and calendars know an entry by (RFC 4151, RFC 5545). Readers take an entry with another
 * name for a new one: so it is no setting, does not follow the site to another host, and is never changed.
 */
const AUTHORITY = 'wirasana.example'

/** Of an entry in a feed. */
export const lastingTag = (name: string): string => `tag:${AUTHORITY},2026:${name}`

/** Of an entry in a calendar. */
export const lastingUid = (name: string): string => `${name}@${AUTHORITY}`
