import { type ForkOptions, spawnSync } from 'node:child_process'

/**
 * Options for `fork` that start a process with the idle scheduling class. Linux preempts it at once; a process with low
 * priority keeps its time slice, and pages would wait milliseconds. Without the permission for it, the process starts
 * normally. The check blocks for up to a second.
 */
export function idlePriority(): Pick<ForkOptions, 'execPath' | 'execArgv'> {
  const { status } = spawnSync('chrt', ['--idle', '0', 'true'], { stdio: 'ignore', timeout: 1_000 })
  // The parent's Node options (such as an inspector port) must not be passed on.
  return status === 0 ? { execPath: 'chrt', execArgv: ['--idle', '0', process.execPath] } : { execArgv: [] }
}
