import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../places.mjs'

/** Where programs are found is the machine's, whoever's site it is. */
const ofMachine = ['CHROMIUM_PATH', 'JAVA_HOME']

// `deploy-settings.test.mjs` holds this table against what the services read.
const [, table = ''] = readFileSync(join(root, 'README.md'), 'utf8').split('\n## Settings\n')
const rows = [...table.matchAll(/^\| (`[A-Z][^|]*) \|/gm)].map(([, names = '']) => names)
const settings = new Set(rows.flatMap((names) => names.match(/[A-Z][A-Z0-9_]+/g) ?? []))

/**
 * An environment without what a person has set for a site of their own, whose services, archive and backups a site of the
 * tests must not reach.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function withoutSettings(env) {
  const isOfSite = (/** @type {string} */ name) => settings.has(name) || name.startsWith('OTEL_')
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => ofMachine.includes(name) || !isOfSite(name)),
  )
}
