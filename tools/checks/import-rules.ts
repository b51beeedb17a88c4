import { isTestFile, readImports } from './imports.ts'

// dependency-cruiser cannot read TypeScript 7, so the few rules are implemented here.

/**
 * The floors of a tree, the lowest first: a folder may import its own floor and those below. '*' is every folder that is
 * not named, '.' the files that lie in the root of the tree. `knots.ts` forbids circles between the folders of one floor.
 */
const floorsOfTrees: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'apps/cms/src': [
    ['base'],
    ['editorial'],
    ['services'],
    ['subjects'],
    ['admin', 'operations'],
    ['.'],
    ['app'],
  ],
  'apps/market/src': [
    ['classification', 'database'],
    ['calendar'],
    ['figures'],
    ['import/reading'],
    ['import/tables'],
    ['import/adapters'],
    ['import'],
    ['vendors'],
    ['http'],
    ['*'],
    ['.'],
  ],
  'apps/web/app': [
    ['design', 'i18n', 'idle', 'upstream'],
    ['navigation'],
    ['prefetch', 'third-parties'],
    ['head'],
    ['data'],
    ['forms'],
    ['content', 'market'],
    ['request'],
    ['page-parts'],
    ['errors'],
    ['layout', 'start'],
    ['features'],
    ['.'],
  ],
  'apps/web/server': [['base'], ['*'], ['.']],
}

/** One message for each forbidden import in `packages` and `apps`. */
export function forbiddenImports(root: string): string[] {
  return readImports(root).flatMap(({ source, specifier, target }) => {
    const isRelative = specifier.startsWith('.')
    const reason =
      isRelative && source.startsWith('apps/') && target.startsWith('packages/')
        ? 'packages are imported by name (@site/…)'
        : importError(source, target)
    return reason === null ? [] : [`${source} imports ${specifier}: ${reason}`]
  })
}

/** Why `source` must not import `target`, a file or a package; null if it may. Paths are relative to the root. */
export function importError(source: string, target: string): string | null {
  if (source.startsWith('packages/finance/')) {
    if (target.startsWith('packages/finance/') || isTestFile(source)) return null
    return 'packages/finance is pure mathematics: it imports nothing from outside itself'
  }
  if (source.startsWith('packages/')) {
    return /^(apps|tools)\//.test(target) ? 'packages import no application' : null
  }
  const app = source.match(/^apps\/[^/]+\//)?.[0]
  if (!app) return null
  if (target.startsWith('apps/') && !target.startsWith(app)) return 'applications do not import each other'
  if (target.startsWith('tools/') && !isTestFile(source)) return 'the product does not import tools/'
  return floorError(source, target) ?? featureError(source, target)
}

/** Tests may set up a scene with what is above them. */
function floorError(source: string, target: string): string | null {
  const tree = Object.keys(floorsOfTrees).find((root) => source.startsWith(`${root}/`))
  if (tree === undefined || !target.startsWith(`${tree}/`) || isTestFile(source)) return null
  const from = findFloor(tree, source)
  const to = findFloor(tree, target)
  return to.height > from.height ? `${from.folder} is below ${to.folder} and does not import it` : null
}

function findFloor(tree: string, file: string): { folder: string; height: number } {
  const floors = floorsOfTrees[tree] ?? []
  const folders = file
    .slice(tree.length + 1)
    .split('/')
    .slice(0, -1)
  const named = folders.map((_, index) => folders.slice(0, index + 1).join('/')).toReversed()
  const candidates = folders.length === 0 ? ['.'] : [...named, '*']
  for (const folder of candidates) {
    const height = floors.findIndex((floor) => floor.includes(folder))
    if (height !== -1) return { folder: folders.slice(0, 2).join('/') || '.', height }
  }
  throw new Error(`tools/checks/import-rules.ts knows no floor of ${file}`)
}

function featureError(source: string, target: string): string | null {
  const [from, to] = [source, target].map((file) => file.match(/^apps\/web\/app\/features\/([^/]+)\//)?.[1])
  return from !== undefined && to !== undefined && from !== to
    ? 'features do not import each other: move what both need to page-parts, design or i18n'
    : null
}
