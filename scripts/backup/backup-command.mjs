import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { dataDirOf } from '../places.mjs'
import { readArguments } from '../session/arguments.mjs'
import { replacedBy } from '../session/data-folder.mjs'
import { Fault } from '../session/fault.mjs'
import { runOnData } from '../site/on-data.mjs'

const usage = 'Name the folder that holds the backups: npm run backup -- <folder> [--keep 7] [--with-secrets]'

/** `npm run backup -- <folder> [--keep 7] [--with-secrets]`: beside a running site, or without one. */
export async function run() {
  const typedAll = readArguments(
    {
      allowPositionals: true,
      options: { keep: { type: 'string' }, 'with-secrets': { type: 'boolean', default: false } },
    },
    usage,
  )
  if (typedAll === null) return
  const { values, positionals } = typedAll
  const [typed = ''] = positionals
  const isCount = values.keep === undefined || /^[1-9]\d{0,3}$/.test(values.keep)
  if (!isCount) {
    process.stderr.write('--keep is a number, 1 or more.\n')
    process.exitCode = 1
    return
  }
  // npm goes to the project's folder; the path was typed in the folder of the person.
  const folder = resolve(process.env.INIT_CWD ?? '.', typed)
  const isEmbedded = !process.env.DATABASE_URL
  const postgresDir = join(dataDirOf(process.env), 'postgres')
  // A restore that was killed may have left it aside.
  const hasData = [postgresDir, replacedBy(postgresDir)].some((dir) => existsSync(join(dir, 'PG_VERSION')))
  const command = 'npm run backup'
  await runOnData(
    command,
    async (session, { site }) => {
      const { takeBackup } = await import('./take-backup.mjs')
      await takeBackup({
        session,
        site,
        isEmbedded,
        folder,
        keep: values.keep === undefined ? null : Number(values.keep),
        isWithSecrets: values['with-secrets'],
      })
    },
    {
      isMigrating: false,
      isMakingSecrets: false,
      before: () => {
        if (isEmbedded && !hasData)
          throw new Fault('There is nothing to back up: no site has been started here.')
      },
    },
  )
}
