import type { Resource } from './context.ts'

export const redirectList: Resource = async ({ payload, tags }) => {
  tags.list('redirects')
  const { docs } = await payload.find({
    collection: 'redirects',
    where: { _status: { equals: 'published' } },
    sort: 'from',
    select: { from: true, to: true, status: true },
    depth: 0,
    // The number is limited on creation; omitting one here would break its URL.
    pagination: false,
    overrideAccess: true,
  })
  return {
    redirects: docs.map(({ from, to, status }) => ({ from, to, status: status === 'permanent' ? 301 : 302 })),
  }
}
