import * as v from 'valibot'
import type { InvalidParameter } from './problem.ts'

export interface PageOfList {
  readonly page: number
  readonly pageSize: number
  readonly cursor?: string | undefined
}

export function computeOffset({ page, pageSize }: PageOfList): number {
  return (page - 1) * pageSize
}

/** The pagination fields of a list; a page beyond the last is empty. */
export function pageEntries(
  { page, pageSize, cursor }: PageOfList,
  total: number,
  nextCursor: string | null,
) {
  return {
    page: cursor === undefined ? page : 0,
    pageSize,
    pageCount: Math.max(1, Math.ceil(total / pageSize)),
    total,
    nextCursor,
  }
}

/** Encodes the position of an item as an opaque cursor; it contains no secrets. */
export function encodeCursor(position: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url')
}

/** The ID of an item in a cursor. */
export const PlaceIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/))

/** The error for a cursor of another list. */
export const foreignCursor = { parameter: 'cursor', message: 'must be the nextCursor of an earlier response' }

/** Decodes a cursor; null without one. */
export function decodeCursor<const Schema extends v.GenericSchema>(
  { page, cursor }: Pick<PageOfList, 'page' | 'cursor'>,
  position: Schema,
): { readonly after: v.InferOutput<Schema> | null } | { readonly rejected: InvalidParameter[] } {
  if (cursor === undefined) return { after: null }
  if (page !== 1) return { rejected: [{ parameter: 'cursor', message: 'goes without page' }] }
  const parsed = v.safeParse(
    v.pipe(v.string(), v.parseJson(), position),
    Buffer.from(cursor, 'base64url').toString(),
  )
  return parsed.success ? { after: parsed.output } : { rejected: [foreignCursor] }
}
