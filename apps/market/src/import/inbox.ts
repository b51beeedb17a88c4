import { watch } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { mappingNames } from './adapters/mapping/mapping-file.ts'
import { describeDatabaseFailure } from './database-failure.ts'
import { outcomeSummary, reportLines } from './format-report.ts'
import { describeFileError, isFileError, isTemporary } from './import-failure.ts'
import { type ImportReport, reportRejection } from './import-report.ts'
import { ImportRejected } from './reading/import-findings.ts'
import { deliveredFiles, inboxFolders, jsonReport, textReport } from './recognize-files.ts'

/** Files unchanged for this long count as complete. */
const COMPLETE_AFTER_MS = 2_000
/** Polling interval, for network drives without file system events. */
const POLL_INTERVAL_MS = 10_000

export interface Inbox {
  readonly folder: string
  readonly importFolder: (folder: string) => Promise<ImportReport>
  /** Called with one message per batch. */
  readonly log: (message: string) => void
  readonly completeAfterMs?: number
  /** Delay before retrying a batch while the database is unavailable. */
  readonly retryMs?: number
}

/**
 * Imports files dropped in a folder, all present files as one batch. They end in `done/<time>/`, `held/<time>/` or
 * `rejected/<time>/`, each with a report. Batches that a crash left in `taken/` are imported first, which is
 * idempotent. Stops on the signal, never during an import.
 */
export async function watchInbox(inbox: Inbox, signal: AbortSignal): Promise<void> {
  const { folder } = inbox
  for (const name of Object.values(inboxFolders)) await mkdir(join(folder, name), { recursive: true })
  for (const batch of (await readdir(join(folder, inboxFolders.taken))).toSorted())
    await finish(inbox, batch, signal)
  const debouncer = new Debouncer()
  const watcher = watch(folder, { signal }, () => debouncer.notify())
  // Without file system events, polling continues.
  watcher.on('error', () => undefined)
  let lastProblem: string | null = null
  try {
    while (!signal.aborted) {
      const { batch, problem } = await takeCompleteFiles(inbox, signal)
      // Each poll finds it again.
      if (problem !== null && problem !== lastProblem) inbox.log(problem)
      lastProblem = problem
      if (batch === null) await debouncer.wait(POLL_INTERVAL_MS, signal)
      else await finish(inbox, batch, signal)
    }
  } finally {
    // Otherwise it would keep a process alive whose watch has failed.
    watcher.close()
  }
}

/** Retries a batch that cannot be imported yet before any newer one, whose rows it would overwrite. */
async function finish(inbox: Inbox, batch: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && !(await importBatch(inbox, batch))) {
    await delay(inbox.retryMs ?? POLL_INTERVAL_MS, undefined, { signal }).catch(() => undefined)
  }
}

interface Taken {
  /** null: there are no complete files that can be moved. */
  readonly batch: string | null
  /** What cannot be moved, and stays. */
  readonly problem: string | null
}

const nothing: Taken = { batch: null, problem: null }

/** Moves complete files of the inbox into a batch of their own. */
async function takeCompleteFiles(
  { folder, completeAfterMs = COMPLETE_AFTER_MS }: Inbox,
  signal: AbortSignal,
): Promise<Taken> {
  let before = await computeFingerprint(folder)
  while (before !== '') {
    await delay(completeAfterMs, undefined, { signal }).catch(() => undefined)
    if (signal.aborted) return nothing
    const after = await computeFingerprint(folder)
    if (after === before) break
    before = after
  }
  if (before === '') return nothing
  const batch = new Date().toISOString().replaceAll(':', '.')
  const taken = join(folder, inboxFolders.taken, batch)
  const failures: string[] = []
  try {
    await mkdir(taken)
    // They stay for later batches. First, because without their mapping files are unknown.
    for (const name of mappingNames) await unlessRemoved(copyFile(join(folder, name), join(taken, name)))
    const names = new Set((await waitingFiles(folder)).flatMap((path) => path.split(sep).slice(0, 1)))
    for (const name of names) {
      const failure = await unlessRemoved(rename(join(folder, name), join(taken, name))).catch(
        describeFileError,
      )
      if (typeof failure === 'string') failures.push(`${name} (${failure})`)
    }
    const problem = failures.length === 0 ? null : describeUnmoved(failures)
    if (failures.length < names.size) return { batch, problem }
    await rm(taken, { recursive: true })
    return { batch: null, problem }
  } catch (error) {
    if (!isTemporary(error)) throw error
    await rm(taken, { recursive: true, force: true })
    return { batch: null, problem: `The files wait: ${String(error)}` }
  }
}

function describeUnmoved(failures: readonly string[]): string {
  return `Cannot be moved to ${inboxFolders.taken}/: ${failures.join(', ')}. Allow the user of the import to write there.`
}

/** A fingerprint of the waiting files; empty: there are none. */
async function computeFingerprint(folder: string): Promise<string> {
  const looks = await Promise.all(
    (await waitingFiles(folder)).map(async (file) => {
      const look = await unlessRemoved(stat(join(folder, file)).catch(describeUnreadable))
      if (typeof look === 'string') return `${file} ${look}`
      return look === null ? '' : `${file} ${look.size} ${look.mtimeMs}`
    }),
  )
  return looks.filter(Boolean).join('\n')
}

/** Of a file in a directory without permissions, which the import reports. */
function describeUnreadable(error: unknown): string {
  if (isFileError(error) && !isRemoved(error)) return error.message
  throw error
}

/** Files may be removed from the folder at any time. */
async function unlessRemoved<Result>(work: Promise<Result>): Promise<Result | null> {
  try {
    return await work
  } catch (error) {
    if (isRemoved(error)) return null
    throw error
  }
}

function isRemoved(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

async function waitingFiles(folder: string): Promise<string[]> {
  return (await deliveredFiles(folder)).filter((path) => !mappingNames.some((mapping) => mapping === path))
}

/** Returns whether the batch is finished, successfully or not. */
async function importBatch({ folder, importFolder, log }: Inbox, batch: string): Promise<boolean> {
  const taken = join(folder, inboxFolders.taken, batch)
  const { outcome, message, report, data } = await attempt(() => importFolder(taken))
  const problems: string[] = []
  if (outcome !== null) {
    try {
      await writeFile(join(taken, textReport), `${report}\n`)
      await writeFile(join(taken, jsonReport), `${JSON.stringify(data, null, 2)}\n`)
    } catch (error) {
      problems.push(`its report cannot be written: ${String(error)}`)
    }
    try {
      await rename(taken, join(folder, outcome, batch))
    } catch (error) {
      problems.push(`it stays in ${inboxFolders.taken}/: ${String(error)}`)
    }
  }
  for (const text of [message, ...problems]) log(`${batch}: ${text}`)
  return outcome !== null
}

interface Outcome {
  /** The folder in which the batch ends; null: it stays and is retried. */
  readonly outcome: 'done' | 'held' | 'rejected' | null
  readonly message: string
  readonly report: string
  /** The report for machines. */
  readonly data: object
}

/** What needs a person is not among what is done. */
const foldersByOutcome = { imported: 'done', held: 'held', incomplete: 'rejected' } as const

async function attempt(work: () => Promise<ImportReport>): Promise<Outcome> {
  let imported: ImportReport
  try {
    imported = await work()
  } catch (error) {
    return failure(error)
  }
  const message = `${outcomeSummary(imported)}.`
  const report = [message, ...reportLines(imported), ...imported.changedCompanies].join('\n')
  return { outcome: foldersByOutcome[imported.outcome], message, report, data: imported }
}

function failure(error: unknown): Outcome {
  if (error instanceof ImportRejected) {
    const rejected = reportRejection(error)
    const message = `${outcomeSummary(rejected)}.`
    const report = [message, ...reportLines(rejected)].join('\n')
    return { outcome: 'rejected', message, report, data: rejected }
  }
  if (isFileError(error)) {
    const message = `nothing was imported, a file cannot be read: ${error.message}`
    return { outcome: 'rejected', message, report: message, data: { outcome: 'rejected', message } }
  }
  if (isTemporary(error)) {
    const message = `not imported, will be retried: ${describeDatabaseFailure(error)}`
    return { outcome: null, message, report: '', data: {} }
  }
  const message = `nothing was imported, the importer failed: ${String(error)}`
  const report = `${message}\n${error instanceof Error ? error.stack : ''}`
  return { outcome: 'rejected', message, report, data: { outcome: 'rejected', message } }
}

/** A debouncer that remembers an event between two waits. */
class Debouncer {
  #hasRung = false
  #resume = () => {}

  notify(): void {
    this.#hasRung = true
    this.#resume()
  }

  async wait(milliseconds: number, signal: AbortSignal): Promise<void> {
    if (!this.#hasRung && !signal.aborted) {
      const { promise, resolve } = Promise.withResolvers<void>()
      const resume = () => resolve()
      const timer = setTimeout(resume, milliseconds)
      this.#resume = resume
      signal.addEventListener('abort', resume)
      await promise
      clearTimeout(timer)
      signal.removeEventListener('abort', resume)
    }
    this.#hasRung = false
  }
}
