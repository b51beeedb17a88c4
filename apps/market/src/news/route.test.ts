import { CompanyNewsListSchema, CompanyNewsSchema, NewsOwnerSchema } from '@site/contracts/market/news.ts'
import { describe, expect, it } from 'vitest'
import { testService } from '#market/test/start-service.ts'

const service = testService()
const { read } = service

describe('news', () => {
  it('is sorted newest first, in one language on request', async () => {
    const all = await read('/apids/companies/SPLT/news?pageSize=2', CompanyNewsListSchema)
    expect(all.items.map(({ id }) => id)).toEqual(['splt-5', 'splt-4'])
    expect(all).toMatchObject({ total: 5, pageCount: 3 })
    const english = await read('/apids/companies/SPLT/news?locale=en', CompanyNewsListSchema)
    expect(english.items.map(({ id }) => id)).toEqual(['splt-5', 'splt-3', 'splt-1'])
  })

  it('is found by the slug of either language, with three others', async () => {
    const inIndonesian = await read('/apids/companies/SPLT/news/berita-3', CompanyNewsSchema)
    expect(await read('/apids/companies/SPLT/news/news-3', CompanyNewsSchema)).toEqual(inIndonesian)
    expect(inIndonesian.related.map(({ id }) => id)).toEqual(['splt-5', 'splt-4', 'splt-2'])
    expect(await read('/apids/news/news-3', NewsOwnerSchema)).toEqual({
      ticker: 'SPLT',
      translations: { id: 'berita-3', en: 'news-3' },
    })
  })
})
