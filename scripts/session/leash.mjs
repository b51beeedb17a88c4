// Holds the other end of a pipe to its parent. When the pipe closes because the parent has ended, even by
// kill -9, everything that the parent had put on the leash is ended too.
import { rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { endAll, isSameProcess } from './process-groups.mjs'

/**
 * @typedef {{ hold: import('./process-groups.mjs').Guarded } | { release: number } | { folder: string }} LeashOrder
 */

/** @type {Map<number, import('./process-groups.mjs').Guarded>} */
const held = new Map()
/** @type {Set<string>} */
const folders = new Set()

// A signal meant for the whole family must not take away the one who cleans up after it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})

const orders = createInterface({ input: process.stdin })
orders.on('line', (line) => {
  /** @type {LeashOrder} */
  const order = JSON.parse(line)
  if ('hold' in order) held.set(order.hold.pid, order.hold)
  else if ('release' in order) held.delete(order.release)
  else folders.add(order.folder)
})
orders.on('close', async () => {
  await endAll([...held.values()].filter(isSameProcess))
  for (const folder of folders)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  process.exit(0)
})
