import * as v from 'valibot'
import { BadRequestError } from '#cms/base/http/problem.ts'
import { readLimitedBody } from '#cms/base/http/read-limited-body.ts'

const maxBytes = 32 * 1024
/** Keys that could cause prototype pollution. */
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

/** Reads and validates a JSON body. Throws BadRequestError for the first invalid field. */
export async function readBody<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const text = await readText(request)
  const result = v.safeParse(schema, parseJson(text))
  if (!result.success) {
    const [issue] = result.issues
    // Not the schema's message, which repeats the visitor's input.
    throw new BadRequestError(v.getDotPath(issue) ?? 'body', `invalid value (${issue.type}).`)
  }
  return result.output
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) => {
      if (forbiddenKeys.has(key)) throw new BadRequestError('body', `the key ${key} is not allowed.`)
      // PostgreSQL text cannot contain zero bytes.
      if (typeof value === 'string' && value.includes('\0')) {
        throw new BadRequestError(key, 'text must not contain a zero byte.')
      }
      return value
    })
  } catch (error) {
    if (error instanceof BadRequestError) throw error
    throw new BadRequestError('body', 'the body must be JSON.')
  }
}

async function readText(request: Request): Promise<string> {
  if (!request.headers.get('content-type')?.startsWith('application/json')) {
    throw new BadRequestError('Content-Type', 'the body must be application/json.', 415)
  }
  const body = await readLimitedBody(request, maxBytes)
  if (body === null) throw new BadRequestError('body', `the body must be at most ${maxBytes} bytes.`, 413)
  return body.toString('utf8')
}
