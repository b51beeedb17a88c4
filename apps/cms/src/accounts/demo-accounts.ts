import { demoDomain } from '@site/brand/names.ts'
import { isPublicSite } from '@site/contracts/production-settings.ts'
import type { Payload } from 'payload'
import type { Environment } from '#cms/read-environment.ts'

/** Why a site that visitors come to cannot start with the accounts that are there, or null. */
export async function faultOfAccounts(
  payload: Payload,
  { NODE_ENV, SITE_URL, DATA }: Pick<Environment, 'NODE_ENV' | 'SITE_URL' | 'DATA'>,
): Promise<string | null> {
  if (NODE_ENV !== 'production' || DATA === 'demo' || !isPublicSite(SITE_URL)) return null
  const { totalDocs } = await payload.count({
    collection: 'users',
    where: { email: { like: `@${demoDomain}` } },
  })
  return totalDocs === 0
    ? null
    : `SITE_URL is public and ${totalDocs} of the accounts are the demonstration's (…@${demoDomain}): delete them, or say DATA=demo where the site is meant to be a demonstration.`
}
