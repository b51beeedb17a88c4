import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { addEvent } from '../../../test/forms.ts'
import { payload } from '../../../test/service.ts'
import { requestAs } from '../../../test/staff.ts'

const CopySchema = v.object({ doc: v.looseObject({ id: v.number() }) })

async function duplicate(collection: 'events', id: number) {
  const response = await requestAs('editor', `${collection}/${id}/duplicate?locale=id&draft=true&depth=0`, {
    method: 'POST',
    json: {},
  })
  expect(response.status).toBe(200)
  return v.parse(CopySchema, await response.json()).doc
}

describe('a copy', () => {
  it('of an event carries nothing of its past', async () => {
    const title = `Acara ${crypto.randomUUID()}`
    const { id } = await addEvent(undefined, { seatsHeld: 5 })
    await payload.update({ collection: 'events', id, locale: 'id', data: { title, isCanceled: true } })
    const inEnglish = { title: `${title} in English` }
    await payload.update({ collection: 'events', id, locale: 'en', data: inEnglish, draft: true })
    const { id: copy } = await duplicate('events', id)
    const inAllLanguages = await payload.findByID({
      collection: 'events',
      id: copy,
      locale: 'all',
      draft: true,
    })
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

  it('gets its address from its own title', async () => {
    const { id } = await addEvent()
    const { id: copy } = await duplicate('events', id)
    const name = crypto.randomUUID()
    const renamed = await payload.update({
      collection: 'events',
      id: copy,
      locale: 'id',
      draft: true,
      data: { title: `Kelas ${name}` },
    })
    expect(renamed.slug).toBe(`kelas-${name}`)
  })

  it('cannot be published with the title of a copy', async () => {
    const { id } = await addEvent()
    const { id: copy } = await duplicate('events', id)
    const refused = await requestAs('editor', `events/${copy}?locale=id`, {
      method: 'PATCH',
      json: { _status: 'published' },
    })
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain('Ganti judul salinan ini, atau tulis slug.')
  })
})

describe('a title', () => {
  it('without letters and digits of an address needs a slug to be published', async () => {
    const { id } = await addEvent()
    for (const title of ['Привет', '王先生', '…', 'Ω']) {
      const refused = await requestAs('editor', `events/${id}?locale=id`, {
        method: 'PATCH',
        json: { title, slug: '', _status: 'published' },
      })
      expect(refused.status).toBe(400)
      expect(await refused.text()).toContain('Tulis slug: judul ini tidak berisi huruf a–z atau angka.')
    }
  })

  it('is stored without spaces around it and without characters that turn its direction', async () => {
    const { id } = await addEvent()
    const { title } = await payload.update({
      collection: 'events',
      id,
      locale: 'id',
      data: { title: '  \u202espasi \u200bbaru\u202c\ufeff  ' },
    })
    expect(title).toBe('spasi baru')
  })
})
