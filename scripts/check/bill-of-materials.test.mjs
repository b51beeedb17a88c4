import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../places.mjs'
import { billOf } from './bill-of-materials.mjs'

const now = new Date('2026-11-22T10:00:00Z')
const integrity = `sha512-${Buffer.alloc(64, 1).toString('base64')}`
const lock = {
  name: 'site',
  version: '1.0.0',
  packages: {
    '': { dependencies: { own: '*' } },
    'apps/own': { version: '0.1.0', dependencies: { a: '^1.0.0', '@site/own': '*' } },
    'node_modules/@site/own': { resolved: 'apps/own', link: true },
    'node_modules/a': { version: '1.0.0', license: 'MIT', integrity, dependencies: { '@x/b': '1' } },
    'node_modules/a/node_modules/@x/b': { version: '1.5.0', license: '(MIT OR Apache-2.0)' },
    'node_modules/@x/b': { version: '2.0.0', license: 'SEE LICENSE IN file', optional: true },
    'node_modules/tool': { version: '3.0.0', dev: true },
  },
}

describe('the bill of materials', () => {
  it('has each version that is shipped, with licence, hash and address', () => {
    expect(billOf(lock, now)).toMatchObject({
      bomFormat: 'CycloneDX',
      metadata: { timestamp: '2026-11-22T10:00:00.000Z', component: { name: 'site', version: '1.0.0' } },
      components: [
        {
          name: 'a',
          purl: 'pkg:npm/a@1.0.0',
          licenses: [{ license: { id: 'MIT' } }],
          hashes: [{ alg: 'SHA-512', content: '01'.repeat(64) }],
        },
        { name: '@x/b', version: '1.5.0', licenses: [{ expression: '(MIT OR Apache-2.0)' }] },
        { name: '@x/b', version: '2.0.0', purl: 'pkg:npm/%40x/b@2.0.0', scope: 'optional' },
      ],
    })
  })

  it('says which version each package finds, and leaves tools and our own folders out', () => {
    const { components, dependencies } = billOf(lock, now)
    expect(components.map(({ name }) => name)).not.toContain('tool')
    expect(dependencies).toContainEqual({ ref: 'a@1.0.0', dependsOn: ['@x/b@1.5.0'] })
    expect(dependencies).toContainEqual({ ref: 'site@1.0.0', dependsOn: ['a@1.0.0'] })
  })

  it('of this site names every dependency that it lists, once', () => {
    const own = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
    const { components, dependencies } = billOf(own, now)
    const refs = components.map((component) => component['bom-ref'])
    expect(new Set(refs).size).toBe(refs.length)
    expect(refs).toEqual(expect.arrayContaining(['payload@3.90.2', '@babel/code-frame@7.29.7']))
    const known = new Set([...refs, `${own.name}@${own.version}`])
    expect(
      dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]).filter((ref) => !known.has(ref)),
    ).toEqual([])
  })
})
