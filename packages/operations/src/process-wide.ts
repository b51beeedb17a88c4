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
  const existing: unknown = Reflect.get(globalThis, key)
  if (isKind(existing)) return existing
  const created = make()
  Reflect.set(globalThis, key, created)
  return created
}
