import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'

// dependency-cruiser cannot read TypeScript 7, so the few rules are implemented here.

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

/** Layers of apps/web/app: a directory may import its own layer and those below. */
const layers = new Map([
  ['features', 3],
  ['content', 2],
  ['market', 2],
  ['forms', 2],
  ['layout', 2],
  ['head', 2],
  ['navigation', 2],
  ['prefetch', 2],
  ['start', 2],
  ['idle', 2],
  ['request', 2],
  ['data', 2],
  ['errors', 2],
  ['page-parts', 2],
  ['third-parties', 2],
  ['design', 1],
  ['i18n', 1],
  ['upstream', 1],
])

const aliases = new Map([
  ['#app', 'apps/web/app'],
  ['#server', 'apps/web/server'],
  ['#cms', 'apps/cms/src'],
  ['#market', 'apps/market/src'],
])

/** One message for each forbidden import in `packages` and `apps`. */
export function forbiddenImports(root: string): string[] {
  return ['packages', 'apps']
    .flatMap((directory) => sourcesOf(join(root, directory)))
    .flatMap((path) => {
      const source = relative(root, path)
      return importsIn(readFileSync(path, 'utf8')).flatMap((specifier) => {
        const reason = importError(source, resolveImport(source, specifier))
        return reason === null ? [] : [`${source} imports ${specifier}: ${reason}`]
      })
    })
}

/** Why `source` must not import `target`, a file or a package; null if it may. Paths are relative to the root. */
export function importError(source: string, target: string): string | null {
  const isTest = testFile.test(source)
  if (source.startsWith('packages/finance/')) {
    if (target.startsWith('packages/finance/') || target.startsWith('@site/finance/') || isTest) return null
    return 'packages/finance is pure mathematics: it imports nothing from outside itself'
  }
  if (source.startsWith('packages/')) {
    return /^(apps|tools)\//.test(target) ? 'packages import no application' : null
  }
  const app = source.match(/^apps\/[^/]+\//)?.[0]
  if (!app) return null
  if (target.startsWith('apps/') && !target.startsWith(app)) return 'applications do not import each other'
  if (target.startsWith('packages/')) return 'packages are imported by name (@site/…)'
  if (target.startsWith('tools/') && !isTest) return 'the product does not import tools/'
  return layerError(source, target)
}

function layerError(source: string, target: string): string | null {
  const [from, to] = [layerOf(source), layerOf(target)]
  if (from === null || to === null) return null
  if (to.height > from.height) return `${from.layer} is below ${to.layer} and does not import it`
  if (from.layer === 'features' && to.layer === 'features' && from.feature !== to.feature) {
    return 'features do not import each other: move what both need to page-parts, design or i18n'
  }
  return null
}

function layerOf(file: string) {
  const [, layer = '', feature = ''] = file.match(/^apps\/web\/app\/([^/]+)\/([^/]+)/) ?? []
  if (layer === '') return null
  const height = layers.get(layer)
  if (height === undefined) throw new Error(`tools/checks/import-rules.ts does not know the layer ${layer}`)
  return { layer, feature, height }
}

const importsIn = (text: string): string[] =>
  [...text.matchAll(importPattern)].map((match) => match[1] ?? match[2] ?? '')

function resolveImport(source: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.normalize(posix.join(dirname(source), specifier))
  const [alias = '', ...rest] = specifier.split('/')
  const directory = aliases.get(alias)
  return directory === undefined ? specifier : [directory, ...rest].join('/')
}

function sourcesOf(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name) && !(entry.name === 'content' && directory.endsWith('app'))) return []
    const path = join(directory, entry.name)
    if (entry.isDirectory()) return sourcesOf(path)
    return sourceFile.test(entry.name) ? [path] : []
  })
}
