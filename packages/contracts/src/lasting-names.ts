import { idDomain } from '@site/brand/names.ts'

/** The permanent ID of an entry in a feed. */
export const lastingTag = (name: string): string => `tag:${idDomain},2026:${name}`

/** The permanent ID of an entry in a calendar. */
export const lastingUid = (name: string): string => `${name}@${idDomain}`
