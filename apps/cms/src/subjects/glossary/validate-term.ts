import { sql } from '@payloadcms/db-postgres'
import { isLocale } from '@site/contracts/locale.ts'
import type { Payload } from 'payload'
import * as v from 'valibot'
import { query } from '#cms/base/database/session.ts'
import { type RequestLike, translate } from '#cms/base/fields/translate.ts'

type NameOptions = RequestLike & {
  id?: number | string
  req?: { locale?: string | null; payload?: Payload }
}

const RowsSchema = v.array(v.object({ id: v.number(), term: v.nullable(v.string()) }))

/** An error message if another term of this language has the name or abbreviation, or true. */
export async function rejectTakenName(value: unknown, options: NameOptions): Promise<string | true> {
  const { locale, payload } = options.req ?? {}
  const name = typeof value === 'string' ? value.trim().toLowerCase() : ''
  if (name === '' || payload === undefined || !isLocale(locale)) return true
  const rows = await query(
    payload,
    sql`select _parent_id as id, term from terms_locales
      where _locale = ${locale} and _parent_id <> ${Number(options.id ?? 0)}
        and ${name} in (lower(trim(term)), lower(trim(abbreviation)))
      limit 1`,
  )
  const [other] = v.parse(RowsSchema, rows)
  if (other === undefined) return true
  const title = `“${other.term ?? ''}” (#${other.id})`
  return translate(options, {
    id: `Istilah ${title} sudah memakai nama atau singkatan ini. Pilih nama lain, atau ubah dulu istilah itu.`,
    en: `The term ${title} already has this name or abbreviation. Choose another one, or change that term first.`,
  })
}

type RelatedOptions = RequestLike & { id?: number | string }

/** An error message if a term is related to itself, or true. */
export function rejectOwnRelation(value: unknown, options: RelatedOptions): string | true {
  const related: unknown[] = Array.isArray(value) ? value : []
  return (
    options.id === undefined ||
    !related.some((id) => String(id) === String(options.id)) ||
    translate(options, {
      id: 'Sebuah istilah tidak dapat terkait dengan dirinya sendiri. Hapus istilah ini dari daftar.',
      en: 'A term cannot be related to itself. Remove this term from the list.',
    })
  )
}
