/** The head of a page as a search engine parses it. */
export interface ParsedPage {
  readonly title: string
  readonly description: string
  readonly canonical: string
  readonly isIndexed: boolean
  /** `hreflang url`, in document order. */
  readonly alternates: readonly string[]
  /** Open Graph and similar metadata by property. */
  readonly shared: ReadonlyMap<string, string>
  readonly things: readonly Thing[]
  /** Paths of internal links. */
  readonly links: readonly string[]
}

export type Thing = Readonly<Record<string, unknown>>

export function parsePage(html: string): ParsedPage {
  const head = html.slice(0, html.indexOf('</head>'))
  const tags = [...head.matchAll(/<(meta|link)\s([^>]*)>/g)].map(([, kind, text = '']) => ({
    kind,
    attributes: parseAttributes(text),
  }))
  const metas = new Map(
    tags.flatMap(({ kind, attributes }) => {
      const name = attributes.property ?? attributes.name
      return kind === 'meta' && name !== undefined ? [[name, attributes.content ?? ''] as const] : []
    }),
  )
  const links = tags.flatMap(({ kind, attributes }) => (kind === 'link' ? [attributes] : []))
  return {
    title: unescaped(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    description: metas.get('description') ?? '',
    canonical: links.find(({ rel }) => rel === 'canonical')?.href ?? '',
    isIndexed: !metas.get('robots')?.includes('noindex'),
    alternates: links.flatMap(({ hreflang, href }) =>
      hreflang === undefined ? [] : [`${hreflang} ${href}`],
    ),
    shared: metas,
    things: parseThings(head),
    links: [...html.matchAll(/<a\s[^>]*href="(\/[^"]*)"/g)].map(([, href = '']) => unescaped(href)),
  }
}

function parseThings(head: string): Thing[] {
  return [...head.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].flatMap(
    ([, json = '']) => {
      const { '@context': context, '@graph': graph } = JSON.parse(json)
      if (context !== 'https://schema.org' || !Array.isArray(graph)) {
        throw new Error(`no schema.org graph: ${json.slice(0, 80)}`)
      }
      return graph
    },
  )
}

export function parseAttributes(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      unescaped(value),
    ]),
  )
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
}

export function unescaped(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#39|#x27);/g, (entity) => entities[entity] ?? entity)
}
