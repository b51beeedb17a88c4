import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../places.mjs'
import { childEnvironment, runQuietly } from '../session/command.mjs'
import { Fault } from '../session/fault.mjs'
import { readVitestReport } from '../test/test-reports.mjs'
import { faultsOfAudit, readAudit } from './audit.mjs'
import { billOf } from './bill-of-materials.mjs'
import { forbiddenImports } from './import-rules.mjs'
import { licenceFaults } from './licences.mjs'
import { trackedSecrets } from './tracked-secrets.mjs'

/**
 * @typedef {import('../test/test-reports.mjs').Outcome} Outcome
 * @typedef {{ name: string, run: (tools: Tools) => Promise<Outcome> | Outcome }} Check
 *
 * @typedef {object} Tools
 * @property {string} workDir for logs and reports
 * @property {import('../session/family.mjs').Family} family
 * @property {NodeJS.ProcessEnv} env
 */

const bin = join(root, 'node_modules', '.bin')
const toolDeadlineMs = 300_000
/** The tests of scripts make dozens of databases and restores: more than twenty minutes on two slow cores. */
const suiteDeadlineMs = 2_400_000

/** What has types, and perhaps tests: every workspace, and the commands. */
function places(at = root) {
  const workspaces = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(at, folder)).map((name) => `${folder}/${name}`),
  )
  return [...workspaces.filter((place) => existsSync(join(at, place, 'package.json'))), 'scripts']
}

/**
 * One run of a program, which passes or not.
 *
 * @param {string} name
 * @param {string} program of node_modules/.bin
 * @param {string[]} args
 * @param {string} [cwd] from the root
 * @returns {Check}
 */
function program(name, program, args, cwd = '.') {
  return {
    name,
    async run({ workDir, family, env }) {
      await runQuietly({
        what: `"${[program, ...args].join(' ')}"`,
        file: join(bin, program),
        args,
        cwd: join(root, cwd),
        env: childEnvironment(env),
        logFile: join(workDir, 'logs', `${name.replace(/\W+/g, '-').toLowerCase()}.log`),
        deadlineMs: toolDeadlineMs,
        family,
      })
      return { passed: 1, failed: 0, faults: [] }
    },
  }
}

/** @returns {Check[]} */
export function staticChecks() {
  return [
    program('Format and lint', 'biome', ['ci', '--error-on-warnings', '.']),
    program('Generated types of apps/web', 'react-router', ['typegen'], 'apps/web'),
    program('Generated types of apps/cms', 'next', ['typegen'], 'apps/cms'),
    ...places().map((place) => program(`Types of ${place}`, 'tsc', ['--noEmit', '-p', place])),
    program('Unused code', 'knip', ['--no-progress']),
    {
      name: 'Import rules',
      run: () => verdict(forbiddenImports(root)),
    },
    {
      name: 'Licences',
      run({ workDir }) {
        const { checked, faults } = licenceFaults(join(root, 'package-lock.json'))
        writeBill(workDir)
        return { ...verdict(faults), remark: `${checked} packages` }
      },
    },
    { name: 'Secrets in tracked files', run: searchSecrets },
    { name: 'Known security faults', run: (tools) => audit(tools, ['--omit=dev']) },
    { name: 'Known security faults of the tools', run: (tools) => audit(tools, []) },
  ]
}

/** The unit, contract and service tests. @returns {Check[]} */
export function suiteChecks(at = root) {
  const suites = places(at).filter((place) => hasTests(join(at, place)))
  return suites.map((place) => ({
    name: `Tests of ${place}`,
    run: (tools) => runVitest(place, tools),
  }))
}

/**
 * @param {string} place
 * @param {Tools} tools
 * @param {{ only?: string, deadlineMs?: number }} [options] `only`: one file of tests
 * @returns {Promise<Outcome>}
 */
export async function runVitest(
  place,
  { workDir, family, env },
  { only, deadlineMs = suiteDeadlineMs } = {},
) {
  const name = place.replaceAll('/', '-')
  const reportFile = join(workDir, `${name}.json`)
  const args = [
    'run',
    '--root',
    '.',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile}`,
    // Of its own accord it leaves a processor free, which is half of two.
    '--maxWorkers=100%',
    ...(only ? [only] : []),
  ]
  const config = readdirSync(join(root, place)).find((file) => /^vitest\.config\.m?[jt]s$/.test(file))
  /** @type {string | null} */
  let sentence = null
  try {
    await runQuietly({
      what: `"vitest run" in ${place}`,
      file: join(bin, 'vitest'),
      args: config ? [...args, '--config', config] : args,
      cwd: join(root, place),
      env: childEnvironment(env),
      logFile: join(workDir, 'logs', `test-${name}.log`),
      deadlineMs,
      family,
    })
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    sentence = error.message
  }
  if (!existsSync(reportFile)) return verdict([sentence ?? `vitest has written no report for ${place}`])
  const outcome = readVitestReport(JSON.parse(readFileSync(reportFile, 'utf8')))
  // An error outside every test makes vitest fail while each test has passed.
  if (sentence !== null && outcome.failed === 0) {
    return { ...outcome, failed: 1, faults: [sentence] }
  }
  return outcome
}

/** What is shipped and under which licences, for whoever keeps the folder of a run. @param {string} workDir */
function writeBill(workDir) {
  const bill = billOf(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')), new Date())
  const licences = bill.components.map(({ name, version, licenses }) => ({ name, version, licenses }))
  writeReport(workDir, 'sbom.cdx.json', bill)
  writeReport(workDir, 'licences.json', licences)
}

/**
 * @param {string} workDir
 * @param {string} name
 * @param {unknown} report
 */
function writeReport(workDir, name, report) {
  writeFileSync(join(workDir, name), `${JSON.stringify(report, null, 2)}\n`)
}

/** @returns {Outcome} */
function searchSecrets() {
  // A copy of the files alone has nothing that could be published with it.
  if (!existsSync(join(root, '.git'))) return skipped('this copy is not kept by git')
  const invented = JSON.parse(readFileSync(join(root, 'scripts', 'check', 'invented-secrets.json'), 'utf8'))
  const { checked, faults } = trackedSecrets(root, invented)
  return { ...verdict(faults), remark: `${checked} files` }
}

/**
 * Exceptions are for all that is installed, so they are held against the whole of it alone.
 *
 * @param {Tools} tools
 * @param {string[]} scope
 * @returns {Promise<Outcome>}
 */
async function audit({ workDir, family, env }, scope) {
  const logFile = join(workDir, 'logs', `audit${scope.join('')}.log`)
  await runQuietly({
    what: '"npm audit"',
    file: 'npm',
    args: ['audit', ...scope, '--audit-level=high', '--json'],
    cwd: root,
    env: { ...childEnvironment(env), npm_config_loglevel: 'silent' },
    logFile,
    deadlineMs: 60_000,
    family,
  }).catch((error) => {
    // With findings it fails as well; what it has written tells them apart.
    if (!(error instanceof Fault)) throw error
  })
  const report = readAudit(readFileSync(logFile, 'utf8'))
  if (scope.length === 0)
    writeReport(workDir, 'audit.json', report ?? { skipped: 'the registry gave no answer about advisories' })
  if (report === null) return skipped('the registry gives no answer about advisories')
  const kept = JSON.parse(readFileSync(join(root, 'scripts', 'check', 'audit-exceptions.json'), 'utf8'))
  const faults = faultsOfAudit(report, kept, new Date().toISOString().slice(0, 10))
  return verdict(scope.length === 0 ? faults : faults.filter((fault) => !fault.includes(' no longer: ')))
}

/** Neither passed nor failed: nobody could look. @param {string} why @returns {Outcome} */
const skipped = (why) => ({ passed: 0, failed: 0, faults: [], remark: `skipped: ${why}` })

/**
 * @param {string[]} faults
 * @returns {Outcome}
 */
function verdict(faults) {
  return faults.length === 0 ? { passed: 1, failed: 0, faults } : { passed: 0, failed: 1, faults }
}

/**
 * @param {string} folder
 * @returns {boolean}
 */
function hasTests(folder) {
  if (!existsSync(folder)) return false
  return readdirSync(folder, { withFileTypes: true }).some((entry) => {
    if (['node_modules', 'build', '.next', 'e2e'].includes(entry.name)) return false
    if (entry.isDirectory()) return hasTests(join(folder, entry.name))
    return /\.test\.\w+$/.test(entry.name)
  })
}
