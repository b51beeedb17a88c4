import { expect, test } from '@playwright/test'
import { testSite } from '../test-site.ts'
import { gotIn } from './attempts.ts'
import { harmlessAtMost, plainPicture, refusedFiles } from './inputs/hostile-files.ts'
import { type Asker, anonymous, Staff } from './staff.ts'

interface Kept {
  readonly id: number
  readonly filename: string
  readonly mimeType: string
}

/** A small name of our own, and of a kind that pages show. */
const KEPT_NAME = /^[a-z0-9-]{1,90}\.(?:png|jpe?g|webp|avif|pdf|mp4|webm|vtt)$/
const KEPT_KIND = /^(?:image\/(?:png|jpeg|webp|avif)|application\/pdf|video\/(?:mp4|webm)|text\/vtt)$/

async function upload(
  asker: Asker,
  { filename, type, bytes }: { filename: string; type: string; bytes: Buffer },
) {
  const form = new FormData()
  form.append('_payload', JSON.stringify({ alt: 'Berkas dari pengujian' }))
  form.append('file', new Blob([new Uint8Array(bytes)], { type }), filename)
  const response = await asker('media?locale=id', { method: 'POST', body: form })
  const answer: { doc?: Kept } = await response.json()
  return { status: response.status, kept: answer.doc ?? null }
}

test('no file is taken that is more than it says, or that would burst', async () => {
  const staff = await Staff.open()
  const editor = await staff.session('editor')
  const remove = (kept: Kept) => editor(`media/${kept.id}`, { method: 'DELETE' })
  try {
    const taken = await upload(editor, { filename: 'a.png', type: 'image/png', bytes: plainPicture })
    expect(taken.kept?.filename).toMatch(KEPT_NAME)
    await (taken.kept && remove(taken.kept))

    const refused = async (file: (typeof refusedFiles)[number]) => {
      const { status, kept } = await upload(editor, file)
      await (kept && remove(kept))
      return status >= 400 && status < 500 ? null : `answered ${status} ${kept?.filename ?? ''}`
    }
    expect(await gotIn(refusedFiles, refused)).toEqual([])
  } finally {
    await staff.close()
  }
})

test('a picture under a bad name, or with something behind it, is a picture and nothing else', async () => {
  const staff = await Staff.open()
  const editor = await staff.session('editor')
  try {
    const attempt = async (file: (typeof harmlessAtMost)[number]) => {
      const { status, kept } = await upload(editor, file)
      if (kept === null) {
        return status >= 400 && status < 500 ? null : `answered ${status}`
      }
      // No document that is published uses it, so nobody but staff has it.
      const { status: shown } = await fetch(`${testSite().cmsUrl}/media/${encodeURIComponent(kept.filename)}`)
      const { status: stranger } = await anonymous(`media/file/${encodeURIComponent(kept.filename)}`)
      await editor(`media/${kept.id}`, { method: 'DELETE' })
      if (!KEPT_NAME.test(kept.filename) || !KEPT_KIND.test(kept.mimeType)) {
        return `is kept as ${kept.filename} (${kept.mimeType})`
      }
      return shown === 404 && [401, 403, 404].includes(stranger) ? null : `is shown: ${shown} ${stranger}`
    }
    expect(await gotIn(harmlessAtMost, attempt)).toEqual([])
  } finally {
    await staff.close()
  }
})

test('only who may upload does', async () => {
  const staff = await Staff.open()
  try {
    for (const role of ['reviewer', 'service'] as const) {
      const file = { filename: 'a.png', type: 'image/png', bytes: plainPicture }
      expect((await upload(await staff.session(role), file)).status, role).toBe(403)
      expect((await upload(anonymous, file)).status).toBe(403)
    }
  } finally {
    await staff.close()
  }
})
