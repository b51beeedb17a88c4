import { readdir } from 'node:fs/promises'

const backupName = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\dZ)$/

/**
 * Unix timestamp of the newest complete backup, 0 if there is none. Reads names only: incomplete backups have another
 * name, and this service may lack permission to read the files. Ignores names in the future (wrong clock), which would
 * hide missing backups.
 */
export async function newestBackup(folder: string, now = Date.now()): Promise<number> {
  const names = (await readdir(folder)).filter((name) => backupName.test(name))
  const times = names.map((name) => Date.parse(name.replace(backupName, '$1:$2:$3')) / 1000)
  return Math.max(0, ...times.filter((time) => time * 1000 <= now))
}
