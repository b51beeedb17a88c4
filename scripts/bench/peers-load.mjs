import { Fault } from '../session/fault.mjs'
import { connections, rounds, secondsARound } from './bench-rounds.mjs'
import { MemoryWatch } from './memory-watch.mjs'
import { names } from './peers-targets.mjs'
import { cpuSeconds } from './process-cost.mjs'
import { rawAnswer } from './raw-answer.mjs'

const warmUpSeconds = 1

/**
 * @typedef {import('./peers-contenders.mjs').Contender} Contender
 * @typedef {(load: { url: string, connections: number, seconds: number, acceptEncoding: string }) =>
 *   Promise<import('./bench-load.mjs').Measurement>} Sender
 * @typedef {{ contender: Contender, sizes: Awaited<ReturnType<typeof import('./peers-fixture.mjs').checkPage>> }} Checked
 *
 * @typedef {Omit<import('./bench-load.mjs').Measurement, 'requests'> & Omit<Awaited<ReturnType<typeof import('./peers-fixture.mjs').checkPage>>, 'inlineScript'> & {
 *   page: import('./peers-fixture.mjs').FixturePage['name'], what: string, connections: number, spread: number, cpuSecondsAThousand: number | null }} PeerRow
 */

/**
 * Interleaved rounds, so that what else the machine does falls on all alike; the median round counts.
 *
 * @param {Checked[]} checked
 * @param {string} dataUrl
 * @param {Sender} send
 * @returns {Promise<{ rows: PeerRow[], memory: Map<import('./bench-server.mjs').BenchServer, MemoryWatch> }>}
 */
export async function measureRows(checked, dataUrl, send) {
  const turns = checked.map((one) => ({ ...one, all: /** @type {Turn[]} */ ([]) }))
  for (const { contender } of turns) await warmUp(contender, dataUrl, send)
  const memory = new Map(turns.map(({ contender: { server } }) => [server, new MemoryWatch(server.pid)]))
  // What warming up has left behind would make the memory after the load look small.
  await Promise.all([...memory.values()].map((watch) => watch.rest()))
  for (let round = 0; round < rounds; round += 1) {
    for (const { contender, all } of turns) {
      const stopWatching = memory.get(contender.server)?.watch()
      all.push(await turn(contender, secondsARound, send))
      stopWatching?.()
    }
  }
  return { rows: turns.map(({ contender, sizes, all }) => rowOf(contender, sizes, all)), memory }
}

/**
 * The first turn counts for nothing, but must show that who is said to keep pages keeps them, and that who is said to
 * make them anew does: a rule of a framework that does not apply is easily overlooked. Peers show it by their questions
 * for data; ours, whose data come from elsewhere, by what it says of its cache.
 *
 * @param {Contender} contender
 * @param {string} dataUrl
 * @param {Sender} send
 */
async function warmUp(contender, dataUrl, send) {
  const asked = async () => Number((await rawAnswer(`${dataUrl}/asked`, 'identity')).body.toString())
  const before = await asked()
  const { requests } = await turn(contender, warmUpSeconds, send)
  const asks = (await asked()) - before
  const { what, page, asksData } = contender
  if (what.startsWith('ours')) await checkOurs(contender)
  if (asksData === 'for each page' && asks < requests) {
    throw new Fault(`${what} has asked ${asks} times for the data of ${requests} pages (${page.name}).`)
  }
  if (asksData === 'hardly' && asks > Math.max(connections, requests / 10)) {
    throw new Fault(`${what} keeps nothing: ${asks} questions for data, ${requests} pages (${page.name}).`)
  }
}

/** @param {Contender} contender */
async function checkOurs({ what, url, acceptEncoding, page }) {
  const { headers } = await rawAnswer(url, acceptEncoding)
  const said = String(headers['cache-status'] ?? 'nothing')
  if (/; hit\b/.test(said) !== (what === names.hit)) {
    throw new Fault(`${what} says of its cache "${said}" (${page.name}).`)
  }
}

/** @typedef {import('./bench-load.mjs').Measurement & { cpuSecondsAThousand: number | null }} Turn */

/**
 * @param {Contender} contender
 * @param {number} seconds
 * @param {Sender} send
 * @returns {Promise<Turn>}
 */
async function turn({ server, url, connections, acceptEncoding }, seconds, send) {
  const before = cpuSeconds(server.pid)
  const measurement = await send({ url, connections, seconds, acceptEncoding })
  const after = cpuSeconds(server.pid)
  const taken = before === null || after === null ? null : after - before
  return {
    ...measurement,
    cpuSecondsAThousand: taken === null ? null : (taken / Math.max(1, measurement.requests)) * 1000,
  }
}

/**
 * @param {Contender} contender
 * @param {Checked['sizes']} sizes
 * @param {Turn[]} all
 * @returns {PeerRow}
 */
function rowOf({ page, what, connections }, { inlineScript: _, ...sizes }, all) {
  const sorted = [...all].sort((one, other) => one.requestsPerSecond - other.requestsPerSecond)
  const [slowest, median, fastest] = [0, Math.floor(all.length / 2), all.length - 1].map((at) => sorted[at])
  if (!slowest || !median || !fastest) throw new Error(`${what} was never measured`)
  const { requestsPerSecond, p50Ms, p99Ms, cpuSecondsAThousand, generatorBusy } = median
  const width = (fastest.requestsPerSecond - slowest.requestsPerSecond) / 2
  return {
    page: page.name,
    what,
    connections,
    requestsPerSecond,
    spread: Math.round((width / requestsPerSecond) * 100),
    p50Ms,
    p99Ms,
    cpuSecondsAThousand: cpuSecondsAThousand === null ? null : Math.round(cpuSecondsAThousand * 1000) / 1000,
    generatorBusy,
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
    ...sizes,
  }
}
