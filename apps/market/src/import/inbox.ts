import { watch } from 'node:fs'
import { mkdir, readdir, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { faultText, ImportRejected } from './faults.ts'
import type { ImportReport } from './import-folder.ts'
import { outcomeSentence, rowCounts } from './outcome.ts'

/** Files unchanged for this long count as complete. */
const SETTLED_MS = 2_000
/** Polling interval, for network drives without file system events. */
const LOOK_EVERY_MS = 10_000

const TAKEN = 'taken'
const DONE = 'done'
const REJECTED = 'rejected'
const REPORT = 'report.txt'

export interface Inbox {
  readonly folder: string
  readonly importFolder: (folder: string) => Promise<ImportReport>
  /** Called with one message per batch. */
  readonly say: (sentence: string) => void
  readonly settledMs?: number
  /** Delay before retrying a batch while the database is unavailable. */
  readonly retryMs?: number
}

/**
 * Imports CSV files dropped in a folder, all present files as one batch. They end in `done/<time>/` or
 * `rejected/<time>/`, each with a report. Batches that a crash left in `taken/` are imported first, which is
 * idempotent. Stops on the signal, never during an import.
 */
export async function watchInbox(inbox: Inbox, signal: AbortSignal): Promise<void> {
  const { folder } = inbox
  for (const name of [TAKEN, DONE, REJECTED]) await mkdir(join(folder, name), { recursive: true })
  for (const batch of (await readdir(join(folder, TAKEN))).toSorted()) await finish(inbox, batch, signal)
  const bell = new Bell()
  const watcher = watch(folder, { signal }, () => bell.ring())
  // Without file system events, polling continues.
  watcher.on('error', () => undefined)
  while (!signal.aborted) {
    const batch = await gatherSettled(inbox, signal)
    if (batch === null) await bell.rungWithin(LOOK_EVERY_MS, signal)
    else await finish(inbox, batch, signal)
  }
}

/** Retries a batch that cannot be imported yet before any newer one, whose rows it would overwrite. */
async function finish(inbox: Inbox, batch: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && !(await takeOver(inbox, batch))) {
    await delay(inbox.retryMs ?? LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined)
  }
}

/** Moves complete files of the inbox into a batch of their own; null: there are none. */
async function gatherSettled(
  { folder, settledMs = SETTLED_MS }: Inbox,
  signal: AbortSignal,
): Promise<string | null> {
  let before = await looksOf(folder)
  while (before !== '') {
    await delay(settledMs, undefined, { signal }).catch(() => undefined)
    if (signal.aborted) return null
    const after = await looksOf(folder)
    if (after === before) break
    before = after
  }
  if (before === '') return null
  const batch = new Date().toISOString().replaceAll(':', '.')
  await mkdir(join(folder, TAKEN, batch))
  for (const file of await csvFiles(folder))
    await unlessGone(rename(join(folder, file), join(folder, TAKEN, batch, file)))
  return batch
}

/** A fingerprint of the waiting files; empty: there are none. */
async function looksOf(folder: string): Promise<string> {
  const looks = await Promise.all(
    (await csvFiles(folder)).map(async (file) => {
      const look = await unlessGone(stat(join(folder, file)))
      return look ? `${file} ${look.size} ${look.mtimeMs}` : ''
    }),
  )
  return looks.filter(Boolean).join('\n')
}

/** Files may be removed from the folder at any time. */
async function unlessGone<Result>(work: Promise<Result>): Promise<Result | null> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

async function csvFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && entry.name.toLowerCase().endsWith('.csv'))
    .map(({ name }) => name)
    .toSorted()
}

/** Returns whether the batch is finished, successfully or not. */
async function takeOver({ folder, importFolder, say }: Inbox, batch: string): Promise<boolean> {
  const taken = join(folder, TAKEN, batch)
  const { outcome, sentence, report } = await attempt(() => importFolder(taken))
  if (outcome !== null) {
    await writeFile(join(taken, REPORT), `${report}\n`)
    await rename(taken, join(folder, outcome, batch))
  }
  say(`${batch}: ${sentence}`)
  return outcome !== null
}

interface Outcome {
  /** The folder in which the batch ends; null: it stays and is retried. */
  readonly outcome: typeof DONE | typeof REJECTED | null
  readonly sentence: string
  readonly report: string
}

async function attempt(work: () => Promise<ImportReport>): Promise<Outcome> {
  let imported: ImportReport
  try {
    imported = await work()
  } catch (error) {
    return failure(error)
  }
  const sentence = `${outcomeSentence(imported)}.`
  const report = [sentence, ...rowCounts(imported), ...imported.changedCompanies].join('\n')
  return { outcome: DONE, sentence, report }
}

function failure(error: unknown): Outcome {
  if (error instanceof ImportRejected) {
    const sentence = `nothing was imported, ${error.faults.length} fault(s).`
    return { outcome: REJECTED, sentence, report: [sentence, ...error.faults.map(faultText)].join('\n') }
  }
  if (isFaultOfFiles(error)) {
    const sentence = `nothing was imported, a file cannot be read: ${error.message}`
    return { outcome: REJECTED, sentence, report: sentence }
  }
  if (isFaultOfProgram(error)) {
    const sentence = `nothing was imported, the importer failed: ${String(error)}`
    return { outcome: REJECTED, sentence, report: `${sentence}\n${error.stack ?? ''}` }
  }
  return { outcome: null, sentence: `not imported, kept for later: ${String(error)}`, report: '' }
}

/** Missing files or permissions, which a retry does not fix; disk errors may be temporary. */
const unreadable = ['EACCES', 'EPERM', 'EISDIR', 'ELOOP', 'ENOENT']

function isFaultOfFiles(error: unknown): error is Error {
  return (
    error instanceof Error &&
    'syscall' in error &&
    (error.syscall === 'open' || error.syscall === 'read') &&
    'code' in error &&
    unreadable.some((code) => code === error.code)
  )
}

/** A bug: it would fail again with the same files, and must not block later ones. */
function isFaultOfProgram(error: unknown): error is Error {
  return error instanceof TypeError || error instanceof RangeError
}

/** A debouncer that remembers an event between two waits. */
class Bell {
  #hasRung = false
  #wake = () => {}

  ring(): void {
    this.#hasRung = true
    this.#wake()
  }

  async rungWithin(milliseconds: number, signal: AbortSignal): Promise<void> {
    if (!this.#hasRung && !signal.aborted) {
      const { promise, resolve } = Promise.withResolvers<void>()
      const wake = () => resolve()
      const timer = setTimeout(wake, milliseconds)
      this.#wake = wake
      signal.addEventListener('abort', wake)
      await promise
      clearTimeout(timer)
      signal.removeEventListener('abort', wake)
    }
    this.#hasRung = false
  }
}
