import { setTimeout as delay } from 'node:timers/promises'
import { formatErrorMessage } from '../errors.ts'
import type { Child } from '../processes.ts'
import type { Report } from '../report.ts'

const maxExits = 5
const windowMs = 60_000
const pauseMs = 500

interface Supervised {
  /** The program's name in messages. */
  readonly title: string
  readonly restart: () => Promise<Child> | Child
  readonly report: Pick<Report, 'line'>
  /** Whether everything is being stopped. */
  readonly isStopping: () => boolean
}

/**
 * Restarts a program whenever it exits. Returns the reason of the last exit when it is not restarted any more:
 * everything is being stopped, it exited six times within a minute, or the restart failed.
 */
export async function supervise(
  first: Child,
  { title, restart, report, isStopping }: Supervised,
): Promise<string | null> {
  const exits: number[] = []
  let child = first
  while (true) {
    const reason = await child.exited
    exits.push(Date.now())
    if (isStopping() || exits.filter((at) => Date.now() - at < windowMs).length > maxExits) return reason
    report.line(`  The ${title} exited unexpectedly and is restarted.`)
    await delay(pauseMs)
    if (isStopping()) return reason
    try {
      child = await restart()
    } catch (error) {
      report.line(`  The ${title} could not be restarted: ${formatErrorMessage(error)}`)
      return reason
    }
  }
}
