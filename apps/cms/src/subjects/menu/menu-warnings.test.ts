import * as v from 'valibot'
import { afterAll, describe, expect, it } from 'vitest'
import { type MenuRows, publishMenu, rememberMenu } from '../../../test/menu.ts'
import { payload } from '../../../test/service.ts'
import { requestAs } from '../../../test/staff.ts'
import { MenuWarningsSchema } from './menu-warnings.ts'

afterAll(await rememberMenu())

async function warnings(form: object, language: 'id' | 'en' = 'id') {
  const response = await requestAs('editor', 'globals/menu/page-changes', { json: form, language })
  return v.parse(MenuWarningsSchema, await response.json())
}

const on = { label: 'Teks', enabled: true } as const
const off = { label: 'Teks', enabled: false } as const
const education: MenuRows = {
  header: [
    { ...on, page: 'education', children: [{ ...on, page: 'glossary' }] },
    { ...off, page: 'promo' },
  ],
}

describe('the warnings of the menu form', () => {
  it('name the pages that close with an entry, and those that stay open by another one', async () => {
    await publishMenu(education)
    expect(await warnings(education)).toEqual([])
    const withoutEducation = {
      header: [
        { ...off, page: 'education' },
        { ...off, page: 'promo' },
      ],
    }
    expect(await warnings(withoutEducation)).toEqual([
      {
        text: 'Begitu menu ini terbit, halaman ini dan semua di bawahnya tidak dapat dibuka pengunjung lagi: Edukasi, Video edukasi, Eduvest, Glosarium.',
        isClosing: true,
      },
    ])
    const withGlossary = {
      ...withoutEducation,
      footer: [{ heading: 'x', links: [{ ...on, page: 'glossary' }] }],
    }
    expect((await warnings(withGlossary, 'en')).map(({ text }) => text)).toEqual([
      'Once this menu is published, visitors can no longer open these pages and those below them: Education, Educational videos, Eduvest.',
    ])
  })

  it('name the pages that open, and those of a period with its time', async () => {
    await publishMenu(education)
    const form = { header: [{ ...on, page: 'education', endsAt: '2099-12-01T02:00:00.000Z' }], footer: 0 }
    expect(await warnings(form)).toEqual([
      {
        text: 'Begitu menu ini terbit, halaman ini dan semua di bawahnya dapat dibuka pengunjung: Promo.',
        isClosing: false,
      },
      {
        text: 'Pada Selasa, 1 Desember 2099, 09.00 WIB, halaman ini dan semua di bawahnya tidak dapat dibuka pengunjung lagi: Edukasi, Video edukasi, Eduvest, Glosarium.',
        isClosing: false,
      },
    ])
  })

  it('name composed pages by title, if they are published', async () => {
    await publishMenu({})
    const { docs } = await payload.find({ collection: 'pages', locale: 'id', depth: 0, sort: 'id', limit: 1 })
    const data = { title: 'Draf' }
    const draft = await payload.create({ collection: 'pages', locale: 'id', draft: true, data })
    const entries = [docs[0]?.id, draft.id].map((document) => ({ ...off, page: 'staticPage', document }))
    expect(await warnings({ header: entries })).toEqual([
      { text: expect.stringMatching(`: ${docs[0]?.title}.$`), isClosing: true },
    ])
  })

  it('are only given for a menu', async () => {
    const json = { header: [{ page: 'nowhere' }] }
    expect((await requestAs('reviewer', 'globals/menu/page-changes', { json })).status).toBe(400)
  })
})
