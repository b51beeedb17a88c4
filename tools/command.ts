import { constants } from 'node:os'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { checkDiskSpace, prepareDataDirectory } from './data-directory.ts'
import { explainDatabaseError } from './database-errors.ts'
import { formatErrorMessage, isDiskFull, UserError } from './errors.ts'
import { Processes } from './processes.ts'
import { createReport, type Report } from './report.ts'
import { lockDataDirectory, type RunLock } from './run-lock.ts'

/** One run of a command, until everything it started has stopped. */
export interface CommandContext {
  readonly dataDir: string
  readonly report: Report
  readonly processes: Processes
  /** Runs after all programs have stopped, however the command ends; last deferred, first run. */
  defer(work: () => unknown): void
  /** From now on a signal ends the command with exit code 0. */
  markServing(): void
  /** Locks the data directory for this command. */
  lock(name: string): Promise<RunLock>
}

/** Runs a command, whose result is the exit code, and always stops everything it started. */
export async function runCommand(
  dataDir: string,
  work: (context: CommandContext) => Promise<number>,
): Promise<never> {
  const report = createReport()
  const processes = new Processes()
  const deferred: (() => unknown)[] = []
  let isServing = false
  let ending: Promise<never> | null = null

  const end = (code: number): Promise<never> => {
    ending ??= (async () => {
      // Failures caused by stopping everything are expected.
      report.silence()
      process.exit(await cleanUpAll([() => processes.stopAll(), ...deferred.reverse()], code, dataDir))
    })()
    return ending
  }
  onStopRequest(
    (signal) => {
      if (ending !== null) return
      report.line(`\n  Stopping (${signal}) …`)
      void end(isServing ? 0 : 128 + constants.signals[signal])
    },
    () => void end(1),
  )

  const context: CommandContext = {
    dataDir,
    report,
    processes,
    defer: (cleanUp) => deferred.push(cleanUp),
    markServing() {
      isServing = true
    },
    async lock(name) {
      const lock = await lockDataDirectory(dataDir, name)
      deferred.unshift(() => lock.release())
      processes.onChange = (pids) => lock.record(pids)
      return lock
    },
  }
  try {
    await report.step(`Data directory ${dataDir}`, async (note) => {
      prepareDataDirectory(dataDir)
      note(`writable, ${Math.floor((await checkDiskSpace(dataDir)) / 1024 ** 3)} GB free`)
    })
    return await end(await work(context))
  } catch (error) {
    if (ending === null) showError(error, dataDir)
    return await end(1)
  }
}

/** Returns the exit code: 1 instead of 0 if something could not be cleaned up. */
async function cleanUpAll(work: readonly (() => unknown)[], code: number, dataDir: string): Promise<number> {
  let outcome = code
  for (const cleanUp of work) {
    try {
      await cleanUp()
    } catch (error) {
      showError(error, dataDir)
      outcome ||= 1
    }
  }
  return outcome
}

type StopSignal = 'SIGINT' | 'SIGTERM' | 'SIGHUP'

/** @param leave called when the terminal or bootstrap.mjs exited without sending a signal */
function onStopRequest(stop: (signal: StopSignal) => void, leave: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => stop(signal))
  }
  process.stdout.on('error', leave)
  process.once('disconnect', leave)
  process.channel?.unref()
}

function showError(thrown: unknown, dataDir: string): void {
  const error = isDiskFull(thrown)
    ? new UserError(`The disk of ${dataDir} is full: make room, then run this again.`)
    : explainDatabaseError(thrown)
  const isExpected = error instanceof UserError || !(error instanceof Error)
  process.stderr.write(`\n${isExpected ? formatErrorMessage(error) : (error.stack ?? error.message)}\n`)
}

/**
 * Parses the arguments of a command.
 * @throws UserError with the usage if an option is unknown or the number of arguments is wrong
 */
export function parseCommandArgs<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  { usage, options, positionals: count }: { usage: string; options: Options; positionals: number },
) {
  try {
    const parsed = parseArgs({ args: [...args], options, allowPositionals: true })
    const extra = parsed.positionals[count]
    if (extra !== undefined) throw new UserError(`"${extra}" is one argument too many. ${usage}`)
    if (parsed.positionals.length < count) throw new UserError(usage)
    return parsed
  } catch (error) {
    if (error instanceof UserError) throw error
    // Only Node's first sentence is useful here.
    throw new UserError(
      `${formatErrorMessage(error).split('. ')[0]?.replaceAll('\n', ' ').replace(/\.$/, '')}. ${usage}`,
    )
  }
}
