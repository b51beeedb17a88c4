import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { peerFolder } from './peer-builds.mjs'

const read = (/** @type {string} */ folder, /** @type {string} */ file) =>
  readFileSync(join(folder, file), 'utf8')

describe.each(/** @type {const} */ (['next', 'nuxt', 'astro']))('the packages of the peer %s', (name) => {
  const folder = peerFolder(name)

  it('have exact versions', () => {
    const { dependencies } = JSON.parse(read(folder, 'package.json'))
    for (const version of Object.values(dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  })

  it('are locked, with a checksum each and without the address of a registry', () => {
    const { packages } = JSON.parse(read(folder, 'package-lock.json'))
    const entries = Object.entries(packages)
    expect(entries.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
    // What a package brings within itself is under that package's checksum.
    const unchecked = entries.filter(([, { integrity, inBundle }]) => !inBundle && integrity === undefined)
    expect(unchecked.map(([path]) => path)).toEqual([''])
  })

  it('are taken as at the root: a week old, without install scripts', () => {
    const settings = read(folder, '.npmrc')
    expect(settings).toContain('min-release-age=7')
    expect(settings).toContain('ignore-scripts=true')
  })
})
