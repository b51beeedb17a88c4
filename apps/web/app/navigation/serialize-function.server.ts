/** The source of a function for a script in the page, without the indentation of the server's build. */
export function serializeFunction(serialized: { toString: () => string }): string {
  return serialized.toString().replace(/\n\s+/g, '\n')
}
