import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from '../places.mjs'

/** @typedef {{ requests: number, requestsPerSecond: number, p50Ms: number, p99Ms: number, failed: number,
 *   generatorBusy: number | null }} Measurement `generatorBusy`: its share of one processor, null where the system does not tell */

/**
 * Asks an address over and over from a process of its own; `paths` are asked for in turn instead of one.
 *
 * @param {{ url: string, paths?: string[], connections: number, seconds: number, acceptEncoding?: string }} target
 * @param {import('../session/family.mjs').Family} family
 * @returns {Promise<Measurement>}
 */
export async function load({ url, paths, connections, seconds, acceptEncoding = 'br' }, family) {
  const child = fork(join(root, 'bench', 'load.mjs'), { detached: true })
  family.adopt(child, 'service')
  child.send({ url, paths, connections, seconds, acceptEncoding })
  const [measurement] = await once(child, 'message')
  return measurement
}
