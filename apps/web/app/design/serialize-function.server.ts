/** The source of a function for a script in the page, without indentation, so it must have no multi-line strings. */
export function serializeFunction(serialized: (...args: never[]) => unknown): string {
  return String(serialized).replace(/\n\s+/g, '\n')
}
