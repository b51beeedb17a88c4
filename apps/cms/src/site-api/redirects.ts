import type { Resource } from './context.ts'

export const redirectList: Resource = async ({ payload, tags }) => {
  tags.list('redirects')
  const { docs } = await payload.find({
    collection: 'redirects',
    sort: 'from',
    select: { from: true, to: true, status: true },
    depth: 0,
    // How many there may be is judged where they are made: one that is left out here would be a dead link.
    pagination: false,
    overrideAccess: true,
  })
  return {
    redirects: docs.map(({ from, to, status }) => ({ from, to, status: status === 'permanent' ? 301 : 302 })),
  }
}
