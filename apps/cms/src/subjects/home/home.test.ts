import { TAGS_HEADER } from '@site/contracts/change-feed.ts'
import { HomeSchema } from '@site/contracts/content/home.ts'
import { locales } from '@site/contracts/locale.ts'
import { PREVIEW_HEADER } from '@site/contracts/preview-token.ts'
import * as v from 'valibot'
import { afterAll, describe, expect, it } from 'vitest'
import type { Home } from '#cms/base/payload-types.ts'
import { previewOfGlobal } from '#cms/editorial/preview/preview-address.ts'
import { createRequestAs, inPreview } from '../../../test/editing.ts'
import { changed, errorAt, inLanguage } from '../../../test/publish-tools.ts'
import { payload, requestSite } from '../../../test/service.ts'
import { requestAs } from '../../../test/staff.ts'

const read = (locale: 'id' | 'en' = 'id') => payload.findGlobal({ slug: 'home', locale, depth: 0 })

const whole = { id: await read('id'), en: await read('en') }

async function publish(data: Partial<Home>, language: 'id' | 'en' = 'id') {
  return payload.updateGlobal({
    slug: 'home',
    locale: 'id',
    data: { ...data, _status: 'published' },
    req: await inLanguage(language),
  })
}

async function saveDraft(data: Partial<Home>, locale: 'id' | 'en' = 'id') {
  return payload.updateGlobal({ slug: 'home', locale, draft: true, data: { ...data, _status: 'draft' } })
}

async function fetchFront(path: string, init?: RequestInit) {
  const { front } = v.parse(HomeSchema, await (await requestSite(path, init)).json())
  return front
}

afterAll(async () => {
  await saveDraft(whole.en, 'en')
  await publish(whole.id)
})

describe('publishing the home page', () => {
  const { facts, sections } = whole.id
  it.each([
    {
      change: { sections: changed(sections, 2, () => ({ section: 'market' as const })) },
      path: 'sections.2.section',
      id: 'Bagian ini sudah ada di atas.',
      en: 'This section is already listed above.',
    },
    {
      change: { facts: changed(facts, 0, () => ({ title: '{biaya}' })) },
      path: 'facts.0.title',
      id: 'tidak mengenal {biaya}',
      en: 'does not know {biaya}',
    },
    { change: { headline: 'Hanya {fee}' }, path: 'headline', id: 'hanya di fakta', en: 'in facts only' },
  ])('is rejected at $path, in both languages: $en', async ({ change, path, ...expected }) => {
    for (const language of locales) {
      const error: unknown = await publish({ ...whole.id, ...change }, language).catch(
        (reason: unknown) => reason,
      )
      expect(error).toMatchObject(errorAt(path, expected[language]))
      expect(JSON.stringify(error)).not.toMatch(/bahasa Inggris|English text/)
    }
  })

  // These messages are Payload's own, in both languages of the admin.
  it('is rejected with a long headline or note, and with a fact without target', async () => {
    const tooLong = { headline: 'Kepala dingin '.repeat(5), buttonNote: 'x'.repeat(61) }
    const published = publish({ ...whole.id, ...tooLong })
    await expect(published).rejects.toMatchObject(errorAt('headline', 'panjang'))
    await expect(published).rejects.toMatchObject(errorAt('buttonNote', 'panjang'))
    const json = { facts: (facts ?? []).map((fact) => ({ ...fact, page: null })), _status: 'published' }
    const request = await requestAs('editor', 'globals/home?locale=id', { json })
    expect(request.status).toBe(400)
    expect(await request.text()).toContain('facts.0.page')
  })

  it('is rejected while the other language has an error', async () => {
    await saveDraft({ facts: changed(whole.en.facts, 0, () => ({ text: 'cash in {bank}' })) }, 'en')
    const published = publish({ ...whole.id, facts: [...(whole.id.facts ?? [])].reverse() })
    await expect(published).rejects.toMatchObject(
      errorAt('facts.2.text', 'bahasa Inggris: Situs tidak mengenal'),
    )
    await saveDraft(whole.en, 'en')
  })
})

describe('the home page of the site API', () => {
  it('shows a published headline, order and switch at once, a draft only in its preview', async () => {
    const reversed = [...(whole.id.sections ?? [])]
      .reverse()
      .map((row) => ({ ...row, shown: row.section !== 'plan' }))
    await saveDraft({ headline: 'Judul draf', sections: reversed })
    const req = await createRequestAs('editor')
    const address = await previewOfGlobal('home').preview?.({}, { locale: 'id', req, token: null })
    const token = new URL(address ?? '').pathname.split('/').at(-1) ?? ''
    const sections = ['promos', 'products', 'events', 'articles', 'research', 'market'].map((section) =>
      expect.objectContaining({ section }),
    )
    expect(await fetchFront('home?locale=id', { headers: { [PREVIEW_HEADER]: token } })).toMatchObject({
      headline: 'Judul draf',
      sections,
    })
    expect(await fetchFront('home?locale=id')).toMatchObject({ headline: whole.id.headline })
    await publish({})
    const response = await requestSite('home?locale=en')
    expect(response.headers.get(TAGS_HEADER)?.split(' ')).toContain('list:home')
    const { headline, buttonNote } = whole.en
    expect(await fetchFront('home?locale=en')).toMatchObject({ headline, buttonNote, sections })
  })

  it('has no sections if all are switched off, and no front while it is not published', async () => {
    await publish({ sections: (whole.id.sections ?? []).map((row) => ({ ...row, shown: false })) })
    expect(await fetchFront('home?locale=id')).toMatchObject({ sections: [] })
    await payload.updateGlobal({ slug: 'home', locale: 'id', data: { _status: 'draft' } })
    expect(await fetchFront('home?locale=id')).toBeNull()
  })

  it('shows a preview of another document as published', async () => {
    await publish(whole.id)
    await saveDraft({ headline: 'Judul draf' })
    const front = await fetchFront('home?locale=id', inPreview('faqs', 1))
    expect(front).toMatchObject({ headline: whole.id.headline })
  })
})
