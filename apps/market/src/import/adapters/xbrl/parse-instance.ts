import { SaxesParser, type SaxesTagNS } from 'saxes'
import { UnreadableFile } from '#market/import/reading/adapter.ts'

/** A period of facts: a day, or all days from `start` to `end`. */
export interface FactPeriod {
  /** null: an instant, the end of the day `end`. */
  readonly start: string | null
  readonly end: string
}

/** A fact about the whole entity, not about a segment. */
export interface Fact {
  /** The name in the taxonomy of the exchange, without prefix. */
  readonly concept: string
  readonly text: string
  readonly period: FactPeriod
  /** `IDR`, `IDR/shares`; null for texts. */
  readonly unit: string | null
  /** The entity of the context, such as `AIRQ` or `airq_user`. */
  readonly entity: string
  readonly line: number
}

const instanceNamespace = 'http://www.xbrl.org/2003/instance'
/** Concepts of the statements (`cor`) and about the filing (`dei`), in any version of the taxonomy. */
const conceptNamespace = /\/xbrl\/taxonomy\/[^/]+\/(cor|dei)$/
const maxDepth = 50

interface Context {
  entity: string
  start: string | null
  end: string | null
  isOfSegment: boolean
}

/** Parses an XBRL instance. Entities are not expanded. Throws UnreadableFile. */
export function parseInstance(xml: string): Fact[] {
  const reader = new InstanceReader()
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', ({ message }) => {
    throw new UnreadableFile(`is not complete XML: ${message}`, parser.line)
  })
  parser.on('doctype', () => {
    throw new UnreadableFile('has a document type declaration, which XBRL filings do not have', parser.line)
  })
  parser.on('opentag', (tag) => reader.open(tag, parser.line))
  parser.on('text', (text) => reader.add(text))
  parser.on('cdata', (text) => reader.add(text))
  parser.on('closetag', (tag) => reader.close(tag))
  parser.write(xml).close()
  return reader.facts()
}

class InstanceReader {
  readonly #contexts = new Map<string, Context>()
  readonly #units = new Map<string, string>()
  readonly #facts: { tag: SaxesTagNS; text: string; line: number }[] = []
  #depth = 0
  #text = ''
  #line = 0
  #context: Context | null = null
  #isInSegment = false
  #measures: string[] | null = null
  #isFact = false

  open(tag: SaxesTagNS, line: number): void {
    this.#depth += 1
    if (this.#depth > maxDepth) throw new UnreadableFile(`is nested more than ${maxDepth} levels deep`, line)
    if (this.#depth === 1 && (tag.local !== 'xbrl' || tag.uri !== instanceNamespace)) {
      throw new UnreadableFile('is not an XBRL instance', line)
    }
    this.#text = ''
    this.#line = line
    if (this.#depth === 2) this.#openChild(tag)
    else if (this.#isInSegment && this.#context) this.#context.isOfSegment = true
    // The dimensions of a context stand in one of both.
    if (tag.local === 'segment' || tag.local === 'scenario') this.#isInSegment = true
  }

  #openChild(tag: SaxesTagNS): void {
    const id = attribute(tag, 'id')
    if (tag.uri === instanceNamespace && tag.local === 'context') {
      this.#context = { entity: '', start: null, end: null, isOfSegment: false }
      this.#contexts.set(id ?? '', this.#context)
    }
    if (tag.uri === instanceNamespace && tag.local === 'unit') this.#measures = []
    // Texts of the notes have no unit, and may be long.
    this.#isFact =
      conceptNamespace.test(tag.uri) && (tag.uri.endsWith('/dei') || attribute(tag, 'unitRef') !== undefined)
  }

  add(text: string): void {
    if (this.#isFact || this.#context || this.#measures) this.#text += text
  }

  close(tag: SaxesTagNS): void {
    const text = this.#text.trim()
    if (tag.local === 'segment' || tag.local === 'scenario') this.#isInSegment = false
    if (this.#context) this.#closeInContext(this.#context, tag.local, text)
    if (this.#measures && tag.local === 'measure') this.#measures.push(text.replace(/^.*:/, ''))
    if (this.#depth === 2) {
      if (this.#measures) this.#units.set(attribute(tag, 'id') ?? '', this.#measures.join('/'))
      if (this.#isFact && text !== '') this.#facts.push({ tag, text, line: this.#line })
      this.#context = null
      this.#measures = null
      this.#isFact = false
    }
    this.#depth -= 1
  }

  #closeInContext(context: Context, name: string, text: string): void {
    if (name === 'identifier') context.entity = text
    if (name === 'startDate') context.start = toDay(text)
    if (name === 'endDate' || name === 'instant') context.end = toDay(text)
  }

  facts(): Fact[] {
    return this.#facts.flatMap(({ tag, text, line }) => {
      const context = this.#contexts.get(attribute(tag, 'contextRef') ?? '')
      if (context === undefined || context.end === null || context.isOfSegment) return []
      const { entity, start, end } = context
      const unit = this.#units.get(attribute(tag, 'unitRef') ?? '') ?? null
      return [{ concept: tag.local, text, period: { start, end }, unit, entity, line }]
    })
  }
}

function attribute(tag: SaxesTagNS, name: string): string | undefined {
  return tag.attributes[name]?.value
}

/** Dates may have a time. */
function toDay(text: string): string {
  return text.slice(0, 10)
}
