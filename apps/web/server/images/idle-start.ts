import { type ForkOptions, spawnSync } from 'node:child_process'

/**
 * How `fork` starts a process that runs only while nothing else wants the processor. Linux takes it away from such a one
 * at once; one of low priority keeps it for its turn, which is milliseconds that readers of pages would wait. Where the
 * system does not let us, the process is started as any other. The question keeps the asker waiting for up to a second.
 */
export function idleStart(): Pick<ForkOptions, 'execPath' | 'execArgv'> {
  const { status } = spawnSync('chrt', ['--idle', '0', 'true'], { stdio: 'ignore', timeout: 1_000 })
  // Node's own options of the parent (an inspector's port, say) are not for the child.
  return status === 0 ? { execPath: 'chrt', execArgv: ['--idle', '0', process.execPath] } : { execArgv: [] }
}
