import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import autocannon from 'autocannon'
import { UserError } from '../errors.ts'
import { installDebianPackage } from '../machine/debian-package.ts'
import type { Processes } from '../processes.ts'
import type { Bench } from './bench-context.ts'

export interface Measurement {
  readonly requests: number
  readonly requestsPerSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly failed: number
}

export interface Target {
  readonly url: string
  readonly connections: number
  readonly seconds: number
  readonly acceptEncoding: string
}

/** Requests one URL repeatedly; each connection waits for its response. */
export interface Sender {
  readonly name: string
  readonly send: (target: Target) => Promise<Measurement>
}

/** wrk prints no JSON by itself. Its durations are in microseconds. */
const wrkReport = `done = function(summary, latency)
  local errors = summary.errors
  io.write(string.format('{"requests":%d,"requestsPerSecond":%f,"p50Ms":%f,"p99Ms":%f,"failed":%d}',
    summary.requests, summary.requests / summary.duration * 1e6,
    latency:percentile(50) / 1e3, latency:percentile(99) / 1e3,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout))
end
`

/** wrk, which uses a third of autocannon's CPU time: with autocannon all fast servers look alike. */
export async function findSender({ context: { processes, dataDir } }: Bench): Promise<Sender> {
  const context = { logDir: join(dataDir, 'logs'), processes }
  if (!hasWrk() && !((await installDebianPackage('wrk', context)) && hasWrk())) {
    return { name: 'autocannon', send: sendByAutocannon }
  }
  const script = join(dataDir, 'wrk.lua')
  writeFileSync(script, wrkReport)
  return { name: 'wrk', send: (target) => sendByWrk(script, target, processes) }
}

// It prints its version and exits with an error.
const hasWrk = (): boolean =>
  spawnSync('wrk', ['-v'], { encoding: 'utf8' }).stdout?.startsWith('wrk') === true

async function sendByWrk(
  script: string,
  { url, connections, seconds, acceptEncoding }: Target,
  processes: Processes,
): Promise<Measurement> {
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', '-s', script]
  const child = processes.start({
    file: 'wrk',
    args: [...options, '-H', `Accept-Encoding: ${acceptEncoding}`, url],
    cwd: '/',
    env: { PATH: process.env.PATH },
  })
  const output = child.output === null ? '' : await text(child.output)
  const start = output.lastIndexOf('{')
  if (start < 0) throw new UserError(`wrk failed for ${url}: ${output.trim().slice(0, 200)}`)
  return JSON.parse(output.slice(start))
}

async function sendByAutocannon({ url, connections, seconds, acceptEncoding }: Target): Promise<Measurement> {
  const headers = { 'accept-encoding': acceptEncoding }
  const run = await autocannon({ url, connections, duration: seconds, headers })
  const { total: requests, average: requestsPerSecond } = run.requests
  const { p50: p50Ms, p99: p99Ms } = run.latency
  return { requests, requestsPerSecond, p50Ms, p99Ms, failed: run.non2xx + run.errors }
}
