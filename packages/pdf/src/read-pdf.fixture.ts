// drizzle-kit, which another test of this worker may have loaded, adds an enumerable property; pdf.js rejects it.
if ('random' in Array.prototype) Object.defineProperty(Array.prototype, 'random', { enumerable: false })
const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')

/** Parses a PDF file. */
export const openPdf = (pdf: Buffer) => getDocument({ data: new Uint8Array(pdf) }).promise

export type Opened = Awaited<ReturnType<typeof openPdf>>
type Page = Awaited<ReturnType<Opened['getPage']>>
type Tree = Awaited<ReturnType<Page['getStructTree']>>
type Child = Tree | Tree['children'][number]

/** Texts of a page by marked-content ID; text outside of marked content is under an empty ID. */
export async function readPageTexts(page: Page): Promise<Map<string, string>> {
  const { items } = await page.getTextContent({ includeMarkedContent: true })
  const texts = new Map<string, string>()
  let id = ''
  for (const item of items) {
    if ('str' in item) texts.set(id, `${texts.get(id) ?? ''}${item.str}`.trimStart())
    else id = item.type === 'endMarkedContent' ? '' : (item.id ?? item.type)
  }
  return texts
}

function listTaggedTexts(
  node: Child,
  texts: ReadonlyMap<string, string>,
  path: readonly string[] = [],
): string[][] {
  if (!('children' in node)) return [[path.join(' '), texts.get(node.id) ?? '']]
  const isElement = !['Root', 'Document'].includes(node.role)
  return node.children.flatMap((child) =>
    listTaggedTexts(child, texts, isElement ? [...path, node.role] : path),
  )
}

/** Each piece of text with its tags, in screen reader order. */
export async function readAloud(document: Opened): Promise<string[][]> {
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const page = await document.getPage(index + 1)
      return listTaggedTexts(await page.getStructTree(), await readPageTexts(page))
    }),
  )
  return pages.flat()
}
