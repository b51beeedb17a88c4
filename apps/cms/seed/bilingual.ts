import { convertMarkdownToLexical, type SanitizedServerEditorConfig } from '@payloadcms/richtext-lexical'
import type { Locale } from '@site/contracts/locale.ts'
import { listNodes } from '#cms/base/rich-text/nodes.ts'

/** A localized value; `en` is undefined without a translation. */
export class Both<Value = unknown> {
  readonly id: Value
  readonly en: Value | undefined

  constructor(id: Value, en: Value | undefined) {
    this.id = id
    this.en = en
  }
}

/** A document's data before it is split by language. */
export type Tree = { [key: string]: unknown }

/** The part of a tree in one language; missing values are omitted. */
function inLocale(value: unknown, locale: Locale): unknown {
  if (value instanceof Both) return value[locale]
  if (Array.isArray(value)) return value.map((item) => inLocale(item, locale))
  return isTree(value) ? treeInLocale(value, locale) : value
}

export function treeInLocale(tree: Tree, locale: Locale): Tree {
  const entries = Object.entries(tree).map(([key, value]) => [key, inLocale(value, locale)] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

export function hasEnglish(value: unknown): boolean {
  if (value instanceof Both) return value.en !== undefined
  if (Array.isArray(value)) return value.some(hasEnglish)
  return isTree(value) && Object.values(value).some(hasEnglish)
}

export function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}

/** IDs of the images and terms that texts name. */
export interface NamedIds {
  readonly pictures: ReadonlyMap<string, number>
  readonly terms: ReadonlyMap<string, number>
}

const none: NamedIds = { pictures: new Map(), terms: new Map() }

const attributes = '(?:[^">]|"[^"]*")*'
const pictureTag = new RegExp(`<Picture name="([^"]*)"(${attributes})/>`, 'g')
const termTag = /<Term slug="([^"]*)"\s*\/>/g

/** Names of the images and terms of a text in Markdown. */
export const picturesIn = (markdown: string) =>
  [...markdown.matchAll(pictureTag)].map(([, name = '']) => name)
export const termsIn = (markdown: string) => [...markdown.matchAll(termTag)].map(([, key = '']) => key)

/** Markdown converted to the editor's format; images and terms that do not exist (with `--lenient`) are left out. */
export function convertMarkdown(
  editorConfig: SanitizedServerEditorConfig,
  markdown: string,
  { pictures, terms }: NamedIds = none,
) {
  const tag = (name: string, id: number | undefined, rest = '') =>
    id === undefined ? '' : `<${name} id="${id}"${rest}/>`
  const converted = convertMarkdownToLexical({
    editorConfig,
    markdown: markdown
      // The converter keeps the spaces around the cells of a table.
      .replace(/^\|.*\|$/gm, (row) => row.replace(/ *\| */g, '|'))
      .replaceAll(pictureTag, (_, name, rest) => tag('Picture', pictures.get(name), rest))
      .replaceAll(termTag, (_, key) => tag('Term', terms.get(key))),
  })
  // The converter only logs its errors.
  if (converted.root.children.length === 0 && markdown.trim() !== '') {
    throw new Error(
      `a text cannot be converted; is each tag closed, and no "<" within a callout? ${markdown}`,
    )
  }
  markRowHeaders(converted)
  return converted
}

/** The header state of a table cell that names its row, as the editor stores it. */
const namesRow = 2

/** Markdown has no row headers: the first column of a table gets them if each of its cells is filled and unlike the others. */
function markRowHeaders(part: unknown): void {
  if (Array.isArray(part)) for (const item of part) markRowHeaders(item)
  if (!isTree(part)) return
  for (const value of Object.values(part)) markRowHeaders(value)
  if (part.type !== 'table') return
  const [, ...rows] = listChildren(part)
  const firstCells = rows.flatMap((row) => listChildren(row).slice(0, 1))
  const names = firstCells.map(readCell)
  if (names.includes('') || new Set(names).size < names.length) return
  for (const cell of firstCells) cell.headerState = namesRow
}

const listChildren = ({ children }: Tree): Tree[] => (Array.isArray(children) ? children.filter(isTree) : [])

/** The texts of a cell, and the values of its figures and terms. */
function readCell({ children }: Tree): string {
  return [...listNodes({ root: { children } })]
    .map((node) => node?.text ?? (node?.fields ? JSON.stringify(node.fields) : ''))
    .join('')
}
