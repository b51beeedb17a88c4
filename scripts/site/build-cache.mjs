import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from '../places.mjs'
import { childEnvironment } from '../session/command.mjs'
import { withoutSecrets } from './secrets.mjs'

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

/**
 * A build, what it is made from and where it lies.
 *
 * @typedef {object} Build
 * @property {string} workspace such as apps/web
 * @property {string[]} inputs files and folders, from the root
 * @property {string[]} without folders of the inputs that the build does not read
 * @property {string} output the folder that holds the result, from the root
 */

/** @type {{ web: Build, cms: Build }} */
export const builds = {
  web: {
    workspace: 'apps/web',
    inputs: ['apps/web', 'packages', 'package-lock.json', 'tsconfig.base.json'],
    without: [],
    output: 'apps/web/build',
  },
  cms: {
    workspace: 'apps/cms',
    inputs: ['apps/cms', 'packages', 'package-lock.json', 'tsconfig.base.json'],
    without: ['apps/cms/seed', 'apps/cms/test'],
    output: 'apps/cms/.next',
  },
}

/**
 * What a build is told: as in the Dockerfile, no secret of the site.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export const buildEnvironment = (env) => ({
  ...withoutSecrets(childEnvironment(env)),
  // The content service asks for the keys of a bucket that it is told of.
  S3_BUCKET: '',
  OTEL_EXPORTER_OTLP_HEADERS: '',
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
})

/**
 * One number for everything that a build is made from; tests and seed content are not part of it.
 *
 * @param {Pick<Build, 'inputs' | 'without'>} build
 * @param {string} [folder]
 */
export function inputHash({ inputs, without }, folder = root) {
  const hash = createHash('sha256').update(process.version)
  const left = new Set(without.map((place) => join(folder, place)))
  for (const input of inputs) {
    for (const file of filesOf(join(folder, input), left)) {
      hash.update(`\0${relative(folder, file)}\0`).update(readFileSync(file))
    }
  }
  return hash.digest('hex')
}

/**
 * Runs the build when its result is not the one of these inputs.
 *
 * @param {Build} build
 * @param {() => Promise<void>} run
 * @param {string} [folder]
 * @returns {Promise<'built' | 'unchanged'>}
 */
export async function buildIfChanged(build, run, folder = root) {
  const hashFile = join(folder, build.output, '.input-hash')
  const hash = inputHash(build, folder)
  if (existsSync(hashFile) && readFileSync(hashFile, 'utf8') === hash) return 'unchanged'
  // Left in place, a build that breaks half-way would count as done.
  rmSync(hashFile, { force: true })
  await run()
  mkdirSync(dirname(hashFile), { recursive: true })
  // What was edited while the build ran may be in it or not: the hash of before makes the next start look again.
  writeFileSync(hashFile, hash)
  return 'built'
}

/**
 * @param {string} place
 * @param {Set<string>} left folders to leave out
 * @returns {string[]} in a stable order
 */
function filesOf(place, left) {
  if (left.has(place)) return []
  const stat = statSync(place, { throwIfNoEntry: false })
  if (!stat) return []
  if (!stat.isDirectory()) return [place]
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => !neverInputs.has(entry.name) && !/\.test\.\w+$/.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(place, entry.name)
      if (entry.isDirectory()) return filesOf(path, left)
      return entry.isFile() ? [path] : []
    })
}
