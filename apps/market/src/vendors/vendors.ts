import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import type { MarketDatabase } from '#market/database/connection.ts'
import { CallQuota } from './call-quota.ts'
import { eodhd, eodhdUrl } from './eodhd.ts'
import { goapi, goapiUrl } from './goapi.ts'
import type { Vendor } from './vendor.ts'
import { type UnreadableRow, type VendorCallOptions, VendorCalls } from './vendor-calls.ts'

const vendors = {
  goapi: {
    name: 'GoAPI',
    url: goapiUrl,
    keyIn: { header: 'x-api-key' },
    vendor: goapi,
    quotaDay: () => dayInJakarta(new Date()),
  },
  eodhd: {
    name: 'EODHD',
    url: eodhdUrl,
    keyIn: { parameter: 'api_token' },
    vendor: eodhd,
    // Its quota begins at midnight UTC.
    quotaDay: () => new Date().toISOString().slice(0, 10),
  },
} as const satisfies Record<
  string,
  {
    name: string
    url: string
    keyIn: VendorCallOptions['keyIn']
    vendor: (calls: VendorCalls) => Vendor
    quotaDay: () => string
  }
>

interface VendorSettings {
  readonly MARKET_VENDOR: keyof typeof vendors
  readonly MARKET_VENDOR_KEY: string
  readonly MARKET_VENDOR_CALLS_PER_DAY: number
  readonly MARKET_VENDOR_URL?: string | undefined
}

/** The vendor of the settings, whose calls are counted. */
export function createVendor(
  settings: VendorSettings,
  database: MarketDatabase,
  signal: AbortSignal,
  testing: Pick<VendorCallOptions, 'deadlineMs' | 'firstDelayMs'> = {},
): { vendor: Vendor; quota: CallQuota; leftOut: UnreadableRow[] } {
  const leftOut: UnreadableRow[] = []
  const { name, url, keyIn, vendor, quotaDay } = vendors[settings.MARKET_VENDOR]
  const quota = new CallQuota(database, {
    vendor: name,
    callsPerDay: settings.MARKET_VENDOR_CALLS_PER_DAY,
    today: quotaDay,
  })
  const calls = new VendorCalls({
    name,
    baseUrl: settings.MARKET_VENDOR_URL ?? url,
    key: settings.MARKET_VENDOR_KEY,
    keyIn,
    spend: (count) => quota.spend(count),
    leaveOut: (row) => leftOut.push(row),
    signal,
    ...testing,
  })
  return { vendor: vendor(calls), quota, leftOut }
}
