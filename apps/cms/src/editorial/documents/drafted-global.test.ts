import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { payload } from '../../../test/service.ts'
import { requestAs } from '../../../test/staff.ts'

const draftedGlobals = payload.config.globals
  .filter(({ versions }) => versions?.drafts)
  .map(({ slug }) => slug)

describe.each(draftedGlobals)('a draft of the global %s', (slug) => {
  beforeAll(async () => {
    await payload.updateGlobal({ slug, data: {}, draft: true })
  })

  it.each(['admin', 'editor', 'reviewer'] as const)('is shown to the role %s', async (role) => {
    const response = await requestAs(role, `globals/${slug}?draft=true&depth=0`)
    expect(await response.json()).toMatchObject({ _status: 'draft' })
  })

  const queries = ['?draft=true', '?draft=true&locale=all', '', '?select[_status]=true&draft=true']
  it.each(queries)('is hidden from service accounts that ask with “%s”', async (query) => {
    const response = await requestAs('service', `globals/${slug}${query}`)
    expect(response.status).toBe(200)
    expect(JSON.stringify(await response.json())).not.toContain('"draft"')
  })

  it('is refused without an account', async () => {
    const response = await requestAs(null, `globals/${slug}?draft=true`)
    expect(response.status).toBe(401)
  })
})

describe('a published global with a newer draft', () => {
  const save = (headline: string, _status: 'draft' | 'published') => {
    const data = { headline, _status }
    return payload.updateGlobal({ slug: 'home', locale: 'id', data, draft: _status === 'draft' })
  }
  const fetchHeadline = async (role: 'editor' | 'service', query: string) =>
    (await (await requestAs(role, `globals/home${query}`)).json()).headline
  let before = ''

  beforeAll(async () => {
    before = (await payload.findGlobal({ slug: 'home', locale: 'id' })).headline ?? ''
    await save('Judul terbit', 'published')
    await save('Judul draf', 'draft')
  })
  afterAll(() => save(before, 'published'))

  it('is shown to service accounts as published', async () => {
    for (const query of ['', '&draft=true', '&draft=true&select[headline]=true']) {
      expect(await fetchHeadline('service', `?locale=id${query}`), query).toBe('Judul terbit')
    }
    expect(await fetchHeadline('service', '?locale=all&draft=true')).toMatchObject({ id: 'Judul terbit' })
  })

  it('is shown to editors as either', async () => {
    expect(await fetchHeadline('editor', '?locale=id&draft=true')).toBe('Judul draf')
    expect(await fetchHeadline('editor', '?locale=id')).toBe('Judul terbit')
  })
})

it('there are globals with drafts', () => {
  expect(draftedGlobals).toContain('home')
  expect(draftedGlobals).toContain('risk-profile')
})
