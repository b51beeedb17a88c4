import { readdir } from 'node:fs/promises'

const backupName = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\dZ)$/

/**
 * Start of the newest complete backup in seconds since 1970, 0 if there is none. Reads names only: an incomplete backup has
 * another name, and this service may not have the right to read the files. Ignores names in the future, made under a wrong
 * clock: they would hide that no new backup is made.
 */
export async function newestBackup(folder: string, now = Date.now()): Promise<number> {
  const names = (await readdir(folder)).filter((name) => backupName.test(name))
  const times = names.map((name) => Date.parse(name.replace(backupName, '$1:$2:$3')) / 1000)
  return Math.max(0, ...times.filter((time) => time * 1000 <= now))
}
