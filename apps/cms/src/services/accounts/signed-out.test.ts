import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { requestAs, requestFromAdmin } from '../../../test/staff.ts'

const ErrorsSchema = v.object({ errors: v.tuple([v.object({ message: v.string() })]) })
const readMessage = async (response: Response) =>
  v.parse(ErrorsSchema, await response.json()).errors[0].message

const patch = (json: object) => ({ method: 'PATCH', json })
const form = new FormData()
form.set('_payload', '{}')
form.set('file', new Blob(['x'], { type: 'image/png' }), 'x.png')

const requests: { what: string; path: string; init: Parameters<typeof requestAs>[2] }[] = [
  { what: 'a draft', path: 'articles/1?draft=true&locale=id', init: patch({ title: 'x', _status: 'draft' }) },
  {
    what: 'a draft of 4,800 words',
    path: 'articles/1?draft=true',
    init: patch({ title: 'x'.repeat(40_000) }),
  },
  { what: 'a publication', path: 'articles/1?locale=id', init: patch({ _status: 'published' }) },
  { what: 'a new document', path: 'articles?draft=true', init: { json: { title: 'x' } } },
  { what: 'a global', path: 'globals/home?draft=true', init: { json: { headline: 'x' } } },
  { what: 'many documents', path: 'articles?where[id][in]=1,2', init: patch({ title: 'x' }) },
  { what: 'a deletion', path: 'articles?where[id][in]=999999', init: { method: 'DELETE' } },
  { what: 'an upload', path: 'media', init: { method: 'POST', body: form } },
  { what: 'a renewal of the session', path: 'users/refresh-token', init: { json: {} } },
]

describe('without a session', () => {
  it.each(requests)('$what is rejected with what to do, in both languages', async ({ path, init }) => {
    const english = await requestAs(null, path, { ...init, language: 'en' })
    expect([english.status, await readMessage(english)]).toEqual([
      401,
      'You are signed out. Sign in in a new tab, then save again. Your text is still here.',
    ])
    const indonesian = await requestAs(null, path, init)
    expect(await readMessage(indonesian)).toBe(
      'Sesi Anda sudah berakhir. Masuk lewat tab baru, lalu simpan lagi. Tulisan Anda masih ada di sini.',
    )
  })

  it('the same holds after the session was ended or with a forged cookie', async () => {
    const cookie = 'payload-token=eyJhbGciOiJIUzI1NiJ9.e30.x'
    const response = await requestFromAdmin('articles/1', { ...patch({ title: 'x' }), cookie })
    expect([response.status, await readMessage(response)]).toEqual([401, expect.stringContaining('berakhir')])
  })

  it('signing in keeps its own message, and so does a role that may not save', async () => {
    const json = { email: 'bukan-siapa-siapa@contoh.example', password: 'salah' }
    const response = await requestFromAdmin('users/login', { json })
    expect([response.status, await readMessage(response)]).toEqual([
      401,
      expect.not.stringContaining('tab baru'),
    ])
    const forbidden = await requestAs('reviewer', 'offices', { json: {} })
    expect([forbidden.status, await readMessage(forbidden)]).toEqual([
      403,
      expect.not.stringContaining('tab'),
    ])
  })
})
