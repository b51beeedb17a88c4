/** What was typed to search for: no control characters, which nobody types and no page may hold. */
export function typedPhrase(search: URLSearchParams, mostCharacters = Number.POSITIVE_INFINITY): string {
  return (search.get('q') ?? '')
    .replace(/\p{Control}+/gu, ' ')
    .trim()
    .slice(0, mostCharacters)
}
