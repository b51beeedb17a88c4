import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { CommandContext } from '../command.ts'
import type { Processes } from '../processes.ts'
import { createReport } from '../report.ts'

/** The context of a command, for a test that does the work of one. */
export function testContext(dataDir: string, processes: Processes): CommandContext {
  mkdirSync(join(dataDir, 'logs'), { recursive: true })
  return {
    dataDir,
    report: createReport(),
    processes,
    defer: () => {},
    markServing: () => {},
    lock: () => Promise.reject(new Error('A test takes no lock.')),
  }
}
