import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import * as v from 'valibot'
import { allPages, sampleAddress } from './sample-addresses.ts'

const java = process.env.JAVA_PATH

const Messages = v.object({
  messages: v.array(
    v.object({
      type: v.string(),
      url: v.optional(v.string()),
      message: v.string(),
      extract: v.optional(v.string()),
    }),
  ),
})

test('the HTML of every page passes the Nu checker', async ({ request }) => {
  test.skip(java === undefined, 'there is no Java on this machine, and none could be installed')
  test.setTimeout(180_000)
  const folder = await mkdtemp(join(tmpdir(), 'site-html-'))
  const files = new Map<string, string>()
  for (const { name, locale } of allPages) {
    const address = await sampleAddress(request, name, locale)
    const file = join(folder, `${locale}-${name}.html`)
    await writeFile(file, await (await request.get(address)).body())
    files.set(file, address)
  }
  // One start of the virtual machine for all pages.
  const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')
  const args = ['-jar', jar, '--format', 'json', '--errors-only', '--exit-zero-always', ...files.keys()]
  const { stderr } = spawnSync(java ?? 'java', args, { encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 })
  await rm(folder, { recursive: true })

  const { messages } = v.parse(Messages, JSON.parse(stderr))
  const faults = messages.map(({ url, message, extract }) => {
    const address = files.get(new URL(url ?? '').pathname) ?? url
    return `${address}: ${message} ${(extract ?? '').replaceAll(/\s+/g, ' ')}`
  })
  expect(faults).toEqual([])
})
