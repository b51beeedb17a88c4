import type { Adapter } from './adapter.ts'

/** The first adapter that recognizes a file reads it. */
export const adapters: readonly Adapter[] = []
