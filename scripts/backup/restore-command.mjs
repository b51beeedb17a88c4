import { resolve } from 'node:path'
import { dataDirOf } from '../places.mjs'
import { readArguments } from '../session/arguments.mjs'
import { Fault } from '../session/fault.mjs'
import { runSession } from '../session/session.mjs'

const usage =
  'Name the backup, or the folder of backups: npm run restore -- <folder> [--replace] [--until 2026-11-22T10:15:00+07:00 | --until latest] [--wal <folder>] [--secret-lost] [--unproven]'
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/

/** `npm run restore -- <folder>`, with the site stopped. */
export async function run() {
  const typedAll = readArguments(
    {
      allowPositionals: true,
      options: {
        replace: { type: 'boolean', default: false },
        until: { type: 'string' },
        wal: { type: 'string' },
        'secret-lost': { type: 'boolean', default: false },
        unproven: { type: 'boolean', default: false },
      },
    },
    usage,
  )
  if (typedAll === null) return
  const { values, positionals } = typedAll
  const [typed = ''] = positionals
  // npm goes to the project's folder; paths were typed in the folder of the person.
  const from = process.env.INIT_CWD ?? '.'
  const dataDir = dataDirOf(process.env)
  await runSession(dataDir, async (session) => {
    const { restoreBackup } = await import('./restore-backup.mjs')
    const { restoreMoment } = await import('./restore-moment.mjs')
    const { findBackup } = await import('./backup-manifest.mjs')
    const { takeDataFolder } = await import('../site/site.mjs')
    const until = values.until === undefined ? null : momentOf(values.until)
    const folder = resolve(from, typed)
    // What was mistyped is told before anybody stops the site for it.
    if (until === null) findBackup(folder, null)
    await takeDataFolder(session, dataDir, 'npm run restore')
    const order = {
      session,
      env: process.env,
      dataDir,
      folder,
      isReplacing: values.replace,
      isSecretLost: values['secret-lost'],
      isUnproven: values.unproven,
    }
    if (until === null) await restoreBackup(order)
    else {
      const wal = values.wal === undefined ? null : resolve(from, values.wal)
      await restoreMoment({ ...order, until, wal })
    }
    return 0
  })
}

/**
 * @param {string} text
 * @returns {Date | 'latest'}
 */
function momentOf(text) {
  if (text === 'latest') return text
  const parsed = new Date(text)
  const day = text.slice(0, 10)
  // The 31st of November would be taken for the 1st of December.
  const isDay = !Number.isNaN(parsed.getTime()) && new Date(`${day}T00:00Z`).toISOString().startsWith(day)
  if (moment.test(text) && isDay) return parsed
  throw new Fault(`--until ${text} is no moment: it looks like 2026-11-22T10:15:00+07:00, or latest.`)
}
