import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { Fault } from '../session/fault.mjs'

const warmWithinMs = 120_000
const askEveryMs = 200

/**
 * A node makes its pages beforehand for a while after its start.
 *
 * @param {{ logFile: string } | undefined} node
 */
export async function untilWarm(node) {
  if (node === undefined) throw new Fault('There is no node that could have warmed up.')
  const startedAt = performance.now()
  while (!readFileSync(node.logFile, 'utf8').includes('"warmed up"')) {
    if (performance.now() - startedAt > warmWithinMs) {
      throw new Fault(`The node has not warmed up in ${warmWithinMs / 1_000} s; see ${node.logFile}.`)
    }
    await delay(askEveryMs)
  }
}
