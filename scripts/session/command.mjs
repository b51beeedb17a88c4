import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { root } from '../places.mjs'
import { Fault } from './fault.mjs'

const shownLines = 25

/**
 * Runs a program to its end with its output in a log file. Fails with a sentence and the log's last lines.
 *
 * @param {object} command
 * @param {string} command.what for the sentence: "the build of the site"
 * @param {string} command.file
 * @param {string[]} command.args
 * @param {string} command.cwd
 * @param {NodeJS.ProcessEnv} command.env
 * @param {string} command.logFile
 * @param {number} command.deadlineMs
 * @param {import('./family.mjs').Family} command.family
 */
export async function runQuietly({ what, file, args, cwd, env, logFile, deadlineMs, family }) {
  mkdirSync(dirname(logFile), { recursive: true })
  const log = openSync(logFile, 'w')
  const child = spawn(file, args, { cwd, env, detached: true, stdio: ['ignore', log, log] })
  closeSync(log)
  family.adopt(child, 'service')
  const end = await endOf(child, deadlineMs)
  if (end === 'ok') return
  const lines = tellingLines(readFileSync(logFile, 'utf8').trimEnd().split('\n'))
  const tail = lines.some((line) => line !== '')
    ? `\n${lines.map((line) => `    ${line}`).join('\n')}\n`
    : '\n'
  throw new Fault(`${tail}${what} failed (${end}); the whole output is in ${logFile}.`)
}

/**
 * Runs a program for as long as it likes, with its output on the screen. Resolves with its exit code.
 *
 * @param {object} command
 * @param {string} command.file
 * @param {string[]} command.args
 * @param {string} command.cwd
 * @param {NodeJS.ProcessEnv} command.env
 * @param {import('./family.mjs').Family} command.family
 * @returns {Promise<number>}
 */
export function runVisibly({ file, args, cwd, env, family }) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd, env, detached: true, stdio: ['ignore', 'inherit', 'inherit'] })
    family.adopt(child, 'service')
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

/**
 * npm says first what is wrong and ends with its manual; other programs say it last.
 *
 * @param {string[]} lines
 */
function tellingLines(lines) {
  const first = lines.findIndex((line) => line.startsWith('npm error'))
  return first < 0 ? lines.slice(-shownLines) : lines.slice(first, first + shownLines)
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} deadlineMs
 * @returns {Promise<string>} 'ok', or why not
 */
function endOf(child, deadlineMs) {
  return new Promise((resolve) => {
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    }, deadlineMs)
    child.once('error', (error) => {
      clearTimeout(timer)
      resolve(error.message)
    })
    child.once('exit', (code, signal) => {
      clearTimeout(timer)
      if (isLate) resolve(`not done after ${deadlineMs / 1_000} s`)
      else resolve(code === 0 ? 'ok' : code === null ? `ended by ${signal}` : `exit code ${code}`)
    })
  })
}

/**
 * The command of a workspace's package.json script, without npm between it and us: npm would cost half a
 * second each time and does not pass every signal on.
 *
 * @param {string} workspace such as apps/web
 * @param {string} script
 * @param {string[]} [extra] further arguments
 */
export function workspaceScript(workspace, script, extra = []) {
  const cwd = join(root, workspace)
  /** @type {{ scripts?: Record<string, string> }} */
  const manifest = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8'))
  const line = manifest.scripts?.[script]
  if (!line) throw new Fault(`${workspace}/package.json has no script "${script}".`)
  return { cwd, file: '/bin/sh', args: ['-c', `${line} "$@"`, 'sh', ...extra] }
}

/**
 * What a child of ours inherits: everything but npm's own variables, and the programs of the lock file,
 * the pinned Node among them, before those of the system.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function childEnvironment(env) {
  const kept = Object.entries(env).filter(([name]) => !/^npm_(?!config_)/i.test(name))
  const path = [join(root, 'node_modules', '.bin'), env.PATH ?? ''].join(delimiter)
  return { ...Object.fromEntries(kept), PATH: path }
}
