import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import * as v from 'valibot'
import { parse } from 'yaml'
import { Both } from './bilingual.ts'
import { moveDates, weeksToMove } from './moved-dates.ts'

/** Tests fill their databases from a smaller folder. */
export const seedFolder = process.env.SEED_FOLDER ?? import.meta.dirname
const contentFolder = join(seedFolder, 'content')
/** The day for which the content is prepared. Tests set it. */
export const seedDay = process.env.SEED_TODAY ?? dayInJakarta(new Date())
/** By how many weeks the dates of the demo's story are moved. */
const weeks = weeksToMove(seedDay)

/** Collects all errors of the seed files, which are reported together at the end. */
export class SeedErrors {
  readonly list: string[] = []

  add(file: string, field: string, message: string): void {
    this.list.push(`${file}: ${field}: ${message}`)
  }
}

/** Names an entry in the other files. */
export const key = v.pipe(v.string(), v.nonEmpty())

/** Converts `{ id, en? }` to a localized value. */
export const both = v.pipe(
  v.object({ id: v.string(), en: v.optional(v.nullable(v.string())) }),
  v.transform(({ id, en }) => new Both(id.trim(), en?.trim() || undefined)),
)
export const instant = v.pipe(
  v.string(),
  v.check((value) => !Number.isNaN(Date.parse(value)), 'must be a time'),
  v.transform((value) => new Date(value).toISOString()),
)
/** A calendar day as date fields store it: noon UTC. */
export const atNoon = (value: string): string => `${value}T12:00:00.000Z`
export const day = v.pipe(v.string(), v.isoDate(), v.transform(atNoon))
export const optionalNumber = v.optional(v.nullable(v.number()), null)

export type Entry<Data> = { file: string; data: Data }

/** All documents of a folder, one per file. Invalid files are reported and skipped. */
export async function readFolder<Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
  errors: SeedErrors,
): Promise<Entry<v.InferOutput<Schema>>[]> {
  const entries: Entry<v.InferOutput<Schema>>[] = []
  for (const file of await yamlFiles(name)) {
    const data = await readChecked(`${name}/${file}`, schema, errors)
    if (data) entries.push({ file: `${name}/${file}`, data: data.value })
  }
  return entries
}

async function yamlFiles(folder: string): Promise<string[]> {
  const files = await readdir(join(contentFolder, folder)).catch(() => [])
  return files.filter((candidate) => candidate.endsWith('.yaml')).sort()
}

/** All documents of a file that contains a list. */
export async function readList<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
  errors: SeedErrors,
): Promise<Entry<v.InferOutput<Schema>>[]> {
  const data = await readChecked(file, v.array(schema), errors)
  return (data?.value ?? []).map((item: v.InferOutput<Schema>) => ({ file, data: item }))
}

/** All documents of a folder whose files contain lists. */
export async function readLists<Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
  errors: SeedErrors,
): Promise<Entry<v.InferOutput<Schema>>[]> {
  const files = (await yamlFiles(name)).map((file) => readList(`${name}/${file}`, schema, errors))
  return (await Promise.all(files)).flat()
}

/** A file with a single object; null if it is missing or invalid. */
export async function readOne<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
  errors: SeedErrors,
): Promise<v.InferOutput<Schema> | null> {
  return (await readChecked(file, schema, errors))?.value ?? null
}

async function readChecked<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
  errors: SeedErrors,
): Promise<{ value: v.InferOutput<Schema> } | null> {
  let content: unknown
  try {
    content = moveDates(parse(await readFile(join(contentFolder, file), 'utf8')), weeks)
  } catch (error) {
    errors.add(file, 'file', error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error))
    return null
  }
  const result = v.safeParse(schema, content)
  if (result.success) return { value: result.output }
  for (const issue of result.issues) errors.add(file, v.getDotPath(issue) ?? 'file', issue.message)
  return null
}
