import type { Profiler } from 'node:inspector'

/**
 * The parts of a render, in the order of the table. A part that names a function of the stack counts; otherwise the
 * first that names a file of it.
 */
const parts: readonly { readonly name: string; readonly functions?: RegExp; readonly files?: RegExp }[] = [
  { name: 'GC', functions: /^\(garbage collector\)$/ },
  {
    name: 'serialized data',
    functions: /^(deferredHydrationScript|stringLiteral|encodeViaTurboStream)$/,
  },
  { name: 'React', files: /\/node_modules\/(react|react-dom)\// },
  { name: 'React Router', files: /\/assets\/react-router-/ },
  { name: 'validation', files: /\/assets\/valibot-/ },
  { name: 'our components, loaders and texts', files: /\/apps\/web\/build\/(?!.*\/libraries-)/ },
  { name: 'our server and HTML work', files: /\/apps\/web\/server\// },
  { name: 'Node: HTTP, streams, compression', files: /^node:/ },
]
const rest = 'everything else'
export const partNames = [...parts.map(({ name }) => name), rest]

/** The share of each part of the busy time of a profile. Native functions belong to their caller. */
export function computeShares({
  nodes,
  samples = [],
}: Pick<Profiler.Profile, 'nodes' | 'samples'>): Record<string, number> {
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])))
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const findPart = (id: number | undefined, key: 'functions' | 'files'): string | null => {
    const node = id === undefined ? undefined : byId.get(id)
    if (node === undefined) return null
    const { functionName, url } = node.callFrame
    const text = key === 'functions' ? functionName : url
    return parts.find((part) => part[key]?.test(text))?.name ?? findPart(parents.get(node.id), key)
  }
  const isBusy = ({ callFrame: { functionName, url } }: Profiler.ProfileNode) =>
    functionName !== '(idle)' && !url.startsWith('node:inspector')
  const busy = samples.filter((id) => {
    const node = byId.get(id)
    return node !== undefined && isBusy(node)
  })
  const counts = Map.groupBy(busy, (id) => findPart(id, 'functions') ?? findPart(id, 'files') ?? rest)
  return Object.fromEntries(partNames.map((name) => [name, (counts.get(name)?.length ?? 0) / busy.length]))
}
