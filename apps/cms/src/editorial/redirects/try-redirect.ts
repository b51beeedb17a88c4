import { isExact } from '@site/contracts/content/redirect-pattern.ts'
import type { ParsedRule, RedirectRule } from '@site/contracts/content/redirect-table.ts'
import type { Endpoint, PayloadRequest } from 'payload'
import * as v from 'valibot'
import { hasRole } from '#cms/base/access/has-role.ts'
import { environment } from '#cms/base/environment/environment.ts'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import { translate } from '#cms/base/fields/translate.ts'
import { type PathState, requestPath } from '#cms/editorial/links/check-links.ts'
import { checkSource } from './check-source.ts'
import { checkTarget } from './check-target.ts'
import { findRuleError, readOwn } from './validate-redirect.ts'

/** An editor waits for the response. */
const timeoutMs = 2_000

const QuerySchema = v.object({
  from: v.optional(v.string(), ''),
  to: v.optional(v.string(), ''),
  id: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))),
  replacesPage: v.optional(v.string()),
})

/** GET /api/redirects/try: what both addresses do today, and why the redirect cannot be saved. For editors. */
export const tryRedirect: Endpoint = {
  path: '/try',
  method: 'get',
  handler: async (req) => {
    if (!hasRole(req, 'admin', 'editor')) {
      return Response.json({ errors: [{ message: 'Only editors may do this.' }] }, { status: 403 })
    }
    const query = v.safeParse(QuerySchema, req.query)
    if (!query.success) return Response.json({ errors: [{ message: 'Invalid query.' }] }, { status: 400 })
    return Response.json(await listResults(req, query.output))
  },
}

async function listResults(
  req: PayloadRequest,
  { from, to, id, replacesPage }: v.InferOutput<typeof QuerySchema>,
): Promise<string[]> {
  const invalid = [checkSource(from, { req }), checkTarget(to, { req, siblingData: { from } })].filter(
    (message) => message !== true,
  )
  const rule = readOwn({ from, to })
  if (rule === null || invalid.length > 0) return invalid
  const query = { collection: 'redirects', depth: 0, overrideAccess: true, disableErrors: true, req } as const
  const saved = id === undefined ? null : await req.payload.findByID({ ...query, id })
  const error = await findRuleError(req, rule, { saved, mayReplace: replacesPage === 'true' })
  const texts = [...(error ? [error.message] : []), ...(await responsesTo(rule))]
  return texts.map((text) => translate({ req }, text))
}

/** A pattern has no response of its own. */
async function responsesTo({
  rule: { from, to },
  source,
  target,
}: ParsedRule<RedirectRule>): Promise<Bilingual[]> {
  const paths = isExact(source) ? [from, ...(target.origin === null ? [to] : [])] : []
  return Promise.all(
    paths.map(async (path) => stateText(path, await requestPath(environment.SITE_URL, path, timeoutMs))),
  )
}

function stateText(path: string, state: PathState): Bilingual {
  if (state.kind === 'redirected') {
    return {
      id: `${path} sekarang dialihkan ke ${state.to}.`,
      en: `${path} is redirected to ${state.to} now.`,
    }
  }
  return {
    found: { id: `${path} sekarang menampilkan halaman.`, en: `${path} shows a page now.` },
    nothing: { id: `${path} sekarang tidak ditemukan.`, en: `${path} is not found now.` },
    unknown: {
      id: `${path} tidak dapat dicoba: situs tidak merespons.`,
      en: `${path} could not be tried: the site did not respond.`,
    },
  }[state.kind]
}
