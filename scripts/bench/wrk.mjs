import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { unpackDebianPackages } from '../machine/debian-package.mjs'
import { Fault } from '../session/fault.mjs'
import { cpuSeconds } from './process-cost.mjs'

/** @typedef {{ file: string, env: NodeJS.ProcessEnv, version: string }} Wrk */

/**
 * A sender of load that takes a third of the processor time that autocannon takes: with that, the plainest servers can
 * do three times as much as it asks for, and everything fast looks alike. The system's, or Debian's package unpacked.
 *
 * @param {import('../machine/debian-package.mjs').Finding & { folder: string }} finding
 * @returns {Promise<Wrk | null>}
 */
export async function findWrk({ folder, ...finding }) {
  const found = startable('wrk', process.env)
  if (found) return found
  const unpacked = join(folder, 'usr', 'bin', 'wrk')
  if (!existsSync(unpacked)) {
    await unpackDebianPackages(['wrk', 'libluajit-5.1-2', 'libluajit-5.1-common'], folder, finding)
  }
  const libraries = join(folder, 'usr', 'lib')
  const folders = existsSync(libraries) ? readdirSync(libraries).map((name) => join(libraries, name)) : []
  return startable(unpacked, { ...process.env, LD_LIBRARY_PATH: folders.join(':') })
}

/**
 * @param {string} file
 * @param {NodeJS.ProcessEnv} env
 * @returns {Wrk | null}
 */
function startable(file, env) {
  // It names itself and its manual, and calls that a failure.
  const { stdout } = spawnSync(file, ['-v'], { env, encoding: 'utf8', timeout: 20_000 })
  const version = /^wrk (\S+)/.exec(stdout ?? '')?.[1]
  return version ? { file, env, version } : null
}

/**
 * @param {Wrk} wrk
 * @param {{ url: string, connections: number, seconds: number, acceptEncoding: string }} target
 * @param {import('../session/family.mjs').Family} family
 * @returns {Promise<import('./bench-load.mjs').Measurement>}
 */
export async function loadByWrk({ file, env }, { url, connections, seconds, acceptEncoding }, family) {
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-H']
  const child = spawn(file, [...args, `Accept-Encoding: ${acceptEncoding}`, url], {
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  family.adopt(child, 'service')
  const output = child.stdout.setEncoding('utf8').toArray()
  const ended = once(child, 'close')
  const watchedSeconds = seconds * 0.9
  // What it took is not told any more once it has ended.
  await delay(watchedSeconds * 1000)
  const taken = cpuSeconds(child.pid)
  const generatorBusy = taken === null ? null : Math.round((taken / watchedSeconds) * 100) / 100
  await ended
  return { ...readWrk((await output).join('')), generatorBusy }
}

/**
 * @param {string} text what wrk says at its end
 * @returns {Omit<import('./bench-load.mjs').Measurement, 'generatorBusy'>}
 */
export function readWrk(text) {
  const number = (/** @type {RegExp} */ pattern) => Number(pattern.exec(text)?.[1])
  const requests = number(/(\d+) requests in /)
  const requestsPerSecond = number(/Requests\/sec:\s+([\d.]+)/)
  if (!Number.isFinite(requests) || !Number.isFinite(requestsPerSecond)) {
    throw new Fault(`wrk has measured nothing: ${text.trim().slice(0, 200)}`)
  }
  const socketErrors = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text) ?? []
  const failures = [...socketErrors.slice(1).map(Number), number(/Non-2xx or 3xx responses: (\d+)/) || 0]
  return {
    requests,
    requestsPerSecond,
    p50Ms: millisecondsAt(text, 50),
    p99Ms: millisecondsAt(text, 99),
    failed: failures.reduce((sum, failure) => sum + failure, 0),
  }
}

/**
 * @param {string} text
 * @param {number} percent
 */
function millisecondsAt(text, percent) {
  const [, figure, unit] = new RegExp(`^\\s+${percent}%\\s+([\\d.]+)(us|ms|s|m) *$`, 'm').exec(text) ?? []
  const milliseconds = Number(figure) * ({ us: 0.001, ms: 1, s: 1_000, m: 60_000 }[unit ?? ''] ?? Number.NaN)
  return Math.round(milliseconds * 10) / 10
}
