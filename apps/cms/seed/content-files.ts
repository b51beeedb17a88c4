import { readdir, readFile } from 'node:fs/promises'
import { basename, join, sep } from 'node:path'
import { brand, series } from '@site/brand/names.ts'
import { questionnaireTexts } from '@site/contracts/content/built-in-questionnaire.ts'
import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import { parse } from 'yaml'
import { Both, isTree, type Tree } from './bilingual.ts'
import { moveDates, weeksToMove } from './moved-dates.ts'
import { addSeriesDays } from './series-days.ts'

/** Tests fill their databases from a smaller folder. */
export const seedFolder = process.env.SEED_FOLDER ?? import.meta.dirname
const contentFolder = join(seedFolder, 'content')
/** The day for which the content is prepared. Tests set it. */
const seedDay = process.env.SEED_TODAY ?? dayInJakarta(new Date())
/** By how many weeks the dates of the demo's story are moved. */
const weeks = weeksToMove(seedDay)

/** In the folder of the content, but of no collection: the images are uploaded with the documents that use them. */
const altsFile = 'pictures.yaml'

/** Collects all errors of the seed files, which are reported together at the end. */
export class SeedErrors {
  readonly list: string[] = []

  add(file: string, path: string, message: string): void {
    this.list.push(`${file}: ${path}: ${message}`)
  }
}

/** One document, or one global, as a file states it. */
export interface Entry {
  readonly file: string
  /** Names the document in the other files. */
  readonly key: string
  readonly data: Tree
}

/** The entries by the slug of their collection or global. */
export type Content = ReadonlyMap<string, readonly Entry[]>

/**
 * All files: `<slug>.yaml` has the documents of a collection or a global, and the folder `<slug>` any number of such
 * files.
 */
export async function readContent(errors: SeedErrors): Promise<Content> {
  const files = (await readdir(contentFolder, { recursive: true })).filter(
    (file) => file.endsWith('.yaml') && file !== altsFile,
  )
  const entries = await Promise.all(
    files
      .toSorted()
      .map(async (file) => ({ slug: readSlug(file), entries: await readEntries(file, errors) })),
  )
  const content = new Map<string, readonly Entry[]>()
  for (const { slug, entries: own } of entries) content.set(slug, [...(content.get(slug) ?? []), ...own])
  const questionnaire = { file: 'built-in-questionnaire.ts', key: 'risk-profile', data: questionnaireTexts }
  return content.set('risk-profile', [questionnaire])
}

/** The alternative texts of the images, by name. */
export async function readAlts(errors: SeedErrors): Promise<ReadonlyMap<string, Both>> {
  const entries = await readEntries(altsFile, errors)
  return new Map(entries.map(({ data: { name, alt } }) => [String(name), toBoth(alt)]))
}

const toBoth = (alt: unknown) =>
  isTree(alt) ? new Both(alt.id, alt.en ?? undefined) : new Both('', undefined)

const readSlug = (file: string) => basename(file.split(sep)[0] ?? file, '.yaml')

async function readEntries(file: string, errors: SeedErrors): Promise<Entry[]> {
  try {
    const text = await readFile(join(contentFolder, file), 'utf8')
    const content = moveDates(parse(fillInNames(text)), weeks)
    return [content].flat().map((data, index) => {
      if (!isTree(data)) throw new Error(`entry ${index} is not a document`)
      return { file, key: String(data.key ?? data.code ?? index), data: complete(readSlug(file), data) }
    })
  } catch (error) {
    errors.add(file, 'file', error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error))
    return []
  }
}

/** Writes the names of series for `{{events.id}}` and the like. */
const fillInNames = (text: string): string =>
  Object.entries(series).reduce(
    (filled, [key, { name }]) =>
      filled.replaceAll(`{{${key}.id}}`, name.id).replaceAll(`{{${key}.en}}`, name.en),
    text,
  )

/** Adds what the code knows to what a file states. */
function complete(slug: string, data: Tree): Tree {
  if (slug === 'settings') return { ...brand, ...data }
  return slug === 'bond-series' ? addSeriesDays(data, seedDay) : data
}
