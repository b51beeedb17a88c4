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

/** The mapping beside a file, or in a folder above it within the delivery; null without one. Throws UnreadableFile. */
export async function mappingFor({ name, path }: SourceFile): Promise<readonly MappedFile[] | null> {
  let folder = dirname(path)
  for (const _ of name.split(/[\\/]/)) {
    for (const known of mappingNames) {
      const mapping = await readMapping(join(folder, known))
      if (mapping !== null) return mapping
    }
    folder = dirname(folder)
  }
  return null
}

/** The last one that was read, for deliveries with a thousand files of one mapping. */
let last: { readonly key: string; readonly mapping: readonly MappedFile[] | UnreadableFile } | null = null

/** null: there is no such file. Throws UnreadableFile. */
export async function readMapping(path: string): Promise<readonly MappedFile[] | null> {
  const found = await stat(path).catch(() => null)
  if (found === null) return null
  const key = `${path} ${found.size} ${found.mtimeMs}`
  const mapping = last?.key === key ? last.mapping : await loadMapping(path, found.size)
  last = { key, mapping }
  if (mapping instanceof UnreadableFile) throw mapping
  return mapping
}

async function loadMapping(path: string, size: number): Promise<readonly MappedFile[] | UnreadableFile> {
  if (size > maxMappingBytes) return new UnreadableFile(`is larger than ${maxMappingBytes / 1024} kB`)
  try {
    return parseMapping(await readFile(path, 'utf8'))
  } catch (error) {
    if (error instanceof UnreadableFile) return error
    throw error
  }
}

function parseMapping(text: string): readonly MappedFile[] {
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
