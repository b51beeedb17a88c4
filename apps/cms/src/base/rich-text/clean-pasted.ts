/** What a paste could not take over. */
export interface CleanedPaste {
  /** The names of its pictures, which the editor would drop without a word. */
  readonly pictures: readonly string[]
}

/**
 * Turns HTML of Word and Google Docs into what the editor can hold, in place: levels of headings, lists of paragraphs,
 * numbers of footnotes, links without an address, and the name of each picture at its place.
 *
 * @param namePicture the text at the place of a picture
 */
export function cleanPasted(pasted: Document, namePicture: (name: string) => string): CleanedPaste {
  convertWordLists(pasted)
  shiftHeadings(pasted)
  unwrapDeadLinks(pasted)
  return { pictures: replacePictures(pasted, namePicture) }
}

const headings = 'h1, h2, h3, h4, h5, h6'
/** A page title is the only h1, and texts have two levels of headings. */
const topLevel = 2
const deepestLevel = 3

/** With an h1, which becomes h2, the levels follow each other; without one, they stay where they can. */
function shiftHeadings(pasted: Document): void {
  const found = [...pasted.querySelectorAll(headings)]
  const levels = [...new Set(found.map(readLevel))].toSorted((one, other) => one - other)
  for (const heading of found) {
    const own = readLevel(heading)
    const level = Math.min(levels[0] === 1 ? topLevel + levels.indexOf(own) : own, deepestLevel)
    const shifted = pasted.createElement(`h${level}`)
    shifted.append(...heading.childNodes)
    heading.replaceWith(shifted)
  }
}

const readLevel = ({ localName }: Element) => Number(localName.slice(1))

/** Word writes the items of a list as paragraphs: `mso-list:l0 level2 lfo1`, with the bullet in a span. */
const wordItem = /mso-list:[^;]*level(\d)/
const wordBullet = /mso-list:\s*Ignore/i
const numberedBullet = /^\s*(\d+|[a-z]|[ivx]+)[.)]/i

function convertWordLists(pasted: Document): void {
  const isItem = (element: Element | null) => wordItem.test(element?.getAttribute('style') ?? '')
  for (const first of pasted.querySelectorAll('p')) {
    if (!first.isConnected || !isItem(first)) continue
    const items: Element[] = []
    for (let item: Element | null = first; item && isItem(item); item = item.nextElementSibling)
      items.push(item)
    first.before(...buildLists(pasted, items))
    for (const item of items) item.remove()
  }
}

/** Nested lists of paragraphs of Word. */
function buildLists(pasted: Document, paragraphs: readonly Element[]): Element[] {
  const lists: Element[] = []
  let open: Element[] = []
  for (const paragraph of paragraphs) {
    const level = Number(wordItem.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 1)
    const bullet = [...paragraph.querySelectorAll('span')].find((span) =>
      wordBullet.test(span.getAttribute('style') ?? ''),
    )
    const tag = numberedBullet.test(bullet?.textContent ?? '') ? 'ol' : 'ul'
    bullet?.remove()
    open = open.slice(0, level)
    if (open.length === level && open.at(-1)?.localName !== tag) open = open.slice(0, -1)
    while (open.length < level) {
      const list = pasted.createElement(tag)
      const parent = open.at(-1)
      if (parent) (parent.lastElementChild ?? parent.appendChild(pasted.createElement('li'))).append(list)
      else lists.push(list)
      open = [...open, list]
    }
    const item = pasted.createElement('li')
    item.append(...paragraph.childNodes)
    open.at(-1)?.append(item)
  }
  return lists
}

const footnoteNumber = /^\s*\[?\d+\]?\s*$/
const liveAddress = /^(https?:|mailto:|tel:|\/)/i

/** Links within the document or to a file: the number of a footnote becomes superscript. */
function unwrapDeadLinks(pasted: Document): void {
  for (const link of pasted.querySelectorAll('a')) {
    if (liveAddress.test(link.getAttribute('href')?.trim() ?? '')) continue
    if (footnoteNumber.test(link.textContent) && !link.closest('sup') && !link.querySelector('sup')) {
      const number = pasted.createElement('sup')
      number.append(link.textContent.trim())
      link.replaceWith(number)
    } else link.replaceWith(...link.childNodes)
  }
}

function replacePictures(pasted: Document, namePicture: (name: string) => string): string[] {
  return [...pasted.querySelectorAll('img')].map((picture) => {
    const name = findPictureName(picture)
    picture.replaceWith(namePicture(name))
    return name
  })
}

/** The alternative text, otherwise the name of the file; empty if the address holds the picture itself. */
function findPictureName(picture: Element): string {
  const alt = picture.getAttribute('alt')?.trim()
  if (alt) return alt
  const source = picture.getAttribute('src') ?? ''
  return /^(data|blob):/i.test(source) ? '' : (source.split(/[?#]/)[0]?.split(/[\\/]/).at(-1) ?? '')
}
