import { readFileSync } from 'node:fs'

interface LockedPackage {
  readonly license?: string
  readonly dev?: boolean
  readonly link?: boolean
}

/** Licenses that only require keeping the notice. */
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

/** Packages with another license that may be used, and why. */
const exceptions: readonly { readonly name: RegExp; readonly reason: string }[] = [
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
  { name: /^png-js$/, reason: 'MIT by its LICENSE file; the manifest names none' },
]

/** One message for each production package whose license is neither permissive nor an exception. */
export function licenseErrors(lockFile: string): string[] {
  const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(readFileSync(lockFile, 'utf8'))
  return Object.entries(packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.dev && !entry.link)
    .map(([path, entry]) => ({
      name: path.replace(/^.*node_modules\//, ''),
      license: entry.license ?? 'unknown',
    }))
    .filter(({ name, license }) => !isPermissive(license) && !exceptions.some((one) => one.name.test(name)))
    .map(
      ({ name, license }) =>
        `${name} has the license ${license}: replace it, or state the reason in tools/checks/licenses.ts`,
    )
}

/** An SPDX expression is allowed if every part of an AND or one part of an OR is. */
function isPermissive(license: string): boolean {
  const plain = license.replace(/^\((.*)\)$/, '$1')
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isPermissive)
  return plain.split(' AND ').every((one) => permissive.has(one.trim()))
}
