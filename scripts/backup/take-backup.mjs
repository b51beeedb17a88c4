import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { query } from '../database/database.mjs'
import { openContents } from '../database/database-source.mjs'
import { root } from '../places.mjs'
import { makeFolder } from '../session/data-folder.mjs'
import { Fault, isDiskFull } from '../session/fault.mjs'
import { lockDataFolder } from '../session/run-lock.mjs'
import { writeBackupFiles } from './backup-files.mjs'
import { backupName, manifestFile, manifestText, mediaPath } from './backup-manifest.mjs'
import { newSeal } from './backup-seal.mjs'
import { checkSecretInUse } from './backup-secret.mjs'
import { incomingDirOf } from './incoming-site.mjs'
import { keepNewest, unfinished } from './keep-newest.mjs'
import { mediaFilesOf, namedMedia, withEachFile } from './media-files.mjs'
import { packServer } from './pack-server.mjs'
import { markSecret } from './secret-mark.mjs'

/**
 * @typedef {object} BackupOrder
 * @property {import('../session/session.mjs').Session} session
 * @property {import('../site/services.mjs').Site} site
 * @property {boolean} isEmbedded
 * @property {string} folder that holds the backups
 * @property {number | null} keep how many of them; null = all
 * @property {boolean} isWithSecrets
 */

/**
 * Writes a backup into the folder: whole under its own name, or not at all.
 *
 * @param {BackupOrder} order
 */
export async function takeBackup({ session, site, isEmbedded, folder, keep, isWithSecrets }) {
  const { report } = session
  const seal = newSeal(site.env)
  await checkSecretInUse(site)
  const name = backupName(new Date())
  const growing = join(folder, `${name}${unfinished}`)
  try {
    makeFolder(folder, 0o700)
    // Two backups at once would take each other's half for the remains of a killed one.
    session.atEnd(await lockDataFolder(folder, 'npm run backup', { otherwise: 'name another folder' }))
    for (const former of readdirSync(folder).filter((entry) => entry.endsWith(unfinished))) {
      rmSync(join(folder, former), { recursive: true })
    }
    mkdirSync(growing, { mode: 0o700 })
  } catch (error) {
    throw explained(error, folder)
  }
  /** @type {import('./backup-manifest.mjs').ServerEntry | null} */
  let cluster
  try {
    cluster = await writeBackup({ report, site, isEmbedded, growing, isWithSecrets, seal })
  } catch (error) {
    rmSync(growing, { recursive: true, force: true })
    throw isDiskFull(error) ? explained(error, folder) : error
  }
  renameSync(growing, join(folder, name))
  report.line(`\n  The backup is ${join(folder, name)}`)
  report.line(
    seal === null
      ? '  Names, addresses and messages of people stand in it in clear: encrypt the place that it goes to, or set BACKUP_KEY.'
      : '  Its files are encrypted: without BACKUP_KEY nobody can read or restore it. Keep the key elsewhere.',
  )
  report.line(
    isWithSecrets
      ? '  secrets.json is in it, with the key of the client directory: keep the backup as you keep a key.'
      : `  Not in it: ${join(site.dataDir, 'secrets.json')} (or PAYLOAD_SECRET). Keep a copy elsewhere: without it nobody can read the client directory.`,
  )
  keepNewest({ report, env: site.env, folder, name, keep, cluster })
}

/**
 * Why nothing can be written there.
 *
 * @param {unknown} error
 * @param {string} folder
 */
function explained(error, folder) {
  if (error instanceof Fault || !(error instanceof Error) || !('code' in error)) return error
  return new Fault(
    isDiskFull(error)
      ? `The disk of ${folder} is full: make room, keep fewer backups, or name another folder.`
      : `Backups cannot be written into ${folder} (${error.code}): change its permissions, or name another folder.`,
  )
}

/**
 * @param {object} order
 * @param {import('../session/report.mjs').Report} order.report
 * @param {import('../site/services.mjs').Site} order.site
 * @param {boolean} order.isEmbedded
 * @param {string} order.growing
 * @param {boolean} order.isWithSecrets
 * @param {import('./backup-seal.mjs').BackupSeal | null} order.seal
 */
async function writeBackup({ report, site, isEmbedded, growing, isWithSecrets, seal }) {
  const { dataDir, env, database, secrets } = site
  const files = writeBackupFiles(growing, seal)
  const mediaFiles = await mediaFilesOf({ env, dataDir, incomingDir: incomingDirOf(dataDir) })
  // Twice, around the moment that the databases are of: what an editor takes away after it was copied before
  // it, what was put there meanwhile is copied after it.
  /** @type {Map<string, string>} */
  const media = new Map()
  const copyNew = () => copyNewMedia({ mediaFiles, cmsUrl: database.cmsUrl, copied: media, files })
  await report.step('Media', async (note) => note(`${await copyNew()} files`))

  const takenAt = new Date()
  const [cms, market] = await openBoth(database)
  try {
    const databases = {
      cms: await report.step('Content database', (note) => writeDatabase('cms', cms, files, note)),
      market: await report.step('Stock database', (note) => writeDatabase('market', market, files, note)),
    }
    // Before the copying: what is named by then is there, or is missing.
    const named = await namedMedia(database.cmsUrl)
    await report.step('Media of the meantime', async (note) => note(`${await copyNew()} files`))
    sayMissing({ report, missing: named.filter((file) => !media.has(file)), named: named.length, site })
    const isArchiving =
      isEmbedded && (await query(database.adminUrl, 'show archive_mode'))[0]?.archive_mode === 'on'
    const cluster = isArchiving
      ? await report.step('Database files, for restoring to a moment', () =>
          packServer({ adminUrl: database.adminUrl, postgresDir: join(dataDir, 'postgres'), files }),
        )
      : null
    // Those that are in use: some may come from the environment.
    if (isWithSecrets)
      await files.add('secrets.json', Readable.from([Buffer.from(`${JSON.stringify(secrets, null, 2)}\n`)]))
    const manifest = manifestText({
      program: JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version,
      postgres: cms.serverVersion,
      takenAt: takenAt.toISOString(),
      secretMark: markSecret(secrets.PAYLOAD_SECRET),
      hasSecrets: isWithSecrets,
      ...(seal === null ? {} : { keyMark: seal.mark }),
      databases,
      media: [...media.keys()],
      cluster,
    })
    await files.addPlain(manifestFile, manifest)
    await files.finish()
    return cluster
  } finally {
    await Promise.all([cms.close(), market.close()])
  }
}

/**
 * @param {object} order
 * @param {import('../session/report.mjs').Report} order.report
 * @param {string[]} order.missing
 * @param {number} order.named
 * @param {import('../site/services.mjs').Site} order.site
 */
function sayMissing({ report, missing, named, site: { env, dataDir } }) {
  const [first] = missing
  if (first === undefined) return
  if (missing.length < named) {
    report.line(
      `  Missing: ${missing.length} of the ${named} media files that the content names, such as ${first}`,
    )
    return
  }
  throw new Fault(
    `None of the ${named} media files that the content names is in ${env.S3_BUCKET ? `the bucket ${env.S3_BUCKET}` : join(dataDir, 'media')}: set S3_* or DATA_DIR as the content service has them. No backup was made.`,
  )
}

/**
 * Opens both at once, so that they stand at the same moment as nearly as two databases can.
 *
 * @param {{ cmsUrl: string, marketUrl: string }} database
 * @returns {Promise<[import('../database/database-source.mjs').Source, import('../database/database-source.mjs').Source]>}
 */
async function openBoth({ cmsUrl, marketUrl }) {
  const [cms, market] = await Promise.all([openContents(cmsUrl), openContents(marketUrl)])
  if (cms.migrations.length > 0 && market.migrations.length > 0) return [cms, market]
  await Promise.all([cms.close(), market.close()])
  throw new Fault('There is nothing to back up: the databases are empty.')
}

/**
 * @param {'cms' | 'market'} name
 * @param {import('../database/database-source.mjs').Source} source
 * @param {import('./backup-files.mjs').BackupWriter} files
 * @param {(text: string) => void} note
 * @returns {Promise<import('./backup-manifest.mjs').DatabaseEntry>}
 */
async function writeDatabase(name, source, files, note) {
  let bytes = 0
  let rows = 0
  for (const table of source.tables) {
    bytes += await files.addCompressed(`databases/${name}/${table.name}.copy.zst`, source.open(table.name))
    rows += Number(table.rows)
  }
  note(`${source.tables.length} tables, ${rows} rows, ${(bytes / 1024 ** 2).toFixed(1)} MB`)
  return { migrations: source.migrations, tables: source.tables, sequences: source.sequences }
}

/**
 * @param {object} order
 * @param {import('./media-files.mjs').MediaFiles} order.mediaFiles
 * @param {string} order.cmsUrl
 * @param {Map<string, string>} order.copied grows
 * @param {import('./backup-files.mjs').BackupWriter} order.files
 */
async function copyNewMedia({ mediaFiles, cmsUrl, copied, files }) {
  const listed = await mediaFiles.list(cmsUrl)
  // One that was still being written when it was copied has another version now.
  const wanted = [...listed.keys()].filter((name) => copied.get(name) !== listed.get(name))
  let count = 0
  await withEachFile(mediaFiles, wanted, async (name) => {
    const path = mediaPath(name)
    const content = path === null ? null : await mediaFiles.read(name)
    if (path === null || content === null) return
    await files.add(path, content)
    copied.set(name, listed.get(name) ?? '')
    count += 1
  })
  return count
}
