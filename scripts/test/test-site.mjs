import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '../database/database.mjs'
import { handOver } from '../database/database-roles.mjs'
import { startFamily } from '../session/family.mjs'
import { endAll, processIdentity } from '../session/process-groups.mjs'
import { lockDataFolder } from '../session/run-lock.mjs'
import { runScript } from '../site/contents.mjs'
import { loadSecrets } from '../site/secrets.mjs'
import { siteCommands } from '../site/site-commands.mjs'
import { withoutSettings } from './without-settings.mjs'

const noPorts = { web: 0, cms: 0, market: 0 }

/** A folder for one file of tests, and what ends all that was started in it. */
export function testGround() {
  const family = startFamily()
  const folder = mkdtempSync(join(tmpdir(), 'site-restore-'))
  family.removeAtEnd(folder)
  return { family, folder }
}

/**
 * The data of a site that runs, as a command beside it finds it: real databases with the real migrations, held by
 * this process.
 *
 * @param {object} options
 * @param {string} options.dataDir
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {boolean} [options.isMigrating]
 * @param {import('../session/family.mjs').Family} options.family
 */
export async function openTestSite({ dataDir, env: given = {}, isMigrating = true, family }) {
  const env = { ...withoutSettings(process.env), ...given }
  mkdirSync(join(dataDir, 'logs'), { recursive: true })
  const unlock = await lockDataFolder(dataDir, siteCommands.start)
  const secrets = loadSecrets(dataDir, env)
  const database = await openDatabase({ env, dataDir, password: secrets.DATABASE_PASSWORD, family })
  const site = { env, dataDir, ports: noPorts, secrets, database }
  if (database.cmsServiceUrl) await handOver(database, secrets.DATABASE_PASSWORD)
  if (isMigrating) {
    await runScript({ site, family }, 'market', 'migrate')
    await runScript({ site, family }, 'cms', 'migrate')
  }
  /** @param {NodeJS.Signals} signal */
  const end = async (signal) => {
    const child = database.own?.process ?? null
    if (child !== null && child.exitCode === null && child.signalCode === null) {
      const gone = once(child, 'exit')
      if (signal === 'SIGKILL') child.kill(signal)
      else await endDatabase(child)
      await gone
    }
    unlock()
  }
  return { site, stop: () => end('SIGINT'), kill: () => end('SIGKILL') }
}

/** @param {import('node:child_process').ChildProcess} child */
async function endDatabase({ pid = 0 }) {
  await endAll([{ pid, kind: 'database', identity: processIdentity(pid) }])
}

/**
 * Runs an npm command of ours to its end, as npm does, and does something as soon as it has said a line.
 *
 * @param {string} name
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {{ line: string, act: (child: ReturnType<typeof startNpmCommand>) => void }} [meanwhile]
 */
export async function runNpmCommand(name, args, env, meanwhile) {
  const child = startNpmCommand(name, args, env)
  let said = ''
  let fault = ''
  let isWaiting = meanwhile !== undefined
  child.stdout.on('data', (chunk) => {
    said += chunk
    if (!meanwhile || !isWaiting || !said.includes(meanwhile.line)) return
    isWaiting = false
    meanwhile.act(child)
  })
  child.stderr.on('data', (chunk) => {
    fault += chunk
  })
  const [code] = await once(child, 'close')
  if (isWaiting) throw new Error(`"${meanwhile?.line}" was never said:\n${said}${fault}`)
  return { code, said, fault: fault.trim() }
}

/**
 * @param {string} name
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export function startNpmCommand(name, args, env) {
  const script = fileURLToPath(new URL(`../${name}.mjs`, import.meta.url))
  return spawn(process.execPath, [script, ...args], {
    env: { ...withoutSettings(process.env), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}
