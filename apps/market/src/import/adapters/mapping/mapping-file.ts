import { readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { parse, YAMLParseError } from 'yaml'
import { type SourceFile, tableNames, UnreadableFile } from '#market/import/reading/adapter.ts'
import { isOptional } from '#market/import/reading/cells.ts'
import { tables } from '#market/import/tables/tables.ts'
import { isDateFormat, numberFormats } from '../source-values.ts'
import { compileFileName, listNameColumns } from './file-name-pattern.ts'

/** JSON is YAML too. */
export const mappingNames = ['mapping.yaml', 'mapping.yml', 'mapping.json'] as const
const maxMappingBytes = 256 * 1024

const NameSchema = v.pipe(v.string('must be a text'), v.trim(), v.minLength(1, 'must not be empty'))

const ColumnDetailsSchema = v.pipe(
  v.strictObject(
    {
      from: v.optional(NameSchema),
      date: v.optional(v.pipe(NameSchema, v.check(isDateFormat, 'must be a date format such as DD/MM/YYYY'))),
      number: v.optional(v.picklist(numberFormats, `must be one of ${numberFormats.join(', ')}`)),
      factor: v.optional(v.pipe(v.number('must be a number'), v.finite('must be a number'))),
      value: v.optional(v.union([v.string(), v.number()], 'must be a text or a number')),
    },
    'must be the name of a column, or from, date, number, factor or value',
  ),
  v.check(({ from, value }) => (from === undefined) !== (value === undefined), 'needs either from or value'),
)
/** The name of a column of the file alone is short for `from`. */
const ColumnSchema = v.lazy((input) =>
  typeof input === 'string'
    ? v.pipe(
        NameSchema,
        v.transform((from): v.InferOutput<typeof ColumnDetailsSchema> => ({ from })),
      )
    : ColumnDetailsSchema,
)

const FileSchema = v.pipe(
  v.strictObject(
    {
      file: v.optional(NameSchema),
      table: v.picklist(tableNames, `must be one of ${tableNames.join(', ')}`),
      sheet: v.optional(NameSchema),
      headerRow: v.optional(
        v.pipe(v.number('must be a number'), v.integer('must be whole'), v.minValue(1, 'begins at 1')),
        1,
      ),
      columns: v.record(v.string(), ColumnSchema, 'must list columns'),
    },
    'must have only file, table, sheet, headerRow and columns',
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { file = '', table, columns } = dataset.value
    const names = [...listNameColumns(file), ...Object.keys(columns)]
    for (const [index, name] of names.entries()) {
      if (!Object.hasOwn(tables[table].columns, name))
        addIssue({ message: `${name} is not a column of ${table}` })
      if (names.indexOf(name) !== index) addIssue({ message: `${name} is there twice` })
    }
    for (const [name, parser] of Object.entries(tables[table].columns)) {
      if (!isOptional(parser) && !names.includes(name)) addIssue({ message: `${name} is missing` })
    }
  }),
  v.transform((settings) => ({
    ...settings,
    /** null: all files. */
    namePattern: settings.file === undefined ? null : compileFileName(settings.file),
  })),
)
export type MappedFile = v.InferOutput<typeof FileSchema>

const MappingSchema = v.strictObject(
  { files: v.pipe(v.array(FileSchema, 'must be a list'), v.minLength(1, 'must not be empty')) },
  'must have only files',
)

export function isMappingFile({ name }: SourceFile): boolean {
  return mappingNames.some((known) => known === name.split(/[\\/]/).at(-1)?.toLowerCase())
}

type Mapping = readonly MappedFile[]

/** The mapping files of a delivery, each of which is read once for a thousand files. */
export class MappingFiles {
  readonly #mappings = new Map<string, Promise<Mapping | UnreadableFile | null>>()

  /** The mapping beside a file, or in a folder above it within the delivery; null without one. Throws UnreadableFile. */
  async findFor({ name, path }: SourceFile): Promise<Mapping | null> {
    let folder = dirname(path)
    for (const _ of name.split(/[\\/]/)) {
      for (const known of mappingNames) {
        const mapping = await this.#read(join(folder, known))
        if (mapping instanceof UnreadableFile) throw mapping
        if (mapping !== null) return mapping
      }
      folder = dirname(folder)
    }
    return null
  }

  #read(path: string): Promise<Mapping | UnreadableFile | null> {
    const known = this.#mappings.get(path)
    if (known !== undefined) return known
    const mapping = loadMapping(path)
    this.#mappings.set(path, mapping)
    return mapping
  }
}

/** Throws UnreadableFile if it is no mapping. */
export async function checkMapping(path: string): Promise<void> {
  const mapping = await loadMapping(path)
  if (mapping instanceof UnreadableFile) throw mapping
}

/** null: there is no such file. */
async function loadMapping(path: string): Promise<Mapping | UnreadableFile | null> {
  const found = await stat(path).catch(() => null)
  if (found === null) return null
  if (found.size > maxMappingBytes) {
    return new UnreadableFile(`is larger than ${maxMappingBytes / 1024} kB`)
  }
  try {
    return parseMapping(await readFile(path, 'utf8'))
  } catch (error) {
    if (error instanceof UnreadableFile) return error
    throw error
  }
}

function parseMapping(text: string): Mapping {
  const parsed = v.safeParse(MappingSchema, yamlContent(text))
  if (parsed.success) return parsed.output.files
  throw new UnreadableFile(parsed.issues.map(issueText).join('; '))
}

function yamlContent(text: string): unknown {
  try {
    return parse(text)
  } catch (error) {
    if (error instanceof YAMLParseError || error instanceof ReferenceError) {
      throw new UnreadableFile(`is neither YAML nor JSON: ${error.message.split('\n', 1).join()}`)
    }
    throw error
  }
}

function issueText(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue)
  return path === null ? issue.message : `${path} ${issue.message}`
}
