import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, realpathSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { explainedDatabase } from '../database/database-fault.mjs'
import { root } from '../places.mjs'
import { childEnvironment } from './command.mjs'
import { checkDiskSpace, fullDisk, prepareDataFolder } from './data-folder.mjs'
import { startFamily } from './family.mjs'
import { Fault, isDiskFull } from './fault.mjs'
import { install, isInstalled } from './install.mjs'
import { parentOf } from './process-groups.mjs'
import { startReport } from './report.mjs'
import { lockDataFolder } from './run-lock.mjs'

/** @typedef {'SIGINT' | 'SIGTERM' | 'SIGHUP'} EndSignal */
const endSignals = /** @type {EndSignal[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
const installWaitMs = 600_000

/**
 * One run of a command, from its first line to the end of everything that it started.
 *
 * @typedef {object} Session
 * @property {import('./report.mjs').Report} report
 * @property {import('./family.mjs').Family} family
 * @property {(work: () => unknown) => void} atEnd what is done when all that was started has ended, however the command ends
 * @property {() => void} isServing from now on a signal is the ordinary way to end
 */

/**
 * Runs a command under the pinned Node with everything installed, and ends what it started however it ends:
 * by itself, by a fault, by a signal or with its parent.
 *
 * @param {string} dataDir
 * @param {(session: Session) => Promise<number>} work gives the exit code
 */
export async function runSession(dataDir, work) {
  const report = startReport()
  const family = startFamily()
  /** @type {(() => unknown)[]} */
  const lastDuties = []
  let isServing = false
  let isEnding = false

  /** @param {number} code */
  const end = async (code) => {
    if (isEnding) return
    isEnding = true
    // What breaks because everything is being ended is no news.
    report.silence()
    let outcome = code
    // The lock on the data folder was taken first and is given back last.
    for (const duty of [() => family.end(), ...lastDuties.reverse()]) {
      try {
        await duty()
      } catch (error) {
        tell(error, dataDir)
        outcome ||= 1
      }
    }
    process.exit(outcome)
  }
  /** @param {EndSignal} signal */
  const endBySignal = (signal) => {
    if (isEnding) return
    report.line(`\n  Stopping (${signal}) …`)
    void end(isServing ? 0 : 128 + constants.signals[signal])
  }
  for (const signal of endSignals) process.on(signal, endBySignal)
  // The terminal is gone: nobody reads on, and nobody can press Ctrl-C any more.
  process.stdout.on('error', () => void end(1))
  const forgetParent = watchParent(() => void end(1))

  try {
    const isContinued = takeContinuation()
    if (!isContinued) {
      report.line(`  ✓ Node ${process.versions.node} on ${process.platform} ${process.arch}`)
      await report.step(`Data folder ${dataDir}`, async (note) => {
        prepareDataFolder(dataDir)
        const freeBytes = await checkDiskSpace(dataDir)
        note(`writable, ${Math.floor(freeBytes / 1024 ** 3)} GB free`)
      })
    }
    if (!isContinued && !isOurRuntime()) {
      await provideRuntime(report, family, dataDir)
      await family.end()
      for (const signal of endSignals) process.removeListener(signal, endBySignal)
      forgetParent()
      process.exit(await continueUnderPinnedNode())
    }
    const code = await work({
      report,
      family,
      atEnd: (duty) => lastDuties.push(duty),
      isServing: () => {
        isServing = true
      },
    })
    await end(code)
  } catch (error) {
    if (isEnding) return
    tell(error, dataDir)
    await end(1)
  }
}

/**
 * @param {unknown} thrown
 * @param {string} dataDir
 */
function tell(thrown, dataDir) {
  // Who writes elsewhere has said so itself.
  const error = isDiskFull(thrown) ? new Fault(fullDisk(dataDir)) : explainedDatabase(thrown)
  const isExpected = error instanceof Fault
  const text = isExpected
    ? error.message
    : error instanceof Error
      ? (error.stack ?? error.message)
      : String(error)
  process.stderr.write(`\n${text}\n`)
}

/** Whether our own first process, under the system's Node, has started this one. */
function takeContinuation() {
  const isContinued = process.env.SITE_CONTINUED === String(process.ppid)
  delete process.env.SITE_CONTINUED
  return isContinued
}

const isOurRuntime = () => isInstalled() && pinnedNode() === realpathSync(process.execPath)

/**
 * @param {import('./report.mjs').Report} report
 * @param {import('./family.mjs').Family} family
 * @param {string} dataDir
 */
async function provideRuntime(report, family, dataDir) {
  const setupDir = join(root, '.data', 'setup')
  mkdirSync(setupDir, { recursive: true })
  const unlock = await lockDataFolder(setupDir, 'npm ci', { waitMs: installWaitMs })
  try {
    if (isInstalled()) return
    await report.step('Install the packages of package-lock.json (npm ci)', () =>
      install({ logFile: join(dataDir, 'logs', 'install.log'), family }),
    )
  } finally {
    unlock()
  }
}

/** @returns {string | null} the pinned Node, or null where the lock file has none for this platform */
function pinnedNode() {
  const file = join(root, 'node_modules', '.bin', 'node')
  return existsSync(file) ? realpathSync(file) : null
}

/** The same command again, under the Node that the lock file brought. @returns {Promise<number>} its exit code */
function continueUnderPinnedNode() {
  const file = pinnedNode()
  if (file === null) {
    throw new Fault('The lock file has brought no Node for this platform: remove node_modules and try again.')
  }
  return new Promise((resolve, reject) => {
    const child = spawn(file, process.argv.slice(1), {
      env: {
        ...childEnvironment(process.env),
        ...npmParentOf(process.env),
        SITE_CONTINUED: String(process.pid),
      },
      // The channel carries nothing: its closing tells the child that we have ended.
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    })
    for (const signal of endSignals) process.on(signal, () => child.kill(signal))
    watchParent(() => child.kill('SIGTERM'))
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)))
  })
}

/** @param {NodeJS.ProcessEnv} env */
const npmParentOf = (env) => (env.npm_execpath ? { npm_execpath: env.npm_execpath } : {})

/**
 * Tells when the parent has ended without a signal to us: our own first process through the closed channel,
 * npm through the changed parent number.
 *
 * @param {() => void} onGone
 * @returns {() => void} stops watching
 */
function watchParent(onGone) {
  if (process.connected) {
    process.on('disconnect', onGone)
    process.channel?.unref()
    return () => process.off('disconnect', onGone)
  }
  // Started by hand with nohup or setsid, outliving the shell is what was meant.
  if (!process.env.npm_lifecycle_event) return () => {}
  const parent = process.ppid
  // Some shells stay between npm and us, and would live on when npm is killed.
  const grandparent = parentOf(parent)
  const timer = setInterval(() => {
    if (process.ppid !== parent || parentOf(parent) !== grandparent) onGone()
  }, 500)
  timer.unref()
  return () => clearInterval(timer)
}
