import {
  type Access,
  type CollectionBeforeOperationHook,
  type FlattenedField,
  type Payload,
  type Plugin,
  QueryError,
} from 'payload'

/**
 * Rejects filters and orders by the fields of an account that a document names, such as `lastChangedBy.email`: they
 * would reveal, letter by letter, what the relation itself hides.
 */
export const hideAccountFields: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) => {
    const { beforeOperation = [], ...hooks } = collection.hooks ?? {}
    return { ...collection, hooks: { ...hooks, beforeOperation: [checkOperation, ...beforeOperation] } }
  }),
  globals: (config.globals ?? []).map((global) => {
    const { readVersions, ...access } = global.access ?? {}
    return readVersions
      ? { ...global, access: { ...access, readVersions: checkVersionQuery(readVersions) } }
      : global
  }),
})

const checkOperation: CollectionBeforeOperationHook = ({ args, overrideAccess, req }) => {
  if (overrideAccess) return args
  const where = 'where' in args ? args.where : undefined
  const sort = 'sort' in args ? args.sort : undefined
  rejectAccountPaths(req.payload, where, sort)
  return args
}

/** Payload has no hook before it searches the versions of a global. */
const checkVersionQuery =
  (readVersions: Access): Access =>
  (args) => {
    const { payload, query } = args.req
    rejectAccountPaths(payload, query.where, query.sort)
    return readVersions(args)
  }

function rejectAccountPaths(payload: Payload, where: unknown, sort: unknown): void {
  const names = listAccountFields(payload)
  const paths = [...listWherePaths(where), ...listSortPaths(sort)]
  const hidden = paths.filter((path) => goesBelow(path, names))
  if (hidden.length > 0) throw new QueryError(hidden.map((path) => ({ path })))
}

/** The names of the fields that relate to an account, in any collection or global: a path can pass through several. */
function listAccountFields({ config }: Payload): Set<string> {
  const relations = [...config.collections, ...config.globals]
    .flatMap(({ flattenedFields }) => flattenedFields)
    .flatMap(listFields)
    .filter((field) => field.type === 'relationship' && [field.relationTo].flat().includes('users'))
  return new Set(relations.map(({ name }) => name))
}

function listFields(field: FlattenedField): FlattenedField[] {
  return 'flattenedFields' in field ? [field, ...field.flattenedFields.flatMap(listFields)] : [field]
}

/** Payload reads `__` as a dot. */
function goesBelow(path: string, names: Set<string>): boolean {
  const segments = path.replaceAll('__', '.').split('.')
  return segments.some((segment, index) => names.has(segment) && index < segments.length - 1)
}

/** The keys of a filter at any depth; operators are among them. */
function listWherePaths(where: unknown): string[] {
  if (typeof where !== 'object' || where === null) return []
  const nested = Object.values(where).flatMap(listWherePaths)
  return Array.isArray(where) ? nested : [...Object.keys(where), ...nested]
}

function listSortPaths(sort: unknown): string[] {
  return [sort]
    .flat()
    .filter((order) => typeof order === 'string')
    .flatMap((order) => order.split(','))
    .map((order) => order.trim().replace(/^-/, ''))
}
