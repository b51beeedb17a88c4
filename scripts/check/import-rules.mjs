/**
 * Which folder may import which. dependency-cruiser cannot read TypeScript with TypeScript 7 in place
 * (it asks for a version below 7), so the few rules stand here.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'

const sourceFile = /\.(ts|tsx|mts|mjs|js|jsx)$/
const testFile = /\.test\.\w+$|(^|\/)(e2e|test|vitest\.[^/]*|playwright\.[^/]*)(\/|$)/
const skipped = new Set([
  'node_modules',
  'build',
  '.next',
  '.react-router',
  'migrations',
  'content',
  'public',
])
const importPattern =
  /(?:^|\n)\s*(?:import|export)\s+(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g

/** Layers of apps/web/app: a folder may import its own height and what is below. */
const heights = new Map([
  ['features', 3],
  ['content', 2],
  ['market', 2],
  ['forms', 2],
  ['shell', 2],
  ['third-parties', 2],
  ['design', 1],
  ['i18n', 1],
  ['upstream', 1],
])

/**
 * @param {string} source the importing file, from the root
 * @param {string} target a file from the root, or a bare package name
 * @returns {string | null} what is wrong with it
 */
export function importFault(source, target) {
  const isTest = testFile.test(source)
  if (source.startsWith('packages/finance/')) {
    if (target.startsWith('packages/finance/') || target.startsWith('@site/finance/') || isTest) return null
    return 'packages/finance is pure mathematics: it imports nothing from outside itself'
  }
  if (source.startsWith('packages/')) {
    return /^(apps|scripts)\//.test(target) ? 'packages know no application' : null
  }
  const app = source.match(/^apps\/[^/]+\//)?.[0]
  if (!app) return null
  if (target.startsWith('apps/') && !target.startsWith(app)) return 'applications do not import each other'
  if (target.startsWith('packages/')) return 'packages are imported by name (@site/…)'
  if (target.startsWith('scripts/') && !isTest) return 'the product does not import scripts/'
  return webFault(source, target)
}

/**
 * @param {string} source
 * @param {string} target
 */
function webFault(source, target) {
  const [from, to] = [webFolder(source), webFolder(target)]
  if (from === null || to === null) return null
  const [fromHeight, toHeight] = [heights.get(from.layer), heights.get(to.layer)]
  if (fromHeight === undefined || toHeight === undefined) return null
  if (toHeight > fromHeight) return `${from.layer} is below ${to.layer} and does not import it`
  if (from.layer === 'features' && to.layer === 'features' && from.part !== to.part) {
    return `features do not import each other: move what both need to shell, design or i18n`
  }
  return null
}

/** @param {string} file */
function webFolder(file) {
  const [, layer, part] = file.match(/^apps\/web\/app\/([^/]+)\/([^/]+)/) ?? []
  return layer === undefined || part === undefined ? null : { layer, part }
}

/**
 * @param {string} folder the root of the project
 * @returns {string[]} one sentence for each forbidden import
 */
export function forbiddenImports(folder) {
  return ['packages', 'apps']
    .flatMap((place) => sourcesOf(join(folder, place)))
    .flatMap((path) => {
      const source = relative(folder, path)
      return importsIn(readFileSync(path, 'utf8')).flatMap((specifier) => {
        const fault = importFault(source, resolveImport(source, specifier))
        return fault === null ? [] : [`${source} imports ${specifier}: ${fault}`]
      })
    })
}

/** @param {string} text */
export function importsIn(text) {
  return [...text.matchAll(importPattern)].map((match) => match[1] ?? match[2] ?? '')
}

/**
 * @param {string} source
 * @param {string} specifier
 */
export function resolveImport(source, specifier) {
  if (specifier.startsWith('.')) return posix.normalize(posix.join(dirname(source), specifier))
  const [, alias, rest] = specifier.match(/^#(app|server|cms|market)\/(.*)$/) ?? []
  if (alias === undefined) return specifier
  const roots = {
    app: 'apps/web/app',
    server: 'apps/web/server',
    cms: 'apps/cms/src',
    market: 'apps/market/src',
  }
  return `${roots[/** @type {keyof typeof roots} */ (alias)]}/${rest}`
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function sourcesOf(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name) && !(entry.name === 'content' && folder.endsWith('app'))) return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sourcesOf(path)
    return sourceFile.test(entry.name) ? [path] : []
  })
}
