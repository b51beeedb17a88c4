import * as v from 'valibot'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { Mailboxes } from '../../../test/mailboxes.ts'
import { draftArticle, payload } from '../../../test/service.ts'
import { makeAccount, requestFromAdmin, signIn } from '../../../test/staff.ts'

const boxes = await Mailboxes.open()
afterAll(() => boxes.close())

const addPerson = async (role: 'editor' | 'reviewer') => {
  const account = await makeAccount(role)
  return { ...account, cookie: await signIn(account.email) }
}
type Person = Awaited<ReturnType<typeof addPerson>>
const UpdatedSchema = v.object({ updatedAt: v.string() })

async function act({ cookie }: Person, path: string, action: string, comment = '') {
  const draft = await requestFromAdmin(`${path}?draft=true&depth=0`, { cookie })
  const { updatedAt } = v.parse(UpdatedSchema, await draft.json())
  const response = await requestFromAdmin(`${path}/review`, { cookie, json: { action, comment, updatedAt } })
  expect(response.status).toBe(200)
}

describe('a review', () => {
  let author: Person
  let reviewer: Person
  let path: string
  beforeEach(async () => {
    ;[author, reviewer] = [await addPerson('editor'), await addPerson('reviewer')]
    path = `articles/${(await draftArticle(`surel-${crypto.randomUUID()}`, { title: 'Judul surel' })).id}`
  })
  const listSubjects = async ({ email }: Person) =>
    (await boxes.at(email)).map(({ email: { subject } }) => subject)

  it('is emailed to whom it concerns, in both languages, and never to who acted', async () => {
    await act(author, path, 'request', 'Mohon dicek.')
    const [requested] = await boxes.at(reviewer.email)
    expect(requested?.email.subject).toBe('Mohon diperiksa / Please review: Judul surel')
    const link = `http://127.0.0.1:3001/admin/collections/${path}`
    for (const part of [requested?.email.text, requested?.email.html]) {
      expect(part).toContain('Rahayu meminta pemeriksaan Artikel “Judul surel”.')
      expect(part).toContain('Rahayu requested a review of Article “Judul surel”.')
      expect(part).toContain(link)
    }
    expect(await listSubjects(author)).toEqual([])
    await act(reviewer, path, 'return', 'Sumbernya <mana>?')
    const [returned] = await boxes.at(author.email)
    expect(returned?.email.subject).toBe('Perlu diperbaiki / Please revise: Judul surel')
    expect(returned?.email.text).toContain('mengembalikan Artikel “Judul surel” dengan komentar:')
    expect(returned?.email.text).toContain('Sumbernya <mana>?')
    expect(returned?.email.html).toContain('Sumbernya &lt;mana&gt;?')
    await act(author, path, 'request')
    await act(reviewer, path, 'approve')
    expect((await listSubjects(author)).at(-1)).toBe('Disetujui / Approved: Judul surel')
    expect(await listSubjects(reviewer)).toHaveLength(1)
  })

  it('of a global is named by its label', async () => {
    const { headline } = await payload.findGlobal({ slug: 'home', locale: 'id' })
    await payload.updateGlobal({ slug: 'home', locale: 'id', data: { headline: 'Surel' }, draft: true })
    await act(author, 'globals/home', 'request')
    const [mail] = await boxes.at(reviewer.email)
    expect(mail?.email.text).toContain('meminta pemeriksaan Beranda.')
    expect(mail?.email.text).toContain('requested a review of Home page.')
    expect(mail?.email.text).toContain('/admin/globals/home')
    await act(reviewer, 'globals/home', 'return', 'Cukup.')
    const data = { headline: headline ?? '', _status: 'published' } as const
    await payload.updateGlobal({ slug: 'home', locale: 'id', data })
  })

  it.each([
    { name: 'that was decided', change: async () => act(await addPerson('reviewer'), path, 'approve') },
    {
      name: 'whose recipient may no longer decide',
      change: () => payload.update({ collection: 'users', id: reviewer.id, data: { role: 'editor' } }),
    },
    {
      name: 'whose recipient is deleted',
      change: () => payload.delete({ collection: 'users', id: reviewer.id }),
    },
    {
      name: 'whose document is deleted',
      change: () => payload.delete({ collection: 'articles', id: Number(path.split('/')[1]) }),
    },
  ])('$name before the email is sent is not announced', async ({ change }) => {
    await act(author, path, 'request')
    await change()
    expect(await listSubjects(reviewer)).toEqual([])
  })
})
