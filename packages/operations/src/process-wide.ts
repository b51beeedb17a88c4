/**
 * Returns a process-wide singleton: bundles load this package several times, for example for the pages and for the
 * server.
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
