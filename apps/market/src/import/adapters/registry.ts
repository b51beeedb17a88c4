import type { Adapter } from './adapter.ts'
import { dailyAdapters } from './daily-adapters.ts'

/** The first adapter that recognizes a file reads it. */
export const adapters: readonly Adapter[] = [...dailyAdapters]
