/**
 * One thing for the whole process, however often its module is loaded: a bundler gives the pages of a service one copy
 * of this package and its start another.
 */
export function processWide<Kind>(
  name: string,
  isKind: (value: unknown) => value is Kind,
  make: () => Kind,
): Kind {
  const key = Symbol.for(`site.operations.${name}`)
  const known: unknown = Reflect.get(globalThis, key)
  if (isKind(known)) return known
  const made = make()
  Reflect.set(globalThis, key, made)
  return made
}
