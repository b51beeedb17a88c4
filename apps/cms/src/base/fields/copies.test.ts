import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { addEvent } from '../../../test/forms.ts'
import { payload } from '../../../test/service.ts'
import { requestAs } from '../../../test/staff.ts'

const CopySchema = v.object({ doc: v.looseObject({ id: v.number() }) })

async function duplicate(event: number): Promise<number> {
  const path = `events/${event}/duplicate?locale=id&draft=true&depth=0`
  const response = await requestAs('editor', path, { json: {} })
  expect(response.status).toBe(200)
  return v.parse(CopySchema, await response.json()).doc.id
}

async function publish(id: number, change: object = {}) {
  const json = { ...change, _status: 'published' }
  const response = await requestAs('editor', `events/${id}?locale=id`, { method: 'PATCH', json })
  return [response.status, await response.text()]
}

describe('a copy', () => {
  it('of an event carries nothing of its past', async () => {
    const title = `Acara ${crypto.randomUUID()}`
    const { id } = await addEvent(undefined, { seatsHeld: 5 })
    await payload.update({ collection: 'events', id, locale: 'id', data: { title, isCanceled: true } })
    const inEnglish = { title: `${title} in English` }
    await payload.update({ collection: 'events', id, locale: 'en', data: inEnglish, draft: true })
    const copy = await duplicate(id)
    const stored = { collection: 'events', id: copy, locale: 'all', draft: true } as const
    const inAllLanguages = await payload.findByID(stored)
    expect(inAllLanguages).toMatchObject({
      _status: 'draft',
      title: { id: `${title} (salinan)`, en: `${title} in English (copy)` },
      isCanceled: false,
      seatsHeld: 0,
      joinAddress: null,
    })
    expect({ ...inAllLanguages }).toMatchObject({
      publishedAt: null,
      startsAt: null,
      endsAt: null,
      registrationOpensAt: null,
      registrationClosesAt: null,
      movedFrom: null,
    })
    expect(Object.values(inAllLanguages.slug ?? {}).filter((slug) => slug)).toEqual([])
  })

  it('gets its address from its own title, and is not published with the title of a copy', async () => {
    const { id } = await addEvent()
    const copy = await duplicate(id)
    const name = crypto.randomUUID()
    expect(await publish(copy)).toEqual([
      400,
      expect.stringContaining('Ganti judul salinan ini, atau tulis slug.'),
    ])
    const data = { title: `Kelas ${name}` }
    const renamed = await payload.update({ collection: 'events', id: copy, locale: 'id', draft: true, data })
    expect(renamed.slug).toBe(`kelas-${name}`)
  })
})

describe('a title', () => {
  it('without letters and digits of an address needs a slug to be published', async () => {
    const { id } = await addEvent()
    const refused = [400, expect.stringContaining('Tulis slug: judul ini tidak berisi huruf a–z atau angka.')]
    for (const title of ['Привет', '王先生', '…', 'Ω']) {
      expect(await publish(id, { title, slug: '' })).toEqual(refused)
    }
  })

  it('is stored without spaces around it and without characters that turn its direction', async () => {
    const { id } = await addEvent()
    const data = { title: '  \u202espasi \u200bbaru\u202c\ufeff  ' }
    const { title } = await payload.update({ collection: 'events', id, locale: 'id', data })
    expect(title).toBe('spasi baru')
  })
})
