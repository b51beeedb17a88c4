import { Fault } from '../session/fault.mjs'
import { countEnds } from './keep-running.mjs'

/**
 * Starts the site's own database again whenever it ends by itself: the services find it at its old address, and visitors
 * are answered from what is kept meanwhile.
 *
 * @param {{ process: import('node:child_process').ChildProcess, start: () => Promise<import('node:child_process').ChildProcess> }} database
 * @param {object} options
 * @param {string} options.logFile
 * @param {Pick<import('../session/report.mjs').Report, 'line'>} options.report
 * @param {() => boolean} options.isEnding whether everything is being ended anyway
 * @returns {Promise<Fault>} when it is given up
 */
export async function keepDatabaseRunning({ process, start }, { logFile, report, isEnding }) {
  const ends = countEnds()
  let running = process
  while (true) {
    await untilExit(running)
    const fault = new Fault(`The database has ended by itself, so everything stops; see ${logFile}.`)
    if (isEnding() || ends.isOneTooMany()) return fault
    report.line('  The database has ended by itself and is started again.')
    try {
      running = await start()
    } catch (error) {
      return error instanceof Fault ? error : fault
    }
  }
}

/** @param {import('node:child_process').ChildProcess} child */
function untilExit(child) {
  return new Promise((resolve) => {
    child.once('exit', resolve)
    if (child.exitCode !== null || child.signalCode !== null) resolve(null)
  })
}
