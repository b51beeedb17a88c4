import { describe, expect, it } from 'vitest'
import { nodeFault, platformFault } from './node-version.mjs'

describe('nodeFault', () => {
  it('names the version that is there and the one that is needed', () => {
    expect(nodeFault('18.19.1')).toMatch(/^This is Node 18\.19\.1, and Node 20 or newer is needed: .+\.$/)
  })

  it.each(['20.0.0', '22.1.0', '26.10.0'])('accepts %s', (version) => {
    expect(nodeFault(version)).toBeNull()
  })
})

describe('platformFault', () => {
  it('names a way for Windows', () => {
    expect(platformFault('win32', 'x64')).toContain('WSL 2')
  })

  it('accepts Linux and macOS', () => {
    expect(platformFault('linux', 'x64')).toBeNull()
    expect(platformFault('darwin', 'arm64')).toBeNull()
  })
})
