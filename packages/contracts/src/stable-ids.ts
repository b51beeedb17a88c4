import { idDomain } from '@site/brand/names.ts'

/** The ID of a feed entry. */
export const stableTag = (name: string): string => `tag:${idDomain},2026:${name}`

/** The UID of a calendar entry. */
export const stableUid = (name: string): string => `${name}@${idDomain}`
