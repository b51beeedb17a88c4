import { type Import, isTestFile, listSourceFiles, readImports } from './imports.ts'

// A room is a folder, cut to two levels below the root of its tree (packages: one). A knot is a set of rooms that import
// each other in a circle, types included: none of them can be understood, moved or deleted alone.

/** A folder whose rooms are examined, and their number of levels. */
interface Tree {
  readonly root: string
  readonly depth: 1 | 2
}

interface Knot {
  readonly tree: string
  readonly rooms: readonly string[]
  /** One circle of imports, in order. */
  readonly circle: readonly Import[]
}

const treeRoots = [
  /^(tools|apps\/[^/]+\/(?:app|src|server)|packages\/[^/]+\/src)\/./,
  /^(apps\/[^/]+\/app\/features\/[^/]+)\/[^/]+\//,
]

/** One message for each knot of the repository. */
export function knotErrors(root: string): string[] {
  const files = listSourceFiles(root).filter((file) => !isTestFile(file))
  return findKnots(files, readImports(root)).map(
    ({ tree, rooms, circle }) =>
      `${tree}: ${rooms.length} folders import each other in a circle (${rooms.join(', ')}), for example ` +
      circle.map(({ source, target }) => `${source} imports ${target}`).join('; '),
  )
}

/** @param imports those from or to files outside of `files` are ignored */
export function findKnots(files: readonly string[], imports: readonly Import[]): Knot[] {
  const known = new Set(files)
  const inside = imports.filter(({ source, target }) => known.has(source) && known.has(target))
  return findTrees(files).flatMap((tree) => findKnotsOfTree(tree, inside))
}

function findTrees(files: readonly string[]): Tree[] {
  const roots = files.flatMap((file) => treeRoots.flatMap((pattern) => pattern.exec(file)?.[1] ?? []))
  const trees = [...new Set(roots)].toSorted().map((root): Tree => ({ root, depth: 2 }))
  return [{ root: 'packages', depth: 1 }, ...trees]
}

/** The files that lie in the root of the tree are the room '.'; null outside of the tree. */
function findRoom(file: string, { root, depth }: Tree): string | null {
  if (!file.startsWith(`${root}/`)) return null
  const folders = file
    .slice(root.length + 1)
    .split('/')
    .slice(0, -1)
  return folders.slice(0, depth).join('/') || '.'
}

/** For each room, one import of each room that it imports. */
type Arrows = ReadonlyMap<string, ReadonlyMap<string, Import>>

function findKnotsOfTree(tree: Tree, imports: readonly Import[]): Knot[] {
  const arrows = new Map<string, Map<string, Import>>()
  for (const statement of imports) {
    const from = findRoom(statement.source, tree)
    const to = findRoom(statement.target, tree)
    if (from === null || to === null || from === to) continue
    const targets = arrows.get(from) ?? new Map<string, Import>()
    arrows.set(from, targets.set(to, statement))
  }
  const reached = new Map([...arrows.keys()].map((room) => [room, findReachable(room, arrows)]))
  const knots: Knot[] = []
  const seen = new Set<string>()
  for (const [room, targets] of reached) {
    if (seen.has(room) || !targets.has(room)) continue
    const rooms = [...targets].filter((other) => reached.get(other)?.has(room)).toSorted()
    for (const member of rooms) seen.add(member)
    knots.push({ tree: tree.root, rooms, circle: findCircle(room, arrows) })
  }
  return knots
}

function findReachable(start: string, arrows: Arrows): Set<string> {
  const reached = new Set<string>()
  const waiting = [start]
  for (let room = waiting.pop(); room !== undefined; room = waiting.pop()) {
    for (const next of arrows.get(room)?.keys() ?? []) {
      if (reached.has(next)) continue
      reached.add(next)
      waiting.push(next)
    }
  }
  return reached
}

/** The shortest circle through a room of a knot. */
function findCircle(start: string, arrows: Arrows): Import[] {
  const paths: { room: string; path: Import[] }[] = [{ room: start, path: [] }]
  const visited = new Set<string>()
  for (const { room, path } of paths) {
    for (const [next, statement] of arrows.get(room) ?? []) {
      if (next === start) return [...path, statement]
      if (visited.has(next)) continue
      visited.add(next)
      paths.push({ room: next, path: [...path, statement] })
    }
  }
  return []
}
