import { readdir } from 'node:fs/promises'

const backupName = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\dZ)$/

/**
 * When the newest whole backup of a folder was begun, in seconds since 1970; 0 where there is none. Only its name is looked
 * at: whole ones alone bear such a name, and what is in them is for their owner, who may be somebody else than this service.
 */
export async function newestBackup(folder: string): Promise<number> {
  const names = (await readdir(folder)).filter((name) => backupName.test(name))
  return Math.max(0, ...names.map((name) => Date.parse(name.replace(backupName, '$1:$2:$3')) / 1000))
}
