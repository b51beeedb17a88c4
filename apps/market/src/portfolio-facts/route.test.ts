import { gzipSync } from 'node:zlib'
import { PortfolioFactsSchema } from '@site/contracts/market/portfolio-facts.ts'
import { expect, it } from 'vitest'
import { testService } from '#market/test/start-service.ts'

const service = testService()
const url = '/apids/portfolio-facts'

async function readShares() {
  return new Map(
    (await service.read(url, PortfolioFactsSchema)).shares.map((share) => [share.ticker, share] as const),
  )
}

it('values every share, with the changes that a dividend before them needs, tagged with both lists', async () => {
  const shares = await readShares()
  expect([...shares.keys()]).toEqual(['BANK', 'BARU', 'RUGI', 'SPLT'])
  expect(shares.get('SPLT')).toMatchObject({
    quote: { date: '2026-11-20', close: 1920, change: 20 },
    changes: [{ day: '2026-06-24', factor: 0.2 }],
    dividends: [{ exDate: '2026-05-11', paymentDate: '2026-05-29', amount: 150, currency: 'IDR' }],
    // Of its two, one is canceled and one has no time yet.
    meetings: [],
  })
  expect(shares.get('BANK')).toMatchObject({ suspendedSince: '2026-08-18', quote: { date: '2026-08-17' } })
  expect(shares.get('BARU')?.quote).toBeNull()
  const response = await service.get(url)
  expect(response.headers.get('surrogate-key')).toBe('list:companies list:corporate-actions')
})

it('leaves out older and canceled dividends, and knows no factor across a break', async () => {
  await service.runSql(`
    insert into corporate_actions select 'old', ticker, kind, status, '2025-05-12', details
      from corporate_actions where id = 'splt-dividend-2025';
    insert into corporate_actions select 'canceled', ticker, kind, 'cancelled', '2026-12-10', details
      from corporate_actions where id = 'splt-dividend-2025';
    insert into corporate_actions select 'undated', ticker, kind, 'planned', null, details
      from corporate_actions where id = 'splt-dividend-2025';
    update corporate_actions set key_date = '2026-12-08',
      details = details || '{"meetingAt": "2026-12-08T03:00:00.000Z"}' where id = 'splt-meeting-undated';
    insert into price_breaks (ticker, day, kind, day_before, close_before, previous)
      values ('RUGI', '2026-10-05', 'unadjusted', '2026-10-02', 100, null)`)
  await service.changeCompany('SPLT', { phone: null })
  const shares = await readShares()
  expect(shares.get('SPLT')?.dividends.map(({ id }) => id)).toEqual(['splt-dividend-2025', 'undated'])
  expect(shares.get('SPLT')?.meetings).toEqual([
    { id: 'splt-meeting-undated', at: '2026-12-08T03:00:00.000Z' },
  ])
  expect(shares.get('RUGI')?.changes).toEqual([{ day: '2026-10-05', factor: null }])
})

it('has at most 100 kB compressed for 950 shares', async () => {
  const ticker = `'X' || chr(65 + n / 676) || chr(65 + n / 26 % 26) || chr(65 + n % 26)`
  await service.runSql(`
    insert into companies select (jsonb_populate_record(c, jsonb_build_object('ticker', ${ticker},
        'slug', lower(${ticker}) || '-' || md5(n::text), 'short_name', md5(n::text),
        'name', jsonb_build_object('id', 'PT ' || md5(n::text) || ' Tbk', 'en', 'PT ' || md5(n::text) || ' Tbk')))).*
      from companies c, generate_series(1, 946) n where ticker = 'SPLT';
    insert into prices (ticker, day, open, high, low, close, volume)
      select ${ticker}, day::date, price, price, price, price, 100 from generate_series(1, 946) n,
        (values ('2026-11-19'), ('2026-11-20')) as days (day),
        lateral (select 50 + abs(hashtext(n || day)) % 9000 as price) p;
    insert into corporate_actions select ${ticker} || '-dividend-2025', ${ticker}, kind, status, ex,
        details || jsonb_build_object('amountPerShare', abs(hashtext(n::text)) % 900, 'exDateRegular', ex,
          'cumDateRegular', ex - 1, 'paymentDate', ex + 18)
      from corporate_actions, generate_series(1, 946, 2) n,
        lateral (select '2026-12-20'::date - abs(hashtext(n::text)) % 360 as ex) d
      where id = 'splt-dividend-2025'`)
  await service.changeCompany('SPLT', { phone: null })
  const text = await (await service.get(url)).text()
  const size = gzipSync(text).length
  expect(size).toBeGreaterThan(40_000)
  expect(size).toBeLessThanOrEqual(100_000)
})
