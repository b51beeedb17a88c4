import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lockDataFolder } from './run-lock.mjs'

const rounds = 100
const folder = mkdtempSync(join(tmpdir(), 'site-run-lock-'))
const ended = { pid: 2 ** 22 + 1, identity: '1', command: 'npm start' }
/** Takes the lock on each folder that it is told, keeps it, and says how that went. */
const taker = `
  import { createInterface } from 'node:readline'
  import { lockDataFolder } from '${new URL('run-lock.mjs', import.meta.url).href}'
  for await (const dataDir of createInterface({ input: process.stdin })) {
    const outcome = await lockDataFolder(dataDir, 'npm start').then(() => 'taken', (error) => error.message)
    console.log(outcome)
  }`

/** @type {{ stop: () => Promise<void>, take: (dataDir: string) => Promise<string> }[]} */
let takers = []
beforeAll(() => {
  takers = Array.from({ length: 3 }, () => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', taker], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    const lines = createInterface({ input: child.stdout })
    return {
      async take(dataDir) {
        child.stdin.write(`${dataDir}\n`)
        const [outcome] = await once(lines, 'line')
        return String(outcome)
      },
      async stop() {
        const gone = once(child, 'exit')
        child.stdin.end()
        await gone
      },
    }
  })
})
afterAll(async () => {
  await Promise.all(takers.map(({ stop }) => stop()))
  rmSync(folder, { recursive: true })
})

describe('lockDataFolder', () => {
  it.each([
    { name: 'nobody has left anything', remains: null },
    { name: 'a killed one has left its lock', remains: JSON.stringify(ended) },
    { name: 'a full disk has cut it off', remains: '{"pid":' },
  ])('is given to one of those who ask at once where $name', async ({ remains }) => {
    for (let round = 0; round < rounds; round += 1) {
      const dataDir = mkdtempSync(join(folder, 'round-'))
      if (remains !== null) writeFileSync(join(dataDir, 'run.json'), remains)
      const outcomes = await Promise.all(takers.map(({ take }) => take(dataDir)))
      expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(1)
      expect(outcomes.filter((outcome) => outcome.includes('already works on'))).toHaveLength(2)
      expect(readdirSync(dataDir)).toEqual(['run.json'])
    }
  })

  it('goes on where one was killed while it took it, and leaves nothing when it is given back', async () => {
    const dataDir = join(folder, 'killed')
    mkdirSync(dataDir)
    writeFileSync(join(dataDir, `run.json.${ended.pid}-${ended.identity}`), '')
    const unlock = await lockDataFolder(dataDir, 'npm start')
    expect(readdirSync(dataDir)).toEqual(['run.json'])
    unlock()
    expect(readdirSync(dataDir)).toEqual([])
  })
})
