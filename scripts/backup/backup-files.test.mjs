import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { writeBackupFiles } from './backup-files.mjs'

const folder = mkdtempSync(join(tmpdir(), 'site-backup-files-'))
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

describe('writeBackupFiles', () => {
  it('is no backup when nobody brings it to the disk', async () => {
    const files = writeBackupFiles(folder, null)
    await files.add('media/report.pdf', Readable.from([Buffer.from('report')]))
    // Here is no "sync".
    vi.stubEnv('PATH', folder)
    await expect(files.finish()).rejects.toThrow(/may not be on its disk: "sync" failed \(.+\)\.$/)
  })
})
