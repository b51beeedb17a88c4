import { SiteChromeResponseSchema } from '@site/contracts/content/site-chrome.ts'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Setting } from '#cms/base/payload-types.ts'
import { errorAt, inLanguage } from '../../../test/publish-tools.ts'
import { payload, requestSite } from '../../../test/service.ts'

const save = async (data: Partial<Setting>, language: 'id' | 'en' = 'id') =>
  payload.updateGlobal({ slug: 'settings', locale: 'id', data, req: await inLanguage(language) })

let before: Partial<Setting>
beforeAll(async () => {
  const { whatsapp = null, appLinks = {} } = await payload.findGlobal({ slug: 'settings', locale: 'id' })
  before = { whatsapp, appLinks }
})
afterAll(() => save(before))

describe('ways to us in the settings', () => {
  it.each([
    { data: { whatsapp: 'halo' }, path: 'whatsapp', id: 'Bukan nomor', en: 'Not a WhatsApp number' },
    {
      data: { appLinks: { android: 'https://x.example' } },
      path: 'appLinks.android',
      id: 'Bukan alamat aplikasi di Google Play',
      en: 'Not the address of an app on Google Play',
    },
    {
      data: { appLinks: { ios: 'https://x.example' } },
      path: 'appLinks.ios',
      id: 'Bukan alamat aplikasi di App Store',
      en: 'Not the address of an app on the App Store',
    },
  ])("are rejected in the editor's language: $path", async ({ data, path, id, en }) => {
    await expect(save(data)).rejects.toMatchObject(errorAt(path, id))
    await expect(save(data, 'en')).rejects.toMatchObject(errorAt(path, en))
  })

  it('may be absent, and are then empty for the site', async () => {
    await save({ whatsapp: null, appLinks: { android: null, ios: null } })
    const response = await requestSite('shell?locale=id')
    const { settings } = v.parse(SiteChromeResponseSchema, await response.json())
    expect(settings).toMatchObject({ whatsapp: '', appLinks: { android: '', ios: '' } })
  })
})
