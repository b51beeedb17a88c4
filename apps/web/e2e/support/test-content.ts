/** Test documents of editors, as CMS fields. */

const DAY_MS = 86_400_000

/** The smallest rich text that the editor creates. */
export function paragraph(text: string) {
  return paragraphs([text])
}

export function paragraphs(texts: readonly string[]) {
  const block = { type: 'paragraph', version: 1, format: '', indent: 0, direction: 'ltr' }
  const children = texts.map((text) => {
    const words = { type: 'text', version: 1, text, format: 0, style: '', mode: 'normal', detail: 0 }
    return { ...block, textFormat: 0, children: [words] }
  })
  return { root: { ...block, type: 'root', children } }
}

/** An event that is published and open for registration. */
export function openEvent({ slug, ...seats }: { slug: string; capacity: number; waitingListPlaces: number }) {
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
  return {
    _status: 'published',
    title: slug,
    slug,
    summary: 'Acara dari pengujian.',
    body: paragraph('Isi acara dari pengujian.'),
    startsAt: inDays(10),
    endsAt: inDays(11),
    registrationOpensAt: inDays(-1),
    registrationClosesAt: inDays(9),
    mode: 'online',
    venue: 'Daring',
    joinAddress: 'https://acara.contoh.example/ruang',
    speakerRole: 'Analis',
    seatsHeld: 0,
    publishedAt: inDays(-2),
    ...seats,
  }
}
