/** The search phrase of the query, without control characters, which nobody types and HTML does not allow. */
export function typedPhrase(search: URLSearchParams, maxCharacters = Number.POSITIVE_INFINITY): string {
  return (search.get('q') ?? '')
    .replace(/\p{Control}+/gu, ' ')
    .trim()
    .slice(0, maxCharacters)
}
