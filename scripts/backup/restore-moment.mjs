import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { databaseUrls } from '../database/database.mjs'
import { connectForCopies, readMigrations } from '../database/database-contents.mjs'
import { walArchiveOf } from '../database/wal-archive.mjs'
import { checkMovable, exchangeFolder, replacedBy } from '../session/data-folder.mjs'
import { Fault } from '../session/fault.mjs'
import { configuredPorts } from '../session/ports.mjs'
import { loadSecrets } from '../site/secrets.mjs'
import { bringUpToDate, forgetDerived, forgetIncoming } from './incoming-site.mjs'
import { recoverMoment } from './moment-history.mjs'
import { openRecovered } from './recover-server.mjs'
import { bringMedia, sayMissingMedia } from './restore-media.mjs'
import { checkFitting, refusal, verifyOrdered } from './restore-order.mjs'
import { handUnarchivedOn } from './unarchived-changes.mjs'
import { unpackServer } from './unpack-server.mjs'
import { unknownMigration } from './verify-backup.mjs'

/**
 * Brings the embedded database back to any moment since a backup, by the archived changes.
 *
 * @param {import('./restore-order.mjs').RestoreOrder & { until: Date | 'latest', wal: string | null }} order
 */
export async function restoreMoment(order) {
  const { session, env, dataDir, isReplacing, isUnproven, until, wal } = order
  const { report, family } = session
  const archive = wal ?? walArchiveOf(env)
  if (env.DATABASE_URL) {
    throw new Fault(
      '--until restores the embedded database; a PostgreSQL of your own is brought back by its own tools (docs/backup.md).',
    )
  }
  if (archive === null || !statSync(archive, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Fault(
      'Where are the archived changes? Set WAL_ARCHIVE_DIR as it was, or name the folder with --wal.',
    )
  }
  const { folder, manifest, files } = await verifyOrdered(order, until === 'latest' ? null : until)
  const { cluster } = manifest
  if (cluster === null) {
    throw new Fault(
      `The backup in ${folder} was made without WAL_ARCHIVE_DIR: it holds one moment, ${manifest.takenAt}, and no other can be reached from it. Nothing was changed.`,
    )
  }
  if (until !== 'latest' && until < new Date(cluster.completeAt)) {
    throw new Fault(
      `The backup in ${folder} was complete at ${cluster.completeAt}, after the moment that you want: take an earlier one. Nothing was changed.`,
    )
  }
  const { kept, incomingDir, mediaFiles } = await checkFitting(order, { manifest, files })
  const postgresDir = join(dataDir, 'postgres')
  const present = await mediaFiles.present()
  if (!isReplacing && (existsSync(postgresDir) || present.length > 0)) throw refusal(dataDir)
  checkMovable(postgresDir)
  mediaFiles.checkReplaceable()

  rmSync(incomingDir, { recursive: true, force: true })
  mkdirSync(incomingDir)
  session.atEnd(() => forgetIncoming(incomingDir))
  let isExchanging = false
  session.atEnd(() => (isExchanging ? undefined : kept.giveBack()))
  kept.take()
  const secrets = loadSecrets(dataDir, env)
  const incomingPostgres = join(incomingDir, 'postgres')
  const places = { incomingPostgres, incomingDir, formerPostgres: postgresDir, archive }
  const recovery = { ...places, isUnproven, password: secrets.DATABASE_PASSWORD, env, family }
  await report.step(`Changes until ${until === 'latest' ? 'the last one' : until.toISOString()}`, () =>
    recoverMoment({
      recovery,
      until,
      firstWal: cluster.firstWal,
      unpack: () => {
        rmSync(incomingPostgres, { recursive: true, force: true })
        return unpackServer({ files, into: incomingPostgres, beside: postgresDir })
      },
    }),
  )
  const media = await mediaFiles.receive()
  session.atEnd(() => (isExchanging ? undefined : media.giveUp()))
  const backedUp = new Set(manifest.media)
  // Files of after the backup are in no archive: those that are still here belong to the moment, too.
  const later = present.filter((name) => !backedUp.has(name))
  await report.step('Media', async (note) => {
    await bringMedia({ mediaFiles, media, files, names: manifest.media })
    for (const name of later) {
      const content = await mediaFiles.read(name)
      if (content !== null) await media.add(name, content, 0)
    }
    note(`${backedUp.size + later.length} files`)
  })
  const server = await openRecovered(recovery)
  const database = databaseUrls(server.url)
  await checkRecoveredMigrations(database)
  const site = { env, dataDir: incomingDir, ports: configuredPorts(env), secrets, database }
  await bringUpToDate(report, { site, family })
  const brought = new Set([...backedUp, ...later])
  await sayMissingMedia({ report, cmsUrl: database.cmsUrl, mediaFiles, brought })
  await server.stop()
  handUnarchivedOn(recovery)
  // First, because everything that is here is among them: cut off after this, the former site is still whole.
  isExchanging = true
  await media.replace()
  exchangeFolder(postgresDir, incomingPostgres)
  // As long as the former one is beside it, the next command knows that this has still to be done.
  forgetDerived(dataDir)
  rmSync(replacedBy(postgresDir), { recursive: true, force: true })
  report.line(
    `\n  Restored: the site as it was at ${until === 'latest' ? 'the last archived change' : until.toISOString()}. "npm start" starts it; make a backup soon.`,
  )
}

/**
 * A newer program may have come between the backup and the moment.
 *
 * @param {{ cmsUrl: string, marketUrl: string }} database
 */
async function checkRecoveredMigrations({ cmsUrl, marketUrl }) {
  const unknown = unknownMigration({ cms: await migrationsAt(cmsUrl), market: await migrationsAt(marketUrl) })
  if (unknown === undefined) return
  throw new Fault(
    `At that moment a newer program was at work already (with migration ${unknown}): restore with that, or to an earlier moment. Nothing was changed.`,
  )
}

/** @param {string} url */
async function migrationsAt(url) {
  const client = await connectForCopies(url)
  try {
    return await readMigrations(client)
  } finally {
    await client.end()
  }
}
