import type { Subject } from '#cms/services/subject/subject.ts'
import { findSettingsNote } from './note.ts'
import { settings } from './settings.ts'

export const subject: Subject = {
  globals: [settings],
  notes: { settings: findSettingsNote },
}
