import { randomBytes } from 'node:crypto'
import type { FlattenedField } from 'payload'
import { Both, isTree, type Tree } from './bilingual.ts'

/** Finds what a document names, and collects its errors; undefined for what does not exist. */
export interface Surroundings {
  findDocument(collection: string, key: string, path: string): number | undefined
  findFile(name: string, path: string): Promise<number | undefined>
  convertText(markdown: string, path: string): Promise<unknown>
  addError(path: string, message: string): void
}

/** Of the files themselves: an entry's name in other files, and that its days are real (moved-dates.ts). */
const marks: readonly string[] = ['key', 'fixed']

/** The data of a file as Payload's fields store it. Payload validates the values; this finds unknown fields. */
export async function convertDocument(
  fields: readonly FlattenedField[],
  data: Tree,
  around: Surroundings,
  within = '',
): Promise<Tree> {
  const tree: Tree = {}
  for (const [name, value] of Object.entries(data)) {
    const field = fields.find((candidate) => candidate.name === name)
    if (field) tree[name] = await convertField(field, value, around, `${within}${name}`)
    else if (!marks.includes(name)) around.addError(`${within}${name}`, 'there is no such field')
  }
  return tree
}

async function convertField(
  field: FlattenedField,
  value: unknown,
  around: Surroundings,
  path: string,
): Promise<unknown> {
  if (value === null || value === undefined) return value
  if (!('localized' in field && field.localized)) return convertValue(field, value, around, path)
  const texts = Array.isArray(value) ? joinLines(value) : value
  if (!isTree(texts)) {
    around.addError(path, 'must be in the languages `id` and `en`')
    return undefined
  }
  const convert = async (text: unknown, locale: string) =>
    text === null || text === undefined ? undefined : convertValue(field, text, around, `${path}.${locale}`)
  const english = await convert(texts.en, 'en')
  return new Both(await convert(texts.id, 'id'), english === '' ? undefined : english)
}

/** One text of several lines, of a list of texts. */
function joinLines(texts: readonly unknown[]): Tree {
  const lines = texts.filter(isTree)
  const isTranslated = lines.every(({ en }) => en !== undefined && en !== null)
  return {
    id: lines.map(({ id }) => id).join('\n'),
    en: isTranslated ? lines.map(({ en }) => en).join('\n') : undefined,
  }
}

async function convertValue(
  field: FlattenedField,
  value: unknown,
  around: Surroundings,
  path: string,
): Promise<unknown> {
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email':
      return Array.isArray(value) ? value : String(value).trim()
    case 'date':
      return convertDay(String(value))
    case 'richText':
      return around.convertText(String(value).trim(), path)
    case 'upload':
      return around.findFile(String(value), path)
    case 'relationship': {
      const find = (key: unknown) => around.findDocument(String(field.relationTo), String(key), path)
      return Array.isArray(value) ? value.flatMap((key) => find(key) ?? []) : find(value)
    }
    case 'array': {
      const rows = Array.isArray(value) ? value : []
      return convertRows(rows, path, async (row, at) =>
        convertDocument(field.flattenedFields, nameOnlyField(field.flattenedFields, row), around, at),
      )
    }
    case 'blocks': {
      const rows = Array.isArray(value) ? value : []
      return convertRows(rows, path, async (row, at) => {
        const { blockType, ...data } = isTree(row) ? row : {}
        const block = field.blocks.find(({ slug }) => slug === blockType)
        if (block === undefined) around.addError(`${at}blockType`, `there is no block ${blockType}`)
        return { ...(await convertDocument(block?.flattenedFields ?? [], data, around, at)), blockType }
      })
    }
    case 'group':
    case 'tab':
      return convertDocument(field.flattenedFields, isTree(value) ? value : {}, around, `${path}.`)
    default:
      return value
  }
}

/** Rows with IDs, so that the second language is written into the rows of the first. */
function convertRows(
  rows: readonly unknown[],
  path: string,
  convert: (row: unknown, within: string) => Promise<Tree>,
): Promise<Tree[]> {
  const idBytes = 12
  return Promise.all(
    rows.map(async (row, index) => ({
      ...(await convert(row, `${path}.${index}.`)),
      id: randomBytes(idBytes).toString('hex'),
    })),
  )
}

/** A row of one field may be only its value, such as a sentence. */
function nameOnlyField(fields: readonly FlattenedField[], row: unknown): Tree {
  const [only, ...others] = fields.filter(({ name }) => name !== 'id')
  const isNamed = isTree(row) && (only === undefined || others.length > 0 || only.name in row)
  return isNamed || only === undefined ? (isTree(row) ? row : {}) : { [only.name]: row }
}

/** Date fields store a calendar day as noon UTC. */
function convertDay(value: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return `${value}T12:00:00.000Z`
  return Number.isNaN(Date.parse(value)) ? value : new Date(value).toISOString()
}
