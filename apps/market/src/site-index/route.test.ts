import { CompanyListSchema } from '@site/contracts/market/companies.ts'
import { MarketIndexSchema } from '@site/contracts/market/news.ts'
import { expect, it } from 'vitest'
import { testService } from '#market/test/start-service.ts'

const service = testService()

it('the site index has every company of the list, and whether it has news', async () => {
  const index = await service.read('/apids/site-index', MarketIndexSchema)
  const { items } = await service.read('/apids/companies?pageSize=100', CompanyListSchema)
  expect(index.companies.map(({ slug }) => slug).toSorted()).toEqual(items.map(({ slug }) => slug).toSorted())
  const withNews = new Set(index.news.map(({ slug }) => slug))
  expect(withNews.size).toBeGreaterThan(0)
  expect(index.companies.filter(({ hasNews }) => hasNews).map(({ slug }) => slug)).toEqual(
    [...withNews].toSorted(),
  )
})
