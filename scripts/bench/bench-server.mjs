import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { root } from '../places.mjs'
import { Fault } from '../session/fault.mjs'
import { endAll, processIdentity } from '../session/process-groups.mjs'

const readyWithinMs = 60_000
const askAgainAfterMs = 5

/**
 * A server that is measured, in a process group of its own.
 *
 * @typedef {object} BenchServer
 * @property {string} name
 * @property {string} url
 * @property {number | undefined} pid
 * @property {number} startMs from nothing to its first page
 * @property {() => Promise<void>} stop
 */

/**
 * @param {object} options
 * @param {string} options.name
 * @param {string} options.file
 * @param {string[]} options.args
 * @param {string} options.cwd
 * @param {NodeJS.ProcessEnv} options.env
 * @param {number} options.port
 * @param {string} options.path its first page
 * @param {string} options.logFile
 * @param {import('../session/family.mjs').Family} options.family
 * @returns {Promise<BenchServer>}
 */
export async function startBenchServer({ name, file, args, cwd, env, port, path, logFile, family }) {
  mkdirSync(dirname(logFile), { recursive: true })
  const log = openSync(logFile, 'w')
  const startedAt = performance.now()
  const child = spawn(file, args, { cwd, env, detached: true, stdio: ['ignore', log, log] })
  closeSync(log)
  family.adopt(child, 'service')
  const stop = stopperOf(child)
  /** @type {string | null} */
  let broken = null
  child.once('error', (error) => {
    broken = error.message
  })
  child.once('exit', (code, signal) => {
    broken = `${signal ?? `exit code ${code}`}`
  })
  const url = `http://127.0.0.1:${port}`
  while (performance.now() - startedAt < readyWithinMs) {
    if (broken !== null) throw new Fault(`${name} has not started (${broken}); see ${logFile}.`)
    if (await answers(`${url}${path}`)) {
      return { name, url, pid: child.pid, startMs: Math.round(performance.now() - startedAt), stop }
    }
    await delay(askAgainAfterMs)
  }
  throw new Fault(`${name} gave no page within ${readyWithinMs / 1_000} s; see ${logFile}.`)
}

/**
 * A small server of bench/ that is told in one message what it sends.
 *
 * @param {{ name: string, file: string, message: object, path: string, family: import('../session/family.mjs').Family }} options
 * @returns {Promise<BenchServer>}
 */
export async function startToldServer({ name, file, message, path, family }) {
  const startedAt = performance.now()
  const child = fork(join(root, 'bench', file), {
    detached: true,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  family.adopt(child, 'service')
  const stop = stopperOf(child)
  child.send(message)
  const [{ port, fault }] = await once(child, 'message')
  if (fault) throw new Fault(`${name} has not started: ${fault}.`)
  const url = `http://127.0.0.1:${port}`
  if (!(await answers(`${url}${path}`))) throw new Fault(`${name} does not answer ${path}.`)
  return { name, url, pid: child.pid, startMs: Math.round(performance.now() - startedAt), stop }
}

/**
 * Ends a server and what it has started, so that it takes nothing from what is measured next.
 *
 * @param {import('node:child_process').ChildProcess} child
 */
function stopperOf({ pid }) {
  if (pid === undefined) return async () => {}
  const guarded = { pid, kind: /** @type {const} */ ('service'), identity: processIdentity(pid) }
  return () => endAll([guarded])
}

/** @param {string} url */
async function answers(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000) })
    await response.arrayBuffer()
    return response.status === 200
  } catch {
    // Nobody listens yet.
    return false
  }
}
