import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getPayload } from 'payload'
import { duringBuild } from './base/environment/read-environment.ts'

/** `npm run migrate:create -- <name>`: generates a migration from the difference to the last snapshot. */
const name = process.argv[2]
if (!name) throw new Error('Give the migration a name: npm run migrate:create -w @site/cms -- <name>')

// Opens no database, so the command needs no settings.
Object.assign(process.env, duringBuild)
const { default: config } = await import('./payload.config.ts')
const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true })
const folder = payload.db.migrationDir
await payload.db.createMigration({ payload, migrationName: name, skipEmpty: true, forceAcceptWarning: true })

// The generated import lists types without `type`, which Node's type stripping cannot run.
for (const file of (await readdir(folder)).filter((entry) => /^\d.*\.ts$/.test(entry))) {
  const path = join(folder, file)
  const source = await readFile(path, 'utf8')
  await writeFile(
    path,
    source.replace(
      /import \{ MigrateUpArgs, MigrateDownArgs/,
      'import { type MigrateUpArgs, type MigrateDownArgs',
    ),
  )
}
// The next migration is compared with the newest snapshot only, and each has more than a megabyte.
const snapshots = (await readdir(folder)).filter((entry) => entry.endsWith('.json')).toSorted()
for (const snapshot of snapshots.slice(0, -1)) await rm(join(folder, snapshot))
// Migrations are found by reading the folder; the generated index is not used.
await rm(join(folder, 'index.ts'), { force: true })
process.exit(0)
