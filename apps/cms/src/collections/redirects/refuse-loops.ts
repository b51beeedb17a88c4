import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { say } from '#cms/fields/say.ts'

const mostRedirects = 5000

/** Whether following `redirects` from `to` comes back to `from`. */
function leadsBack(from: string, to: string, redirects: ReadonlyMap<string, string>): boolean {
  const seen = new Set<string>()
  let next: string | undefined = pathOf(to)
  while (next !== undefined && !seen.has(next)) {
    if (next === from) return true
    seen.add(next)
    const following = redirects.get(next)
    next = following === undefined ? undefined : pathOf(following)
  }
  return false
}

/** The query and the fragment do not matter: redirects match exact paths. */
function pathOf(target: string): string | undefined {
  return target.startsWith('/') ? target.replace(/[?#].*$/, '') : undefined
}

export const refuseLoops: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const from: unknown = data?.from ?? originalDoc?.from
  const to: unknown = data?.to ?? originalDoc?.to
  if (typeof from !== 'string' || typeof to !== 'string') return data
  const others = await req.payload.find({
    collection: 'redirects',
    where: originalDoc?.id ? { id: { not_equals: originalDoc.id } } : {},
    select: { from: true, to: true },
    limit: mostRedirects,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  if (leadsBack(from, to, new Map(others.docs.map((other) => [other.from, other.to])))) {
    throw new ValidationError(
      {
        collection: 'redirects',
        errors: [
          {
            path: 'to',
            message: say(
              { req },
              { id: 'Pengalihan ini kembali ke asalnya.', en: 'This redirect leads back to itself.' },
            ),
          },
        ],
      },
      req.t,
    )
  }
  return data
}
