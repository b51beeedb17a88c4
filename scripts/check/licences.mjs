import { readFileSync } from 'node:fs'

/** Licences that ask for no more than keeping the notice. */
const permissive = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'WTFPL',
  'Python-2.0',
])

/** @type {{ name: RegExp, reason: string }[]} */
const exceptions = [
  {
    name: /^@img\/sharp-(libvips-|win32-|wasm32$)/,
    reason: 'LGPL libvips, a library of its own that sharp loads',
  },
  { name: /^@fontsource(-variable)?\//, reason: 'OFL: fonts may be shipped with any work' },
  { name: /^caniuse-lite$/, reason: 'CC-BY data of the build tools, not shipped' },
  {
    name: /^(busboy|streamsearch)$/,
    reason: 'MIT by its LICENSE file; the manifest names it in the old form',
  },
]

/**
 * Packages of the production tree whose licence is neither permissive nor an exception.
 *
 * @param {string} lockFile
 * @returns {{ checked: number, faults: string[] }}
 */
export function licenceFaults(lockFile) {
  /** @type {Record<string, { license?: string, dev?: boolean, link?: boolean, version?: string }>} */
  const packages = JSON.parse(readFileSync(lockFile, 'utf8')).packages
  const shipped = Object.entries(packages).filter(
    ([path, entry]) => path.includes('node_modules/') && !entry.dev && !entry.link,
  )
  const faults = shipped
    .map(([path, entry]) => ({
      name: path.replace(/^.*node_modules\//, ''),
      licence: entry.license ?? 'unknown',
    }))
    .filter(({ name, licence }) => !isPermissive(licence) && !exceptions.some((one) => one.name.test(name)))
    .map(
      ({ name, licence }) =>
        `${name} has the licence ${licence}: replace it, or give the reason in scripts/check/licences.mjs`,
    )
  return { checked: shipped.length, faults }
}

/** An SPDX expression: every part of an AND, one part of an OR. @param {string} licence @returns {boolean} */
export function isPermissive(licence) {
  const plain = licence.replace(/^\((.*)\)$/, '$1')
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isPermissive)
  return plain.split(' AND ').every((one) => permissive.has(one.trim()))
}
