import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type APIRequestContext, test } from '@playwright/test'
import * as v from 'valibot'

const java = process.env.JAVA_PATH

const Messages = v.object({
  messages: v.array(
    v.object({ url: v.optional(v.string()), message: v.string(), extract: v.optional(v.string()) }),
  ),
})

/** The errors of the Nu checker for the HTML of these URLs. Skips the test without Java. */
export async function htmlErrors(
  request: APIRequestContext,
  addresses: readonly string[],
): Promise<string[]> {
  test.skip(java === undefined, 'Java is missing on this machine and could not be installed')
  const folder = await mkdtemp(join(tmpdir(), 'site-html-'))
  const files = new Map<string, string>()
  for (const address of addresses) {
    const file = join(folder, `${files.size}.html`)
    await writeFile(file, await (await request.get(address)).body())
    files.set(file, address)
  }
  // One Java process for all pages.
  const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')
  const args = ['-jar', jar, '--format', 'json', '--errors-only', '--exit-zero-always', ...files.keys()]
  const { stderr } = spawnSync(java ?? 'java', args, { encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 })
  await rm(folder, { recursive: true })

  const { messages } = v.parse(Messages, JSON.parse(stderr))
  return messages.map(({ url, message, extract }) => {
    const address = files.get(new URL(url ?? '').pathname) ?? url
    return `${address}: ${message} ${(extract ?? '').replaceAll(/\s+/g, ' ')}`
  })
}
