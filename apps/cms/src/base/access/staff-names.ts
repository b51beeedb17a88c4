import type { Payload } from 'payload'

/** Names of accounts by ID, which most users may not read themselves. */
export async function staffNames(
  payload: Payload,
  ids: readonly unknown[],
): Promise<ReadonlyMap<unknown, string>> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { id: { in: ids.filter((id) => typeof id === 'number') } },
    select: { name: true },
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return new Map(docs.map(({ id, name }) => [id, name]))
}
