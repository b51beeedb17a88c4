import { describe, expect, it } from 'vitest'
import { root } from '../paths.ts'
import { listedSettings, settingErrors, settingsIn } from './settings.ts'

describe('docs/reference/configuration.md', () => {
  it('lists exactly the settings that the code reads', () => {
    expect(settingErrors(root)).toEqual([])
  })
})

describe('settingsIn', () => {
  it('finds the names that code reads from an environment', () => {
    expect(settingsIn('process.env.JAVA_HOME ?? env.DATA_DIR; const { PORT } = ports')).toEqual([
      'JAVA_HOME',
      'DATA_DIR',
    ])
  })
})

describe('listedSettings', () => {
  it('finds the names in the first column only', () => {
    expect(listedSettings('| `WEB_PORT` `CMS_PORT` | each | see `DATA_DIR` |')).toEqual([
      'WEB_PORT',
      'CMS_PORT',
    ])
  })
})
