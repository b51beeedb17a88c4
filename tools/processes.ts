import { mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { execa } from 'execa'
import { UserError } from './errors.ts'
import { root } from './paths.ts'

/** Longer than a service's own shutdown timeout (packages/operations/src/graceful-stop.ts). */
const stopTimeoutMs = 11_000
const databaseStopTimeoutMs = 20_000
const shownLogLines = 25
const maxLogBytes = 10 * 1024 ** 2

/** A program that was started by a command and ends with it. */
export interface Child {
  readonly pid: number | undefined
  /** Null if the output goes to a log file. */
  readonly output: Readable | null
  /** Resolves when it has exited: with `null` for exit code 0, otherwise with the reason. */
  readonly exited: Promise<string | null>
  /** Resolves when its output is complete, too. */
  readonly closed: Promise<unknown>
  /** Whether it has exited. */
  readonly hasExited: boolean
  /** Graceful first, forced after a timeout; with a signal, only that. */
  stop(signal?: NodeJS.Signals): void
}

export interface Program {
  readonly file: string
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
}

interface StartOptions extends Program {
  /** Standard output and errors are appended here; otherwise they are piped. */
  readonly logFile?: string
  /** A database is stopped last, by PostgreSQL's fast shutdown. */
  readonly isDatabase?: boolean
  readonly stdout?: 'inherit'
  readonly uid?: number
  readonly gid?: number
}

/** The programs that one command has started. */
export class Processes {
  readonly #running = new Map<Child, { isDatabase: boolean }>()
  #isStopping = false

  /** Called with the running process ids whenever they change. */
  onChange: (pids: readonly number[]) => void = () => {}

  get isStopping(): boolean {
    return this.#isStopping
  }

  start(options: StartOptions): Child {
    const { isDatabase = false } = options
    const subprocess = spawnProgram(options)
    let hasExited = false
    const exited = new Promise<string | null>((resolve) => {
      subprocess.nodeChildProcess.once('error', (error) => resolve(error.message))
      subprocess.nodeChildProcess.once('exit', (code, signal) =>
        resolve(code === 0 ? null : (signal ?? `exit code ${code}`)),
      )
    })
    const child: Child = {
      pid: subprocess.pid,
      output: options.logFile === undefined && options.stdout === undefined ? (subprocess.all ?? null) : null,
      exited,
      closed: subprocess,
      get hasExited() {
        return hasExited
      },
      stop: (signal) => subprocess.kill(signal),
    }
    this.#running.set(child, { isDatabase })
    this.#report()
    void exited.then(() => {
      hasExited = true
      // Child processes of a crashed service must not outlive it.
      if (!isDatabase) subprocess.kill('SIGKILL')
      this.#running.delete(child)
      this.#report()
    })
    if (this.#isStopping) child.stop()
    return child
  }

  /** Runs a program to its end with its output in a log file, whose relevant lines are shown on failure. */
  async run({
    what,
    timeoutMs,
    ...program
  }: Program & { what: string; logFile: string; timeoutMs: number }): Promise<void> {
    const { logFile } = program
    mkdirSync(dirname(logFile), { recursive: true })
    rmSync(logFile, { force: true })
    const child = this.start(program)
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      child.stop('SIGKILL')
    }, timeoutMs)
    const reason = await child.exited
    clearTimeout(timer)
    await child.closed
    if (reason === null) return
    const how = isLate ? `not done after ${timeoutMs / 1_000} s` : reason
    throw new UserError(
      `${relevantLines(logFile)}${what} failed (${how}); the whole output is in ${logFile}.`,
    )
  }

  /** Runs a program to its end; returns its output, which the error has on failure. */
  async readOutput({ what, ...program }: Program & { what: string }): Promise<string> {
    const child = this.start(program)
    const output = child.output === null ? '' : await text(child.output)
    const reason = await child.exited
    if (reason === null) return output.trimEnd()
    throw new UserError(output.trimEnd() || `${what} failed (${reason}).`)
  }

  /** Stops services first and databases last. */
  async stopAll(): Promise<void> {
    this.#isStopping = true
    for (const isDatabase of [false, true]) {
      const group = [...this.#running].filter(([, kind]) => kind.isDatabase === isDatabase)
      for (const [child] of group) child.stop()
      await Promise.all(group.map(([child]) => child.exited))
    }
  }

  #report(): void {
    this.onChange([...this.#running.keys()].flatMap(({ pid }) => (pid === undefined ? [] : [pid])))
  }
}

function spawnProgram({ file, args, cwd, env, logFile, isDatabase, stdout, uid, gid }: StartOptions) {
  if (logFile !== undefined) setAsideLargeLog(logFile)
  const output = logFile === undefined ? (stdout ?? 'pipe') : { file: logFile, append: true }
  const subprocess = execa(file, args, {
    cwd,
    env: withoutUndefined(env),
    extendEnv: false,
    reject: false,
    buffer: false,
    all: true,
    stdin: 'ignore',
    stdout: output,
    stderr: output,
    // PostgreSQL's processes follow their postmaster; everything else is stopped with its process group.
    ...(isDatabase ? { detached: true, cleanup: true } : { killDescendants: true }),
    killSignal: isDatabase ? 'SIGINT' : 'SIGTERM',
    forceKillAfterDelay: isDatabase ? databaseStopTimeoutMs : stopTimeoutMs,
    ...(uid === undefined ? {} : { uid }),
    ...(gid === undefined ? {} : { gid }),
  })
  return subprocess
}

/** npm prints the error first and then its manual; other programs print it last. */
function relevantLines(logFile: string): string {
  const lines = readFileSync(logFile, 'utf8').trim().split('\n')
  const first = lines.findIndex((line) => line.startsWith('npm error'))
  const shown = first < 0 ? lines.slice(-shownLogLines) : lines.slice(first, first + shownLogLines)
  return shown.map((line) => `    ${line}\n`).join('')
}

function setAsideLargeLog(logFile: string): void {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0
  if (size > maxLogBytes) renameSync(logFile, `${logFile}.1`)
}

const withoutUndefined = (env: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )

/**
 * The command of a script in a workspace's package.json. npm itself would cost half a second and does not forward every
 * signal.
 */
export function workspaceScript(workspace: string, script: string, extra: readonly string[] = []) {
  const cwd = join(root, workspace)
  const manifest: { scripts?: Record<string, string> } = JSON.parse(
    readFileSync(join(cwd, 'package.json'), 'utf8'),
  )
  const line = manifest.scripts?.[script]
  if (!line) throw new UserError(`${workspace}/package.json has no script "${script}".`)
  return { cwd, file: '/bin/sh', args: ['-c', `${line} "$@"`, 'sh', ...extra] }
}

/** A program of `node_modules/.bin`. */
export const packageBin = (name: string): string => join(root, 'node_modules', '.bin', name)
