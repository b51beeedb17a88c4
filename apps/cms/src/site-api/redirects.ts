import type { Resource } from './context.ts'

const mostRedirects = 5000

export const redirectList: Resource = async ({ payload, tags }) => {
  tags.list('redirects')
  const { docs } = await payload.find({
    collection: 'redirects',
    sort: 'from',
    select: { from: true, to: true, status: true },
    depth: 0,
    limit: mostRedirects,
    pagination: false,
    overrideAccess: true,
  })
  return {
    redirects: docs.map(({ from, to, status }) => ({ from, to, status: status === 'permanent' ? 301 : 302 })),
  }
}
