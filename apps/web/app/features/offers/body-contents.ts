const heading = /<h2 id="([^"]+)">([^<]+)<\/h2>/g

/** The parts of a body that the content service made: their places and names, in order. */
export function bodyContents(html: string): readonly { readonly id: string; readonly text: string }[] {
  return [...html.matchAll(heading)].map(([, id = '', text = '']) => ({ id, text: withoutEntities(text) }))
}

/** The service escapes these five and no others. */
function withoutEntities(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll(/&#0?39;|&apos;/g, "'")
    .replaceAll('&amp;', '&')
}
