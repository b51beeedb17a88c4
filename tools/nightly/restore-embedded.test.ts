import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filledData, loadTimeline, openData } from '../backup/backup-data.fixture.ts'
import { query } from '../database/query.ts'
import { runCli } from '../test/run-cli.ts'

async function backedUpData() {
  const filled = await filledData()
  const before = await loadTimeline(filled.data.url)
  await filled.data.close()
  expect((await runCli(['backup', filled.backups], { DATA_DIR: filled.dataDir })).error).toBe('')
  return { ...filled, before, backup: join(filled.backups, readdirSync(filled.backups)[0] ?? '') }
}

describe('npm run restore', () => {
  it('fills an empty data directory', async () => {
    const { directory, processes, backup } = await backedUpData()
    const empty = join(directory, 'empty')
    expect((await runCli(['restore', backup], { DATA_DIR: empty })).error).toBe('')
    expect(readdirSync(join(empty, 'media'))).toEqual(['report.pdf'])
    const data = await openData(empty, processes)
    expect(await query(data.url, 'select body from notes')).toEqual([{ body: 'before' }])
  })

  it('starts a new timeline each time it replaces the same data', async () => {
    const { dataDir, processes, before, backup } = await backedUpData()
    const timelines = [before]
    for (let time = 0; time < 2; time += 1) {
      expect((await runCli(['restore', backup, '--replace'], { DATA_DIR: dataDir })).error).toBe('')
      const data = await openData(dataDir, processes)
      timelines.push(await loadTimeline(data.url))
      await data.close()
    }
    expect(new Set(timelines).size).toBe(3)
  })

  it('changes nothing when the backup is damaged', async () => {
    const { dataDir, processes, backup } = await backedUpData()
    rmSync(join(backup, 'postgres', 'global'), { recursive: true })
    writeFileSync(join(dataDir, 'media', 'later.pdf'), 'after')
    const restored = await runCli(['restore', backup, '--replace'], { DATA_DIR: dataDir })
    expect(restored.exitCode).toBe(1)
    expect(restored.error).toMatch(/^The database does not start; see the end of \S+restore\.log\.$/)
    expect(readFileSync(join(dataDir, 'media', 'later.pdf'), 'utf8')).toBe('after')
    expect(existsSync(join(dataDir, 'restore.partial'))).toBe(false)
    const data = await openData(dataDir, processes)
    expect(await query(data.url, 'select body from notes')).toEqual([{ body: 'before' }])
  })

  it('names the directory left by an interrupted restore, and does not touch it', async () => {
    const { dataDir, backup } = await backedUpData()
    mkdirSync(join(dataDir, 'restore.replaced'))
    const { error } = await runCli(['restore', backup, '--replace'], { DATA_DIR: dataDir })
    expect(error).toMatch(/^A restore was interrupted: move what is in \S+restore\.replaced back/)
    expect(existsSync(join(dataDir, 'restore.replaced'))).toBe(true)
  })
})
