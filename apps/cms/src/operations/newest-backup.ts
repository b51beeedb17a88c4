import { readdir } from 'node:fs/promises'

const backupName = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\dZ)$/

/**
 * When the newest whole backup of a folder was begun, in seconds since 1970; 0 where there is none. Only its name is looked
 * at: whole ones alone bear such a name, and what is in them is for their owner, who may be somebody else than this service.
 * One of a time to come, made under a wrong clock, would hide for as long that no other is made.
 */
export async function newestBackup(folder: string, now = Date.now()): Promise<number> {
  const names = (await readdir(folder)).filter((name) => backupName.test(name))
  const times = names.map((name) => Date.parse(name.replace(backupName, '$1:$2:$3')) / 1000)
  return Math.max(0, ...times.filter((time) => time * 1000 <= now))
}
