import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { CommandContext } from '../command.ts'
import { root } from '../paths.ts'
import { workspaceScript } from '../processes.ts'
import { lockDataDirectory } from '../run-lock.ts'
import { withoutSecrets } from './secrets.ts'

const buildTimeoutMs = 600_000

const neverInputs = new Set([
  'node_modules',
  'build',
  '.next',
  '.react-router',
  '.data',
  'e2e',
  'test-results',
  'playwright-report',
  'next-env.d.ts',
])

/** A build: its inputs and its output directory, relative to the root. */
interface Build {
  readonly workspace: string
  readonly inputs: readonly string[]
  /** Input directories that the build does not read. */
  readonly without: readonly string[]
  readonly output: string
}

const shared = ['packages', 'package-lock.json', 'tsconfig.base.json']
const builds: Record<'web' | 'cms', Build> = {
  web: { workspace: 'apps/web', inputs: ['apps/web', ...shared], without: [], output: 'apps/web/build' },
  cms: {
    workspace: 'apps/cms',
    inputs: ['apps/cms', ...shared],
    without: ['apps/cms/seed', 'apps/cms/test'],
    output: 'apps/cms/.next',
  },
}

/** The environment of a build: as in the Dockerfile, without secrets. */
export const buildEnvironment = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...withoutSecrets(env),
  // With a bucket's name the CMS requires its keys.
  S3_BUCKET: '',
  OTEL_EXPORTER_OTLP_HEADERS: '',
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
})

/** Builds what has changed, one after the other: together they need more memory than small machines have. */
export async function buildAll(
  { report, processes, dataDir }: CommandContext,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const setupDir = join(root, '.data', 'setup-build')
  mkdirSync(setupDir, { recursive: true })
  // A test run and a start share the build and must not write it at the same time.
  const lock = await lockDataDirectory(setupDir, 'a build', { waitMs: buildTimeoutMs })
  try {
    for (const [name, build] of Object.entries(builds)) {
      await report.step(`Build apps/${name}`, async (note) => {
        const outcome = await buildIfChanged(build, () =>
          processes.run({
            what: `"npm run build -w @site/${name}"`,
            ...workspaceScript(build.workspace, 'build'),
            env: buildEnvironment(env),
            logFile: join(dataDir, 'logs', `${name}-build.log`),
            timeoutMs: buildTimeoutMs,
          }),
        )
        note(outcome)
      })
    }
  } finally {
    lock.release()
  }
}

/** Runs the build unless its output was made from the same inputs. */
export async function buildIfChanged(
  build: Build,
  run: () => Promise<void>,
  directory = root,
): Promise<'built' | 'unchanged'> {
  const hashFile = join(directory, build.output, '.input-hash')
  const hash = inputHash(build, directory)
  if (existsSync(hashFile) && readFileSync(hashFile, 'utf8') === hash) return 'unchanged'
  // Otherwise a build that fails halfway would count as done.
  rmSync(hashFile, { force: true })
  await run()
  mkdirSync(dirname(hashFile), { recursive: true })
  // The hash from before the build: a file edited meanwhile triggers another build at the next start.
  writeFileSync(hashFile, hash)
  return 'built'
}

function inputHash({ inputs, without }: Build, directory: string): string {
  const hash = createHash('sha256').update(process.version)
  const excluded = new Set(without.map((path) => join(directory, path)))
  for (const input of inputs) {
    for (const file of listInputFiles(join(directory, input), excluded)) {
      hash.update(`\0${relative(directory, file)}\0`).update(readFileSync(file))
    }
  }
  return hash.digest('hex')
}

/** In a stable order; tests and seed content are not part of a build. */
function listInputFiles(path: string, excluded: ReadonlySet<string>): string[] {
  if (excluded.has(path)) return []
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return []
  if (!stat.isDirectory()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !neverInputs.has(entry.name) && !/\.test\.\w+$/.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const inner = join(path, entry.name)
      if (entry.isDirectory()) return listInputFiles(inner, excluded)
      return entry.isFile() ? [inner] : []
    })
}
