import { describe, expect, it } from 'vitest'
import { requestAs } from '../../../test/staff.ts'

const queries = [
  'articles?draft=true&where[lastChangedBy.email][like]=ed',
  'articles?where[lastChangedBy.name][like]=a',
  'articles?where[lastChangedBy__role][equals]=admin',
  'articles?where[or][0][and][0][lastChangedBy.email][like]=a',
  'articles/versions?where[version.lastChangedBy.email][like]=a',
  'articles/count?where[lastChangedBy.email][like]=a',
  'articles?sort=-lastChangedBy.hash',
  'articles?sort=title,lastChangedBy.resetPasswordToken',
  'articles?sort=lastChangedBy__salt',
  'articles?where[cover.lastChangedBy.email][like]=a',
  'globals/home/versions?where[version.lastChangedBy.email][like]=ed',
  'globals/home/versions?sort=-version.lastChangedBy.hash',
  'media?where[lastChangedBy.email][like]=a',
  'reviews?where[requestedBy.email][like]=a',
]

describe('filters and orders by the fields of an account', () => {
  it.each(queries)('are rejected: %s', async (query) => {
    for (const role of ['reviewer', 'editor', 'admin', 'service'] as const) {
      const response = await requestAs(role, query)
      await response.body?.cancel()
      expect([400, 403], role).toContain(response.status)
    }
  })

  it('are possible by the account itself', async () => {
    const response = await requestAs(
      'editor',
      'articles?draft=true&where[lastChangedBy][equals]=1&sort=-lastChangedBy',
    )
    expect(response.status).toBe(200)
  })
})
