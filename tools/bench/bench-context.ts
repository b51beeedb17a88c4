import type { CommandContext } from '../command.ts'
import type { Site } from '../site/services.ts'

export interface Bench {
  readonly context: CommandContext
  readonly site: Site
  /** A quick run of a few minutes, whose results do not count. */
  readonly isShort: boolean
}
