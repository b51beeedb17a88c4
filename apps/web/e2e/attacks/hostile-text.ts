import { badLinks, markup } from './inputs/markup.ts'

/** What programs read and nobody writes: a name, a kind, an address, a day, a number. */
const READ_BY_PROGRAMS = new Set([
  '_status',
  'action',
  'asset',
  'basis',
  'blockName',
  'blockType',
  'board',
  'body',
  'category',
  'code',
  'collection',
  'column',
  'currency',
  'cursor',
  'day',
  'direction',
  'document',
  'end',
  'etag',
  'event',
  'field',
  'file',
  'filename',
  'form',
  'from',
  'href',
  'html',
  'icon',
  'id',
  'importance',
  'index',
  'key',
  'kind',
  'layout',
  'level',
  'locale',
  'mimeType',
  'mode',
  'month',
  'nextCursor',
  'notice',
  'outcome',
  'page',
  'path',
  'period',
  'placeholder',
  'product',
  'profile',
  'rating',
  'relation',
  'sector',
  'sectorCode',
  'service',
  'slug',
  'src',
  'start',
  'state',
  'status',
  'subsector',
  'symbol',
  'tag',
  'ticker',
  'tickers',
  'to',
  'type',
  'unit',
  'url',
  'version',
  'year',
])
const ENDS_OF_SUCH_NAMES = /(?:At|On|Date|_tz|Html|Code|Key|Currency)$/
/** Rich texts, which come as HTML of the content service's own making (decision 0007), days, numbers, addresses, and words of programs (`shariaBank`, `1Y`); a text begins with a capital or has blanks. */
const WRITTEN_AS_DATA =
  /^(?:<[\s\S]*|\d{4}-\d\d(?:-\d\d.*)?|[\d.,:+-]+|https?:\/\/.*|mailto:.*|[\w.+-]+@[\w.-]+|\/.*|[a-z][A-Za-z0-9-]*|\d[MY]|YTD|[A-Z]{4})?$/

/** A step, year or month of a timeline, where it is free text; days of the market are whole ones. */
const SHORT_DATE = /^\d{1,4}(?:-\d\d)?$/

/** Whether somebody writes what stands under this name. */
export function isProse(key: string, value: string): boolean {
  const isData = READ_BY_PROGRAMS.has(key) || ENDS_OF_SUCH_NAMES.test(key) || WRITTEN_AS_DATA.test(value)
  return !isData || (key === 'date' && SHORT_DATE.test(value))
}

let turn = 0

/** The next of the texts; each place gets another, so that pages have all of them many times. */
export function nextText(): string {
  turn += 1
  return markup[turn % markup.length] ?? ''
}

function isRichText(value: object): boolean {
  return 'root' in value
}

/** The same document with one of the texts wherever somebody writes a text, at every depth. */
export function withHostileTexts(value: unknown, key = ''): unknown {
  if (typeof value === 'string') {
    return isProse(key, value) ? nextText() : value
  }
  if (Array.isArray(value)) {
    return value.map((item) => withHostileTexts(item, key))
  }
  if (typeof value === 'object' && value !== null) {
    return isRichText(value)
      ? hostileRichText()
      : Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withHostileTexts(part, name)]))
  }
  return value
}

const block = { version: 1, direction: 'ltr', format: '', indent: 0 }
const words = (text: string, more: object = {}) => ({
  type: 'text',
  version: 1,
  text,
  detail: 0,
  format: 0,
  mode: 'normal',
  style: '',
  ...more,
})
const paragraph = (...children: object[]) => ({ ...block, type: 'paragraph', textFormat: 0, children })
const link = (url: string, more: object = {}) => ({
  ...block,
  type: 'link',
  fields: { url, linkType: 'custom', newTab: false, ...more },
  children: [words(url)],
})

/** What the editor's field could be made to hold by somebody who does not use the editor. */
export function hostileRichText(): object {
  const bad = 'alert(1)'
  return {
    root: {
      ...block,
      type: 'root',
      children: [
        ...markup.map((text) => paragraph(words(text))),
        ...badLinks.map((url) => paragraph(link(url))),
        ...badLinks.map((url) => paragraph({ ...link(url), type: 'autolink' })),
        paragraph(link('https://a.example/', { newTab: true, rel: `x" onclick="${bad}`, target: `"><xss>` })),
        { ...block, type: 'heading', tag: `h2 onclick=${bad}`, children: [words('judul')] },
        { ...block, type: 'heading', tag: 'script', children: [words(bad)] },
        {
          ...block,
          type: 'list',
          tag: 'script',
          listType: 'bullet',
          start: 1,
          children: [
            {
              ...block,
              type: 'listitem',
              value: `1" onclick="${bad}`,
              checked: `x" onclick="${bad}`,
              children: [words(bad)],
            },
          ],
        },
        { ...block, type: 'quote', children: [words('<xss>')] },
        paragraph(words('gaya', { style: `background:url(javascript:${bad})`, format: 127 })),
        {
          ...block,
          type: 'upload',
          relationTo: 'media',
          value: { url: `javascript:${bad}`, filename: '<xss>', mimeType: 'text/html' },
          fields: {},
        },
        {
          ...block,
          type: 'table',
          children: [
            {
              ...block,
              type: 'tablerow',
              children: [
                {
                  ...block,
                  type: 'tablecell',
                  headerState: `"><img src=x onerror=${bad}>`,
                  backgroundColor: `red" onclick="${bad}`,
                  children: [words('<xss>')],
                },
              ],
            },
          ],
        },
        { ...block, type: 'html', html: '<xss>', children: [] },
        { ...block, type: 'block', fields: { blockType: 'code', code: '<xss>' } },
        {
          ...block,
          type: 'upload',
          relationTo: 'media',
          value: { url: `javascript:${bad}`, alt: '"><xss>', mimeType: 'image/png' },
          fields: {},
        },
        { ...block, type: 'relationship', relationTo: 'users', value: 1 },
        { ...block, type: 'constructor', children: [words('<xss>')] },
        { ...block, type: '__proto__', children: [words('<xss>')] },
      ],
    },
  }
}
