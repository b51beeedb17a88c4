import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { articleData, paragraph } from '../../../test/service.ts'
import { readRejection, requestAs } from '../../../test/staff.ts'

const deepest = 1_500
const tooDeep = 'nested too deeply'

/** A text with nodes nested this many times. */
function nested(times: number, within: 'children' | 'fields' = 'children') {
  let node: unknown = { type: 'text', version: 1, text: 'x', detail: 0, format: 0, mode: 'normal', style: '' }
  for (let level = 0; level < times; level += 1) {
    const inside = within === 'children' ? { children: [node] } : { children: [], fields: node }
    node = { type: 'quote', version: 1, direction: null, format: '', indent: 0, ...inside }
  }
  return { root: { type: 'root', version: 1, direction: null, format: '', indent: 0, children: [node] } }
}

const write = (path: string, json: unknown, method = 'POST') =>
  requestAs('editor', path, { method, language: 'en', json })

const rejected = (path: string, words: string) => ({
  status: 400,
  errors: [{ path, message: expect.stringContaining(words) }],
})

describe('a rich text', () => {
  it.each([
    { what: 'a draft', path: 'articles?draft=true', data: { title: 'x', body: nested(deepest) }, at: 'body' },
    {
      what: 'a draft, outside its nodes',
      path: 'articles?draft=true',
      data: { title: 'x', body: nested(deepest, 'fields') },
      at: 'body',
    },
    {
      what: 'a block',
      path: 'pages?draft=true',
      data: { title: 'x', blocks: [{ blockType: 'text', body: nested(deepest) }] },
      at: 'blocks.0.body',
    },
  ])('in $what nested 1,500 levels deep is rejected at its field', async ({ path, data, at }) => {
    expect(await readRejection(await write(path, data))).toEqual(rejected(at, tooDeep))
  })

  // Every shape is tested in rich-text-shape.test.ts.
  it('with a malformed text is rejected with an error at its field, in drafts and changes', async () => {
    const body = { root: { ...nested(0).root, children: [{ type: 'text', text: { a: 1 } }] } }
    const rejection = rejected('body', 'not valid')
    const drafted = await write('articles?draft=true', { title: 'Tanpa bentuk', body })
    expect(await readRejection(drafted)).toEqual(rejection)
    const title = `Dengan bentuk ${crypto.randomUUID()}`
    const made = await write('articles?draft=true', { title, body: paragraph('Isi') })
    const { doc } = v.parse(v.object({ doc: v.object({ id: v.number() }) }), await made.json())
    expect(await readRejection(await write(`articles/${doc.id}`, { body }, 'PATCH'))).toEqual(rejection)
  })

  it('is limited on publishing and changing, too', async () => {
    const data = { ...(await articleData(`dalam-${crypto.randomUUID()}`)), _status: 'published' }
    const rejection = rejected('body', tooDeep)
    expect(await readRejection(await write('articles', { ...data, body: nested(deepest) }))).toEqual(
      rejection,
    )
    const made = await write('articles', { ...data, body: paragraph('Isi') })
    const { doc } = v.parse(v.object({ doc: v.object({ id: v.number() }) }), await made.json())
    const changed = await write(`articles/${doc.id}`, { body: nested(deepest) }, 'PATCH')
    expect(await readRejection(changed)).toEqual(rejection)
  })

  it('may have lists nested ten times', async () => {
    const response = await write('articles?draft=true', { title: 'Daftar', body: nested(20) })
    expect(response.status).toBe(201)
  })
})
