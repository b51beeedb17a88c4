import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { type CrossFieldValidator, crossValidated } from './cross-field-validation.ts'

const RowsSchema = v.object({ rows: v.array(v.object({ size: v.number() })) })

/** Reports every row that is smaller than the first. */
const sameSize: CrossFieldValidator = (document) => {
  const { rows } = v.parse(RowsSchema, document)
  return rows.flatMap(({ size }, position) =>
    size === rows[0]?.size
      ? []
      : [{ path: `rows.${position}.size`, message: { id: 'Tidak sama.', en: 'Not alike.' } }],
  )
}

const FieldSchema = v.object({ fields: v.tuple([v.object({ validate: v.function() })]) })
const [rows] = crossValidated(
  [{ name: 'rows', type: 'array', fields: [{ name: 'size', type: 'number' }] }],
  sameSize,
)
const { validate } = v.parse(FieldSchema, rows).fields[0]

describe('crossValidated', () => {
  const written = { rows: [{ size: 1 }, { size: 2 }, { size: 1 }, { size: 2 }] }
  const options = { name: 'size', data: written, req: { i18n: { language: 'en' }, t: String } }

  it.each([
    { position: 0, expected: true },
    { position: 1, expected: 'Not alike.' },
    { position: 2, expected: true },
    { position: 3, expected: 'Not alike.' },
  ])('reports row $position in the form and on publishing: $expected', async ({ position, expected }) => {
    const siblingData = written.rows[position]
    const { size } = siblingData ?? {}
    expect(await validate(size, { ...options, siblingData })).toBe(expected)
    expect(
      await validate(size, { ...options, siblingData: { size }, path: ['rows', position, 'size'] }),
    ).toBe(expected)
  })

  it("runs the field's own validation first", async () => {
    const [first] = written.rows
    expect(await validate(0, { ...options, siblingData: first, min: 1 })).toBe('validation:lessThanMin')
  })
})
