import type { FlattenedField } from 'payload'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import config from '#cms/payload.config.ts'
import { requestAs } from '../../../test/staff.ts'

/** Not a list, or a list with invalid entries. */
const values = ['x', [null], [[]]] as const

interface List {
  readonly name: string
  /** A document with this value in place of the list. */
  readonly around: (value: unknown) => object
}

function collectLists(fields: readonly FlattenedField[]): List[] {
  return fields.flatMap((field): List[] => {
    const itself = { name: field.name, around: (value: unknown) => ({ [field.name]: value }) }
    const within = (inner: readonly FlattenedField[], wrap: (part: object) => unknown): List[] =>
      collectLists(inner).map(({ name, around }) => ({
        name: `${field.name}.${name}`,
        around: (value) => itself.around(wrap(around(value))),
      }))
    switch (field.type) {
      case 'array':
        return [itself, ...within(field.flattenedFields, (row) => [row])]
      case 'blocks':
        return [
          itself,
          ...field.blocks.flatMap(({ slug, flattenedFields }) =>
            within(flattenedFields, (block) => [{ blockType: slug, ...block }]),
          ),
        ]
      case 'group':
      case 'tab':
        return within(field.flattenedFields, (group) => group)
      default:
        return 'hasMany' in field && field.hasMany ? [itself] : []
    }
  })
}

const { collections, globals } = await config
const listsIn = (place: string, fields: readonly FlattenedField[]) =>
  collectLists(fields).map((list) => ({ place, ...list }))
const lists = [
  ...collections
    .filter(({ slug }) => !slug.startsWith('payload-'))
    .flatMap(({ slug, flattenedFields }) => listsIn(slug, flattenedFields)),
  ...globals.flatMap(({ slug, flattenedFields }) => listsIn(`globals/${slug}`, flattenedFields)),
]

const FoundSchema = v.object({ docs: v.optional(v.array(v.object({ id: v.number() })), []) })

/** How staff can write here: new, and existing documents if there are any. */
async function writesIn(place: string) {
  const found = await requestAs('admin', `${place}?limit=1&sort=id&depth=0`)
  const { docs } = v.parse(FoundSchema, await found.json())
  return [
    { method: 'POST', path: `${place}?draft=true` },
    ...docs.map(({ id }) => ({ method: 'PATCH', path: `${place}/${id}` })),
  ]
}

describe('a list', () => {
  it.each(lists)('with an invalid value never causes a 500: $name of $place', async ({ place, around }) => {
    const ways = await writesIn(place)
    const failed: unknown[] = []
    for (const value of values) {
      for (const { method, path } of ways) {
        const json = around(value)
        const { status } = await requestAs('admin', path, { method, json })
        failed.push(...[{ status, method, path, json }].filter((response) => response.status >= 500))
      }
    }
    expect(failed).toEqual([])
  })

  it('that is null is stored as empty', async () => {
    const json = { title: 'Tanpa poin', keyPoints: null }
    const made = await requestAs('editor', 'reports?draft=true', { json })
    expect(await made.json()).toMatchObject({ doc: { keyPoints: [] } })
  })
})
