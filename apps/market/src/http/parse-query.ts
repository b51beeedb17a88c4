import * as v from 'valibot'
import type { InvalidParameter } from './problem.ts'

export type ParsedQuery<Output> = { readonly query: Output } | { readonly rejected: InvalidParameter[] }

/** The largest resource has a dozen. Each parameter is compared with all others, and each error is in the response. */
const maxParameters = 30

export function parseQuery<const Schema extends v.GenericSchema>(
  schema: Schema,
  search: URLSearchParams,
): ParsedQuery<v.InferOutput<Schema>> {
  if (search.size > maxParameters) {
    return { rejected: [{ parameter: 'query', message: `must have at most ${maxParameters} parameters` }] }
  }
  const names = [...search.keys()]
  const repeated = new Set(names.filter((name, index) => names.indexOf(name) !== index))
  if (repeated.size > 0) {
    return { rejected: [...repeated].map((parameter) => ({ parameter, message: 'must be given once' })) }
  }
  const result = v.safeParse(schema, Object.fromEntries(search))
  if (result.success) return { query: result.output }
  return {
    rejected: result.issues.map((issue) => ({
      parameter: v.getDotPath(issue) ?? '',
      message: formatIssue(issue),
    })),
  }
}

/** Valibot's own messages for keys mention types; the contracts' messages are readable. */
function formatIssue(issue: v.BaseIssue<unknown>): string {
  if (issue.type !== 'strict_object') return issue.message
  return issue.expected === 'never' ? 'is not a parameter of this resource' : 'is missing'
}
