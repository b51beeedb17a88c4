import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'site-session-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('runSession', () => {
  it('says that a last duty failed, goes on with the others and ends with a fault', () => {
    const script = join(folder, 'command.mjs')
    const done = join(folder, 'done')
    writeFileSync(
      script,
      `import { writeFileSync } from 'node:fs'
      import { runSession } from '${new URL('session.mjs', import.meta.url).href}'
      await runSession('${folder}', async ({ atEnd }) => {
        // What would keep the process, were it not ended.
        setInterval(() => {}, 1_000)
        atEnd(() => writeFileSync('${done}', ''))
        atEnd(() => { throw new Error('the lock cannot be given back') })
        return 0
      })`,
    )
    const { status, stderr } = spawnSync(process.execPath, [script], {
      encoding: 'utf8',
      timeout: 20_000,
      // An ordinary signal is what a session that is ending no longer hears.
      killSignal: 'SIGKILL',
    })
    expect(stderr).toContain('the lock cannot be given back')
    expect(status).toBe(1)
    expect(existsSync(done)).toBe(true)
  })

  it.runIf(existsSync('/dev/full'))('says in one sentence that a disk has become full', () => {
    const script = join(folder, 'full-disk.mjs')
    writeFileSync(
      script,
      `import { writeFileSync } from 'node:fs'
      import { runSession } from '${new URL('session.mjs', import.meta.url).href}'
      await runSession('${folder}', async () => writeFileSync('/dev/full', 'more'))`,
    )
    const { status, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8', timeout: 20_000 })
    expect(stderr.trim()).toBe(`The disk of ${folder} is full: make room, then do this again.`)
    expect(status).toBe(1)
  })
})
