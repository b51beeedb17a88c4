import { describe, expect, it } from 'vitest'
import { missingEngines } from './engines.ts'

describe('missingEngines', () => {
  it('names only the engine without a path, and the command that installs it', () => {
    expect(missingEngines({ FIREFOX_PATH: '/firefox', WEBKIT_DRIVER_PATH: undefined })).toEqual([
      'WebKit is missing: apt-get install webkit2gtk-driver xvfb',
    ])
    expect(missingEngines({ FIREFOX_PATH: '/firefox', WEBKIT_DRIVER_PATH: '/driver' })).toEqual([])
  })
})
