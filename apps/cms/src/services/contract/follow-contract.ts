import { DaySchema, FileSchema } from '@site/contracts/content/document-parts.ts'
import type { Field } from 'payload'
import * as v from 'valibot'
import { html, type RichText, RichTextSchema } from '#cms/services/html/rich-text.ts'
import { file, MediaSchema, picture } from '#cms/services/site-api/files.ts'
import { splitLines } from '#cms/services/site-api/lines.ts'
import { day, instant } from '#cms/services/site-api/published.ts'
import type { Tags } from '#cms/services/site-api/tags.ts'

/** What decides how a field is written, of a schema of the contract. */
interface Schema {
  readonly type: string
  readonly entries?: Entries
  readonly item?: Schema
  readonly wrapped?: Schema
}

type Entries = Readonly<Record<string, Schema>>

type Values = Readonly<Partial<Record<string, unknown>>>

/** The fields of a collection or global that a schema of the contract names. */
export interface ContractFields {
  /** Without literal names, so Payload gives the found document the type of a whole one. */
  readonly select: Record<string, true>
  /** Their values in the form of the contract. Computed ones are undefined: the resource writes them. */
  readonly read: (document: object, context: ReadContext) => Record<string, unknown>
}

/** What the values of a document need. */
export interface ReadContext {
  readonly tags: Tags
  /** Writes rich texts, without links if absent. */
  readonly toHtml?: (text: RichText) => string
}

/** `createdAt` stands for a date that a draft lacks. */
type Reading = Required<ReadContext> & { readonly createdAt: string }

type Write = (value: unknown, reading: Reading) => unknown

/** Payload's own field. */
const updatedAt: Field = { name: 'updatedAt', type: 'date' }

/** Written by every resource, or by `detailResource`. */
const computedForAll = ['id', 'translations', 'revisedAt']

/** What the fields of a contract do not give. */
interface Additions<Name> {
  /** Names of the contract that the resource writes itself. */
  readonly computed?: readonly Name[]
  /** Fields from which the resource computes them. */
  readonly alsoSelected?: readonly string[]
}

/**
 * Finds the fields that the contract names, so that a resource repeats neither their names nor their forms. Throws if
 * neither a field nor the resource writes a name.
 */
export function followContract<Named extends Entries>(
  fields: readonly Field[],
  { entries }: { entries: Named },
  { computed = [], alsoSelected = [] }: Additions<keyof Named & string> = {},
): ContractFields {
  const writers = createWriters([...fields, updatedAt], entries, [...computedForAll, ...computed])
  const selected = [...Object.keys(writers), ...alsoSelected, 'createdAt']
  return {
    select: Object.fromEntries(selected.map((name) => [name, true])),
    read: (document, { tags, toHtml = (text) => html(text) }) => {
      const { createdAt }: Values = { ...document }
      return write(writers, document, { tags, toHtml, createdAt: String(createdAt) })
    },
  }
}

function createWriters(
  fields: readonly Field[],
  entries: Entries,
  computed: readonly string[] = [],
): Record<string, Write> {
  const named = fields.flatMap((field) =>
    'name' in field && field.name ? [[field.name, field] as const] : [],
  )
  const byName = new Map(named)
  const writers = Object.entries(entries).flatMap(([name, schema]) => {
    const field = byName.get(name)
    if (computed.includes(name)) return field ? [[name, writeNothing] as const] : []
    const writer = field && createWriter(field, schema)
    if (!writer) throw new Error(`Nothing writes "${name}" of the contract: name its field or compute it.`)
    return [[name, writer] as const]
  })
  return Object.fromEntries(writers)
}

function write(writers: Record<string, Write>, document: unknown, reading: Reading) {
  const values: Values = typeof document === 'object' ? { ...document } : {}
  return Object.fromEntries(
    Object.entries(writers).map(([name, writeValue]) => [name, writeValue(values[name], reading)]),
  )
}

/** Keeps the place of a computed value in the response. */
const writeNothing: Write = () => undefined

function createWriter(field: Field, schema: Schema): Write | null {
  const { inner, isNullable } = unwrap(schema)
  switch (field.type) {
    case 'text':
    case 'textarea':
      if ('hasMany' in field && field.hasMany) return (value) => value ?? []
      if (inner.type === 'array') return (value) => splitLines(typeof value === 'string' ? value : null)
      return isNullable ? (value) => value || null : (value) => value ?? ''
    case 'number':
    case 'select':
      return (value) => value ?? null
    case 'checkbox':
      return (value) => value === true
    case 'richText':
      return (value, { toHtml }) => toHtml(v.is(RichTextSchema, value) ? value : null)
    case 'upload': {
      const convert = inner === FileSchema ? file : picture
      return (value, { tags }) => convert(v.is(MediaSchema, value) ? value : null, tags)
    }
    case 'date':
      return (value, { createdAt }) => {
        const stated = typeof value === 'string' ? value : null
        if (stated === null && isNullable) return null
        const moment = instant(stated, createdAt)
        return inner === DaySchema ? day(moment) : moment
      }
    case 'group':
      return createGroupWriter(field.fields, inner, isNullable)
    case 'array':
      return createRowsWriter(field.fields, inner)
    default:
      return null
  }
}

/** A group that may be null is null if all its values are. */
function createGroupWriter(fields: readonly Field[], { entries = {} }: Schema, isNullable: boolean): Write {
  const writers = createWriters(fields, entries)
  return (value, reading) => {
    const group = write(writers, value, reading)
    return isNullable && Object.values(group).every((member) => member === null) ? null : group
  }
}

/** Rows of one text become a list of the texts that exist: rows are shared by both languages. */
function createRowsWriter(fields: readonly Field[], { item }: Schema): Write {
  const [first] = fields
  const textName = first && 'name' in first && item?.type === 'string' ? first.name : null
  const writers = createWriters(fields, item?.entries ?? {})
  return (value, reading) => {
    const rows: unknown[] = Array.isArray(value) ? value : []
    return rows.flatMap((row) => {
      if (!textName) return write(writers, row, reading)
      const { [textName]: text }: Values = typeof row === 'object' ? { ...row } : {}
      return text || []
    })
  }
}

function unwrap(schema: Schema): { inner: Schema; isNullable: boolean } {
  if (schema.wrapped === undefined) return { inner: schema, isNullable: false }
  const { inner, isNullable } = unwrap(schema.wrapped)
  return { inner, isNullable: isNullable || schema.type === 'nullable' }
}
