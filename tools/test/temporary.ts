import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { Processes } from '../processes.ts'

/** A directory that is removed after the test. */
export function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'site-tools-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}

/** Programs that are stopped after the test. Create their directory first: it is removed after them. */
export function temporaryProcesses(): Processes {
  const processes = new Processes()
  onTestFinished(() => processes.stopAll())
  return processes
}
