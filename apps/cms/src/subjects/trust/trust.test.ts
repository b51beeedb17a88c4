import { TrustSchema } from '@site/contracts/content/trust.ts'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { changed, errorAt, inLanguage } from '../../../test/publish-tools.ts'
import { payload, requestSite } from '../../../test/service.ts'

const shown = async (locale: 'id' | 'en') =>
  v.parse(TrustSchema, await (await requestSite(`trust?locale=${locale}`)).json())
const read = () => payload.findGlobal({ slug: 'trust', locale: 'id', depth: 0 })

const write = (data: object, _status: 'draft' | 'published') =>
  payload.updateGlobal({
    slug: 'trust',
    locale: 'id',
    draft: _status === 'draft',
    data: { ...data, _status },
  })

describe('the trust content', () => {
  it('has people and channels in both languages', async () => {
    const [id, en] = [await shown('id'), await shown('en')]
    expect(id.people[0]).toMatchObject({ name: en.people[0]?.name, role: 'Direktur utama' })
    expect(en.people[0]?.role).toBe('President director')
    const values = id.channels.map(({ value }) => value)
    expect(values).toContain('021-5550-0170')
    expect(en.channels.map(({ value }) => value)).toEqual(values)
  })

  it('has complaint figures with the newest year first, in whatever order editors enter them', async () => {
    const { complaints } = await read()
    await write({ complaints: complaints?.toReversed() }, 'published')
    expect((await shown('id')).complaints.map(({ year }) => year)).toEqual([2025, 2024, 2023])
    await write({ complaints }, 'published')
  })

  it('changes with a publication, not with a draft', async () => {
    const before = await read()
    const [first, ...others] = before.channels ?? []
    const channels = [{ ...first, kind: 'phone', value: '021-5550-0199', label: 'Uji' } as const, ...others]
    const values = async () => (await shown('en')).channels.map(({ value }) => value)
    await write({ channels }, 'draft')
    expect(await values()).not.toContain('021-5550-0199')
    await write({ channels }, 'published')
    expect(await values()).toContain('021-5550-0199')
    await write({ channels: before.channels }, 'published')
  })

  it('is not published with a platform as our domain', async () => {
    const channels = changed((await read()).channels, 0, () => ({ kind: 'domain' as const, value: 't.me' }))
    const data = { channels, _status: 'published' } as const
    const published = payload.updateGlobal({ slug: 'trust', locale: 'id', data, req: await inLanguage('en') })
    await expect(published).rejects.toMatchObject(errorAt('channels.0.value', 'A domain of your own'))
  })

  it('lists a registration with its issuing body, and none without a number', async () => {
    const { license } = await payload.findGlobal({ slug: 'settings', locale: 'id', depth: 0 })
    const write = (values: object) =>
      payload.updateGlobal({ slug: 'settings', locale: 'id', data: { license: values } })
    const fundSelling = { number: 'UJI-7', date: '2020-07-01T12:00:00.000Z', authority: 'OJK' }
    await write({ ...license, number: '', date: null, fundSelling, sbnDistribution: { number: '' } })
    const { registrations } = (await shown('id')).license
    const listed = { kind: 'fundSelling', number: 'UJI-7', date: '2020-07-01', authority: 'OJK' }
    expect(registrations).toContainEqual(listed)
    const kinds = registrations.map(({ kind }) => kind)
    for (const kind of ['brokerage', 'sbnDistribution']) expect(kinds).not.toContain(kind)
    const english = (await shown('en')).license.registrations
    expect(english.find(({ kind }) => kind === 'exchangeMember')?.authority).toBe('Indonesia Stock Exchange')
    await write(license ?? {})
    const brokerage = (await shown('id')).license.registrations.find(({ kind }) => kind === 'brokerage')
    expect(brokerage).toMatchObject({ number: expect.stringMatching(/^DEMO-/), date: '2019-08-14' })
  })
})
