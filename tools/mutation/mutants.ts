import { createHash } from 'node:crypto'
import { parseSync, Visitor } from 'oxc-parser'

/** One small fault that can be put into a source file. */
export interface Mutant {
  readonly file: string
  readonly line: number
  readonly kind: string
  readonly start: number
  readonly end: number
  readonly original: string
  readonly replacement: string
}

interface Span {
  readonly start: number
  readonly end: number
}

const flipped: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '>=',
  '>': '<=',
  '<=': '>',
  '>=': '<',
}
const shifted: Readonly<Record<string, string>> = { '<': '<=', '>': '>=', '<=': '<', '>=': '>' }
const joined: Readonly<Record<string, string>> = { '&&': '||', '||': '&&' }
const quantified: Readonly<Record<string, string>> = { some: 'every', every: 'some' }
const leaving = new Set(['ReturnStatement', 'ThrowStatement', 'ContinueStatement', 'BreakStatement'])
/** A function in the place of a value fails everywhere. */
const unswappable = new Set(['SpreadElement', 'ArrowFunctionExpression', 'FunctionExpression'])
const listMakers = /^\[|\.(map|filter|flatMap|toSorted|slice)\(.*\)$/s

/** The empty value that fits the place of `text` most probably. */
function emptyValue(text: string): string {
  if (text === 'true' || text === 'false') return text === 'true' ? 'false' : 'true'
  if (listMakers.test(text)) return '[]'
  return /^['"`]/.test(text) ? "''" : 'null'
}

/** Every mutant of a file, in the order of its syntax tree. */
export function findMutants(file: string, text: string): Mutant[] {
  const found: Mutant[] = []
  const read = ({ start, end }: Span) => text.slice(start, end)
  const add = (kind: string, { start, end }: Span, replacement: string) => {
    const original = text.slice(start, end)
    const line = text.slice(0, start).split('\n').length
    if (original !== replacement) found.push({ file, line, kind, start, end, original, replacement })
  }
  const changeOperator = (
    kind: string,
    node: Span & { left: Span; right: Span; operator: string },
    table: Readonly<Record<string, string>>,
  ) => {
    const start = text.indexOf(node.operator, node.left.end)
    const replacement = table[node.operator]
    if (replacement !== undefined) add(kind, { start, end: start + node.operator.length }, replacement)
  }
  const types = new Set<number>()
  new Visitor({
    TSLiteralType: ({ literal }) => void types.add(literal.start),
    BinaryExpression: (node) => {
      changeOperator('comparison flipped', node, flipped)
      changeOperator('off by one', node, shifted)
    },
    LogicalExpression: (node) => changeOperator('logic changed', node, joined),
    IfStatement: ({ test, consequent, alternate }) => {
      const last = consequent.type === 'BlockStatement' ? consequent.body.at(-1) : consequent
      if (alternate === null && last && leaving.has(last.type)) add('guard removed', test, 'false')
    },
    CallExpression: ({ callee, arguments: [first, second] }) => {
      if (callee.type === 'MemberExpression') {
        const method = quantified[read(callee.property)]
        if (method) add('logic changed', callee.property, method)
      }
      if (!first || !second || [first, second].some(({ type }) => unswappable.has(type))) return
      const between = text.slice(first.end, second.start)
      const swapped = `${read(second)}${between}${read(first)}`
      if (read(first) !== read(second))
        add('arguments swapped', { start: first.start, end: second.end }, swapped)
    },
    Literal: (node) => {
      if (typeof node.value !== 'number' || types.has(node.start)) return
      add('constant changed', node, String(node.value < 10 ? node.value + 1 : node.value * 10))
    },
    AwaitExpression: (node) => add('await dropped', node, read(node.argument)),
    ReturnStatement: ({ argument }) => {
      if (argument) add('return emptied', argument, emptyValue(read(argument)))
    },
    ArrowFunctionExpression: ({ expression, body }) => {
      if (expression) add('return emptied', body, emptyValue(read(body)))
    },
  }).visit(parseSync(file, text).program)
  return found
}

/** Picks mutants at random: the same for the same seed, and about as many of each kind. */
export function pickMutants(mutants: readonly Mutant[], seed: number, count: number): Mutant[] {
  const hash = ({ file, start, kind }: Mutant) =>
    createHash('sha256').update(`${seed} ${file} ${start} ${kind}`).digest('hex')
  const turns = new Map<string, number>()
  return mutants
    .map((mutant) => ({ mutant, key: hash(mutant) }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ mutant }) => {
      const turn = turns.get(mutant.kind) ?? 0
      turns.set(mutant.kind, turn + 1)
      return { mutant, turn }
    })
    .toSorted((one, other) => one.turn - other.turn)
    .slice(0, count)
    .map(({ mutant }) => mutant)
}
