import { isTestFile, readImports } from './imports.ts'

// dependency-cruiser cannot read TypeScript 7, so the few rules are implemented here.

/**
 * The floors of a tree, the lowest first: a folder may import its own floor and those below. '.' is the files that lie
 * in the root of the tree. `knots.ts` forbids circles between the folders of one floor.
 */
const floorsOfTrees: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'apps/web/app': [
    ['i18n', 'design', 'upstream'],
    [
      'content',
      'data',
      'errors',
      'forms',
      'head',
      'idle',
      'layout',
      'market',
      'navigation',
      'page-parts',
      'prefetch',
      'request',
      'start',
      'third-parties',
    ],
    ['features'],
    ['.'],
  ],
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

function floorError(source: string, target: string): string | null {
  const tree = Object.keys(floorsOfTrees).find((root) => source.startsWith(`${root}/`))
  if (tree === undefined || !target.startsWith(`${tree}/`)) return null
  const from = findFloor(tree, source)
  const to = findFloor(tree, target)
  return to.height > from.height ? `${from.folder} is below ${to.folder} and does not import it` : null
}

function findFloor(tree: string, file: string): { folder: string; height: number } {
  const path = file.slice(tree.length + 1)
  const floors = floorsOfTrees[tree] ?? []
  const isIn = (folder: string) => (folder === '.' ? !path.includes('/') : path.startsWith(`${folder}/`))
  const matches = floors.flatMap((folders, height) =>
    folders.filter(isIn).map((folder) => ({ folder, height })),
  )
  const floor = matches.toSorted((a, b) => b.folder.length - a.folder.length)[0]
  if (floor === undefined) throw new Error(`tools/checks/import-rules.ts knows no floor of ${file}`)
  return floor
}

function featureError(source: string, target: string): string | null {
  const [from, to] = [source, target].map((file) => file.match(/^apps\/web\/app\/features\/([^/]+)\//)?.[1])
  return from !== undefined && to !== undefined && from !== to
    ? 'features do not import each other: move what both need to page-parts, design or i18n'
    : null
}
