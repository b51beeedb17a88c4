/**
 * @typedef {object} Locked an entry of package-lock.json
 * @property {string} [version]
 * @property {string} [license]
 * @property {string} [integrity]
 * @property {string} [resolved] of a link: the folder of our own that it leads to
 * @property {boolean} [dev]
 * @property {boolean} [optional]
 * @property {boolean} [link]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string>} [peerDependencies]
 *
 * @typedef {{ name: string, version: string, packages: Record<string, Locked> }} LockFile
 */

const folder = 'node_modules/'

/**
 * What is shipped, as CycloneDX 1.6: every package of the lock file that is no tool of development, for all
 * platforms, with its licence, its hash and what it needs. `npm sbom` would leave out a third of them (168 of 580:
 * it does not follow the workspaces all the way), and the tool that CycloneDX has for npm asks npm the same.
 *
 * @param {LockFile} lock
 * @param {Date} now
 */
export function billOf(lock, now) {
  const shipped = Object.entries(lock.packages).filter(([, entry]) => !entry.dev && !entry.link)
  const materials = new Map(
    shipped
      .filter(([path]) => path.includes(folder))
      .map(([path, entry]) => [refOf(path, entry, lock), componentOf(path, entry, lock)]),
  )
  /** @type {Map<string, Set<string>>} */
  const needs = new Map()
  for (const [path, entry] of shipped) {
    const ref = refOf(path, entry, lock)
    const known = needs.get(ref) ?? new Set()
    for (const needed of neededBy(path, entry, lock)) known.add(needed)
    needs.set(ref, known)
  }
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      timestamp: now.toISOString(),
      component: { type: 'application', 'bom-ref': ownRef(lock), name: lock.name, version: lock.version },
    },
    components: [...materials.values()],
    dependencies: [...needs].map(([ref, dependsOn]) => ({ ref, dependsOn: [...dependsOn] })),
  }
}

/** @param {LockFile} lock */
const ownRef = ({ name, version }) => `${name}@${version}`

/** @param {string} path */
const nameOf = (path) => path.slice(path.lastIndexOf(folder) + folder.length)

/**
 * Our own workspaces are the application itself.
 *
 * @param {string} path
 * @param {Locked} entry
 * @param {LockFile} lock
 */
const refOf = (path, { version }, lock) =>
  path.includes(folder) ? `${nameOf(path)}@${version}` : ownRef(lock)

/**
 * @param {string} path
 * @param {Locked} entry
 * @param {LockFile} lock
 */
function componentOf(path, entry, lock) {
  const name = nameOf(path)
  const { version = '', license, integrity } = entry
  const [algorithm = '', digest = ''] = (integrity ?? '').split(/[- ]/)
  return {
    type: 'library',
    'bom-ref': refOf(path, entry, lock),
    name,
    version,
    scope: entry.optional ? 'optional' : 'required',
    ...(algorithm === 'sha512'
      ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }] }
      : {}),
    ...(license ? { licenses: [licenceOf(license)] } : {}),
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
  }
}

/** One licence by its name, several as an expression; what is neither is repeated as it stands. @param {string} text */
function licenceOf(text) {
  if (/ (OR|AND) /.test(text)) return { expression: text }
  return /^[\w.+-]+$/.test(text) && text !== 'UNLICENSED'
    ? { license: { id: text } }
    : { license: { name: text } }
}

/**
 * The packages that a package finds when it asks for what it needs: the nearest on the way up.
 *
 * @param {string} path
 * @param {Locked} entry
 * @param {LockFile} lock
 */
function neededBy(path, entry, lock) {
  const names = Object.keys({
    ...entry.dependencies,
    ...entry.optionalDependencies,
    ...entry.peerDependencies,
  })
  return names.flatMap((name) => {
    for (let place = path; ; place = above(place)) {
      const found = `${place === '' ? '' : `${place}/`}${folder}${name}`
      const there = lock.packages[found]
      // A link leads to a workspace, which is the application.
      if (there?.link) return []
      if (there) return there.dev ? [] : [refOf(found, there, lock)]
      if (place === '') return []
    }
  })
}

/** @param {string} place */
function above(place) {
  const end = place.lastIndexOf(`/${folder}`)
  return end < 0 ? '' : place.slice(0, end)
}
