import { withTimeout } from '@site/operations/with-timeout.ts'
import type { Payload, SanitizedPermissions } from 'payload'
import type { Finding, Reader, Source } from './source.ts'
import { sources } from './sources.ts'

/** The page is due within 1.5 s. */
const timeoutMs = 1_000

/** A row whose source failed or is late has no finding. */
export type DashboardRow = Source & { finding: Finding | null }

/** What the user may see of each source. */
export async function readDashboard(
  reader: Reader,
  permissions: SanitizedPermissions,
): Promise<DashboardRow[]> {
  // Operations see only what they may read, and rows without a collection are about content.
  const readsContent = reader.user.role !== 'operations'
  const visible = sources.filter(({ collection }) =>
    collection === undefined ? readsContent : permissions.collections?.[collection]?.read,
  )
  const rows = await Promise.all(
    visible.map(async (source) => ({
      ...source,
      finding: await orNull(reader.payload, source.label.en, source.read(reader)),
    })),
  )
  return rows.filter(({ isHiddenAtZero, finding }) => !(isHiddenAtZero && finding?.count === 0))
}

/** Null after a failure, which is logged, or a timeout, so that the rest of the page is shown. */
export async function orNull<Result>(
  payload: Payload,
  part: string,
  work: Promise<Result>,
): Promise<Result | null> {
  try {
    return await withTimeout(work, timeoutMs, () => null)
  } catch (error) {
    payload.logger.error({ err: error, part }, 'Reading a part of the dashboard failed')
    return null
  }
}
