import type { Adapter } from './adapter.ts'
import { exchangeDividends, exchangeSplits } from './exchange-actions.ts'

/** The first adapter that recognizes a file reads it. */
export const adapters: readonly Adapter[] = [exchangeDividends, exchangeSplits]
