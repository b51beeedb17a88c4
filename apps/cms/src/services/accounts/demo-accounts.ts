import { demoDomain } from '@site/brand/names.ts'
import { isPublicSite } from '@site/contracts/production-settings.ts'
import type { Payload } from 'payload'
import type { Environment } from '#cms/base/environment/read-environment.ts'

/** Why a public site cannot start with the existing accounts, or null. */
export async function demoAccountError(
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
    : `SITE_URL is public, but ${totalDocs} demo accounts (…@${demoDomain}) exist. Delete them, or set DATA=demo if the site is a demo.`
}
