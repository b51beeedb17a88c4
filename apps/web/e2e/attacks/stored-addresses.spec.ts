import { expect, test } from '@playwright/test'
import { gotIn } from './attempts.ts'
import { badSlugs, badTargets } from './inputs/markup.ts'
import { type Asker, json, Staff } from './staff.ts'

interface Refusal {
  readonly doc?: { readonly id: number }
  readonly errors?: readonly { readonly data?: { readonly errors?: readonly { readonly path: string }[] } }[]
}

/** Saves something, and says so where the field is not what it was refused for. */
async function refusedFor(
  asker: Asker,
  collection: string,
  field: string,
  data: object,
): Promise<string | null> {
  const response = await asker(`${collection}?locale=id`, json('POST', data))
  const answer: Refusal = await response.json()
  if (answer.doc !== undefined) {
    await asker(`${collection}/${answer.doc.id}`, { method: 'DELETE' })
    return 'is saved'
  }
  const paths = answer.errors?.flatMap(({ data: more }) => more?.errors ?? []).map(({ path }) => path) ?? []
  return response.status === 400 && paths.includes(field) ? null : `answered ${response.status} for ${paths}`
}

test('no address that runs, leads elsewhere or holds markup is saved as one', async () => {
  const staff = await Staff.open()
  try {
    const editor = await staff.session('editor')
    const targets = badTargets.map((link) => ({ name: link, link }))
    const to = ({ link }: { link: string }) =>
      refusedFor(editor, 'redirects', 'to', {
        from: `/id/uji-${crypto.randomUUID()}`,
        to: link,
        status: 'permanent',
      })
    expect(await gotIn(targets, to)).toEqual([])
    const slugs = badSlugs.map((text) => ({ name: text, text }))
    const slug = ({ text }: { text: string }) =>
      refusedFor(editor, 'articles', 'slug', { _status: 'draft', slug: text })
    expect(await gotIn(slugs, slug)).toEqual([])
  } finally {
    await staff.close()
  }
})
