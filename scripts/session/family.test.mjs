import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { describe, expect, it, vi } from 'vitest'
import { ENDED_WITHIN_MS } from '../../packages/operations/src/graceful-stop.ts'
import { endAll, graceMs, isAlive, processIdentity } from './process-groups.mjs'

const familyModule = new URL('family.mjs', import.meta.url).href

/**
 * A parent that has a child with a child of its own, and a folder to remove.
 *
 * @param {string} childScript
 */
async function startParent(childScript) {
  const folder = mkdtempSync(join(tmpdir(), 'site-family-'))
  const script = `
    import { spawn } from 'node:child_process'
    import { startFamily } from '${familyModule}'
    const family = startFamily()
    family.removeAtEnd('${folder}')
    const child = spawn('/bin/sh', ['-c', ${JSON.stringify(childScript)}], { detached: true, stdio: ['ignore', 'pipe', 'ignore'] })
    family.adopt(child, 'service')
    child.stdout.once('data', () => console.log(child.pid))
    process.on('SIGTERM', async () => { await family.end(); process.exit(0) })
  `
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(createInterface({ input: parent.stdout }), 'line')
  const pid = Number(line)
  return {
    parent,
    folder,
    group: { pid, kind: /** @type {const} */ ('service'), identity: processIdentity(pid) },
  }
}

describe('family', () => {
  it('ends children and grandchildren when the parent is killed with kill -9', async () => {
    const { parent, folder, group } = await startParent('sleep 600 & echo up; wait')
    expect(isAlive(group)).toBe(true)
    parent.kill('SIGKILL')
    await vi.waitFor(() => expect(isAlive(group)).toBe(false), { timeout: 5_000 })
    await vi.waitFor(() => expect(existsSync(folder)).toBe(false), { timeout: 5_000 })
  })

  it('ends a child that does not listen to SIGTERM', async () => {
    const { parent, group } = await startParent("trap '' TERM; echo up; while :; do sleep 1; done")
    // It has nothing else to do.
    const ended = once(parent, 'exit')
    await endAll([group], { graceMs: 100 })
    expect(isAlive(group)).toBe(false)
    expect(await ended).toEqual([0, null])
  })

  it('gives a service more time to end than this one gives itself', () => {
    expect(graceMs).toBeGreaterThan(ENDED_WITHIN_MS)
  })
})
