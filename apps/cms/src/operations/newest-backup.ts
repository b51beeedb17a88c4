import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** What `npm run backup` writes last into each of its folders. */
const manifest = 'manifest.json'

/** When the newest whole backup of a folder was made, in seconds since 1970; 0 where there is none. */
export async function newestBackup(folder: string): Promise<number> {
  const names = await readdir(folder)
  const times = await Promise.all(
    names.map((name) =>
      stat(join(folder, name, manifest)).then(
        ({ mtimeMs }) => mtimeMs / 1000,
        // A file of somebody else, or a backup that is being made.
        () => 0,
      ),
    ),
  )
  return Math.max(0, ...times)
}
