import type { IncomingMessage, ServerResponse } from 'node:http'
import { LocalServer, passOnAltered } from '../support/local-server.ts'
import { markup } from './inputs/markup.ts'

/** Fields that only programs read: names, kinds, addresses, days, numbers. */
const readByPrograms = new Set(
  `
    _status action asset basis blockName blockType board body category code collection column currency
    cursor day direction document end etag event field file filename form from href html icon id
    importance index key kind layout level locale mimeType mode month nextCursor notice outcome page
    path period placeholder product profile rating relation sector sectorCode service slug src start
    state status subsector symbol tag ticker tickers to type unit url version year
  `
    .trim()
    .split(/\s+/),
)
const ENDS_OF_SUCH_NAMES = /(?:At|On|Date|_tz|Html|Code|Key|Currency)$/
/** HTML that the CMS made (decision 0007), days, numbers, addresses and identifiers such as `shariaBank` and `1Y`. */
const WRITTEN_AS_DATA =
  /^(?:<[\s\S]*|\d{4}-\d\d(?:-\d\d.*)?|[\d.,:+-]+|https?:\/\/.*|mailto:.*|[\w.+-]+@[\w.-]+|\/.*|[a-z][A-Za-z0-9-]*|\d[MY]|YTD|[A-Z]{4})?$/

/** The free text of a timeline's step, such as a year; market days are whole dates. */
const SHORT_DATE = /^\d{1,4}(?:-\d\d)?$/

function isProse(key: string, value: string): boolean {
  const isData = readByPrograms.has(key) || ENDS_OF_SUCH_NAMES.test(key) || WRITTEN_AS_DATA.test(value)
  return !isData || (key === 'date' && SHORT_DATE.test(value))
}

let turn = 0

function nextText(): string {
  turn += 1
  return markup[turn % markup.length] ?? ''
}

/** The same document with hostile markup in place of each text that a person wrote. */
function withHostileTexts(value: unknown, key = ''): unknown {
  if (typeof value === 'string') {
    return isProse(key, value) ? nextText() : value
  }
  if (Array.isArray(value)) {
    return value.map((item) => withHostileTexts(item, key))
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, withHostileTexts(part, name)]),
    )
  }
  return value
}

/** A proxy to a service that puts hostile markup into each text, including menu and settings, which tests share. */
export class HostileService extends LocalServer {
  readonly #target: string

  constructor(target: string) {
    super()
    this.#target = target
  }

  protected answer(request: IncomingMessage, response: ServerResponse): void {
    passOnAltered(this.#target, request, response, (answer) => withHostileTexts(answer))
  }
}
