import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '../database/database.ts'
import { query } from '../database/query.ts'
import type { Processes } from '../processes.ts'
import { lockDataDirectory } from '../run-lock.ts'
import { loadSecrets } from '../site/secrets.ts'
import { siteCommands } from '../site/serve.ts'
import { runCli } from '../test/run-cli.ts'
import { temporaryDirectory, temporaryProcesses } from '../test/temporary.ts'

async function openData(dataDir: string, processes: Processes) {
  mkdirSync(join(dataDir, 'logs'), { recursive: true })
  const password = loadSecrets(dataDir, {}).DATABASE_PASSWORD
  const database = await openDatabase({ env: {}, dataDir, password, processes })
  return {
    url: database.cmsUrl,
    async close() {
      database.embedded?.process.stop()
      await database.embedded?.process.exited
    },
  }
}

/** A data directory with one row and one file. */
async function filledData() {
  const directory = temporaryDirectory()
  const processes = temporaryProcesses()
  const dataDir = join(directory, 'data')
  const data = await openData(dataDir, processes)
  await query(data.url, "create table notes as select 'before'::text as body")
  mkdirSync(join(dataDir, 'media'))
  writeFileSync(join(dataDir, 'media', 'report.pdf'), 'before')
  return { directory, dataDir, processes, data, backups: join(directory, 'backups') }
}

const timeline = 'select substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) as timeline'

describe('npm run backup and npm run restore', () => {
  it('bring the data of a running site back into its place and into an empty one, on a new timeline', async () => {
    const { directory, dataDir, processes, data, backups } = await filledData()
    const [{ timeline: before } = {}] = await query(data.url, timeline)
    const lock = await lockDataDirectory(dataDir, siteCommands.start)
    const backup = await runCli(['backup', backups], { DATA_DIR: dataDir })
    expect(backup.error).toBe('')
    const [name = ''] = readdirSync(backups)

    await query(data.url, "update notes set body = 'after'")
    writeFileSync(join(dataDir, 'media', 'later.pdf'), 'after')
    mkdirSync(join(dataDir, 'pages'))
    const whileRunning = await runCli(['restore', join(backups, name), '--replace'], { DATA_DIR: dataDir })
    expect(whileRunning.error).toContain('"npm start"')
    lock.release()
    await data.close()

    const withoutReplace = await runCli(['restore', join(backups, name)], { DATA_DIR: dataDir })
    expect(withoutReplace.error).toMatch(/^There is a site in \S+: pass --replace to replace it/)

    const empty = join(directory, 'empty')
    const timelines = [before]
    for (const [target, options] of [
      [dataDir, ['--replace']],
      [dataDir, ['--replace']],
      [empty, []],
    ] as const) {
      const restored = await runCli(['restore', join(backups, name), ...options], { DATA_DIR: target })
      expect(restored.error).toBe('')
      expect(readdirSync(join(target, 'media'))).toEqual(['report.pdf'])
      expect(readdirSync(target)).not.toContain('pages')
      expect(readdirSync(target).filter((entry) => entry.startsWith('restore.'))).toEqual([])
      const again = await openData(target, processes)
      expect(await query(again.url, 'select body from notes')).toEqual([{ body: 'before' }])
      const [{ timeline: after } = {}] = await query(again.url, timeline)
      if (target === dataDir) timelines.push(after)
      expect(after).not.toBe(before)
      await again.close()
    }
    expect(new Set(timelines).size).toBe(3)
  })

  it('change nothing when the backup is damaged', async () => {
    const { dataDir, processes, data, backups } = await filledData()
    await data.close()
    await runCli(['backup', backups], { DATA_DIR: dataDir })
    const [name = ''] = readdirSync(backups)
    rmSync(join(backups, name, 'postgres', 'global'), { recursive: true })
    writeFileSync(join(dataDir, 'media', 'later.pdf'), 'after')

    const restored = await runCli(['restore', join(backups, name), '--replace'], { DATA_DIR: dataDir })
    expect(restored.exitCode).toBe(1)
    expect(restored.error).toMatch(/^The database does not start; see the end of \S+restore\.log\.$/)
    expect(readFileSync(join(dataDir, 'media', 'later.pdf'), 'utf8')).toBe('after')
    const again = await openData(dataDir, processes)
    expect(await query(again.url, 'select body from notes')).toEqual([{ body: 'before' }])
    expect(existsSync(join(dataDir, 'restore.partial'))).toBe(false)
  })
})
