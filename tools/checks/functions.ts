import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { isTestFile, listSourceFiles } from './imports.ts'

/** A function of the source, without the tests. */
export interface SourceFunction {
  /** `path:line` */
  readonly place: string
  /** null without a name. */
  readonly name: string | null
  readonly lines: number
}

/** Every function of the repository outside of tests. */
export function readFunctions(root: string): SourceFunction[] {
  return listSourceFiles(root)
    .filter((file) => !isTestFile(file) && !file.endsWith('.css'))
    .flatMap((file) => findFunctions(file, readFileSync(join(root, file), 'utf8')))
}

interface Span {
  readonly start: number
  readonly end: number
}

export function findFunctions(file: string, text: string): SourceFunction[] {
  const found: SourceFunction[] = []
  const names = new Map<number, string>()
  const add = ({ start, end }: Span, name: string | null = names.get(start) ?? null) => {
    const line = text.slice(0, start).split('\n').length
    found.push({ place: `${file}:${line}`, name, lines: text.slice(start, end).split('\n').length })
  }
  // The visitor enters a name before the function that it names.
  new Visitor({
    VariableDeclarator: ({ id, init }) =>
      void (id.type === 'Identifier' && init && names.set(init.start, id.name)),
    Property: ({ key, value }) => void (key.type === 'Identifier' && names.set(value.start, key.name)),
    MethodDefinition: ({ key, value }) =>
      void (key.type === 'Identifier' && names.set(value.start, key.name)),
    FunctionDeclaration: (node) => add(node, node.id?.name),
    FunctionExpression: (node) => add(node),
    ArrowFunctionExpression: (node) => add(node),
  }).visit(parseSync(file, text).program)
  return found
}
