import { randomBytes } from 'node:crypto'
import { chmodSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Fault, hasCode } from '../session/fault.mjs'

const names = /** @type {const} */ ([
  'PAYLOAD_SECRET',
  'CONTENT_API_KEY',
  'STOCK_API_KEY',
  'DEMO_PASSWORD',
  'DATABASE_PASSWORD',
])

/** @typedef {Record<typeof names[number], string>} Secrets */

/** Settings that open something, or have a password in them. Whoever needs one is given it by name. @type {string[]} */
const secretSettings = [
  ...names,
  'BACKUP_KEY',
  'DATABASE_URL',
  'DATABASE_REPLICA_URL',
  'MOVE_TO_URL',
  'SMTP_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'HUMAN_CHECK_SECRET',
]

/** @param {NodeJS.ProcessEnv} env @returns {NodeJS.ProcessEnv} */
export const withoutSecrets = (env) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !secretSettings.includes(name)))

/**
 * The secrets of this installation, made at its first start. A value in the environment has precedence and is
 * neither written down nor made: a later backup would take the made one for the real one.
 *
 * @param {string} dataDir
 * @param {NodeJS.ProcessEnv} env
 * @returns {Secrets}
 */
export function loadSecrets(dataDir, env) {
  const file = join(dataDir, 'secrets.json')
  const kept = readSecrets(file)
  const missing = names.filter((name) => !kept[name] && (name === 'DATABASE_PASSWORD' || !env[name]))
  if (missing.length > 0) {
    for (const name of missing) kept[name] = makeSecret(name)
    const unfinished = `${file}.new`
    writeFileSync(unfinished, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 })
    renameSync(unfinished, file)
  }
  chmodSync(file, 0o600)
  return inUse(kept, env)
}

/**
 * The secrets of this installation as they are, for what may make none: beside services that get theirs from
 * elsewhere, a new one would be one that nothing was ever sealed with.
 *
 * @param {string} dataDir
 * @param {NodeJS.ProcessEnv} env
 * @returns {Secrets} empty where there is none
 */
export function heldSecrets(dataDir, env) {
  const file = join(dataDir, 'secrets.json')
  const secrets = inUse(readSecrets(file), env)
  if (secrets.PAYLOAD_SECRET && (env.DATABASE_URL || secrets.DATABASE_PASSWORD)) return secrets
  const missing =
    env.DATABASE_URL || secrets.DATABASE_PASSWORD
      ? 'PAYLOAD_SECRET is missing: set it as the content service has it'
      : `The secrets of this site are missing: put its secrets.json back into ${dataDir}`
  throw new Fault(`${missing}, or nobody can tell later which secret the backup needs. Nothing was written.`)
}

/**
 * The secrets for a restore. Beside a database of one's own the services may have theirs from elsewhere: what is not known
 * here is made for this one run alone.
 *
 * @param {string} dataDir
 * @param {NodeJS.ProcessEnv} env
 * @returns {Secrets}
 */
export function borrowedSecrets(dataDir, env) {
  if (!env.DATABASE_URL) return loadSecrets(dataDir, env)
  const kept = readSecrets(join(dataDir, 'secrets.json'))
  for (const name of names) kept[name] ||= makeSecret(name)
  return inUse(kept, env)
}

/**
 * @param {Partial<Record<string, string>>} kept
 * @param {NodeJS.ProcessEnv} env
 * @returns {Secrets}
 */
function inUse(kept, env) {
  return {
    PAYLOAD_SECRET: env.PAYLOAD_SECRET || kept.PAYLOAD_SECRET || '',
    CONTENT_API_KEY: env.CONTENT_API_KEY || kept.CONTENT_API_KEY || '',
    STOCK_API_KEY: env.STOCK_API_KEY || kept.STOCK_API_KEY || '',
    DEMO_PASSWORD: env.DEMO_PASSWORD || kept.DEMO_PASSWORD || '',
    // Belongs to the data that was initialised with it.
    DATABASE_PASSWORD: kept.DATABASE_PASSWORD ?? '',
  }
}

/**
 * @param {string} file
 * @returns {Partial<Record<string, string>>} empty where there is none
 */
export function readSecrets(file) {
  let text = ''
  try {
    text = readFileSync(file, 'utf8')
    return JSON.parse(text)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return {}
    throw new Fault(
      `The secrets in ${file} cannot be read${whereBroken(text, error)}: restore the file, or remove it together with the data beside it.`,
    )
  }
}

/**
 * Never the parser's own words: they can have a piece of the file in them.
 *
 * @param {string} text
 * @param {unknown} error
 */
function whereBroken(text, error) {
  const comma = /,\s*\}/.exec(text)
  if (comma)
    return ` (the comma at the end of line ${text.slice(0, comma.index).split('\n').length} is one too many)`
  const line = error instanceof Error ? /\(line (\d+) column \d+\)/.exec(error.message)?.[1] : undefined
  return line ? ` (line ${line})` : ''
}

/** @param {typeof names[number]} name */
function makeSecret(name) {
  // The demo password is typed by people.
  return name === 'DEMO_PASSWORD'
    ? randomBytes(9).toString('base64url')
    : randomBytes(32).toString('base64url')
}
