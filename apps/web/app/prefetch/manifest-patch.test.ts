import { describe, expect, it } from 'vitest'
import { pageKey } from '#server/page-cache/page-key.ts'
import { MANIFEST_PATH, manifestPatchUrl } from './manifest-patch.ts'

describe('manifestPatchUrl', () => {
  it("equals the router's URL, with the parent paths, in the normalized form that the page cache stores", () => {
    const address = manifestPatchUrl('/en/blog/a', '1a')
    expect(address).toBe(`${MANIFEST_PATH}?paths=%2Fen%2C%2Fen%2Fblog%2C%2Fen%2Fblog%2Fa&version=1a`)
    const [, search = ''] = address.split('?')
    expect(pageKey(MANIFEST_PATH, new URLSearchParams(search)).key).toBe(address)
  })
})
