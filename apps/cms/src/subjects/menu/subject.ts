import type { Subject } from '#cms/services/subject/subject.ts'
import { menu } from './menu.ts'
import { siteChrome } from './site-chrome.ts'

export const subject: Subject = {
  globals: [menu],
  resources: {
    shell: siteChrome,
  },
}
