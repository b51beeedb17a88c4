import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '../database/database.ts'
import { query } from '../database/query.ts'
import type { Processes } from '../processes.ts'
import { loadSecrets } from '../site/secrets.ts'
import { temporaryDirectory, temporaryProcesses } from '../test/temporary.ts'

export async function openData(dataDir: string, processes: Processes) {
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
export async function filledData() {
  const directory = temporaryDirectory()
  const processes = temporaryProcesses()
  const dataDir = join(directory, 'data')
  const data = await openData(dataDir, processes)
  await query(data.url, "create table notes as select 'before'::text as body")
  mkdirSync(join(dataDir, 'media'))
  writeFileSync(join(dataDir, 'media', 'report.pdf'), 'before')
  return { directory, dataDir, processes, data, backups: join(directory, 'backups') }
}

/** The timeline of a server, as eight hexadecimal digits. */
export async function loadTimeline(url: string) {
  const [row] = await query(url, 'select substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) as timeline')
  return row?.timeline
}
