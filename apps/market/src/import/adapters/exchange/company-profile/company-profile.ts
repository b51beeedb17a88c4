import * as v from 'valibot'
import {
  type Adapter,
  type ReadNotes,
  type SourceFile,
  type TableRecord,
  UnreadableFile,
} from '../../adapter.ts'
import { dayInName } from '../../file-day.ts'
import { isJsonWith, jsonContent } from '../../json-rows.ts'
import { profileRecords } from './profile-records.ts'
import { ProfileSchema } from './profile-schema.ts'

export const companyProfile: Adapter = {
  kind: 'company-profile',
  description: 'company profiles of the exchange (JSON, Indonesian)',
  tables: ['companies', 'management', 'subsidiaries', 'shareholders', 'dividends'],
  recognizes: (file) => isJsonWith(file, ['Profiles', 'KodeEmiten', 'PapanPencatatan']),
  read: readProfiles,
}

/** The file has one issuer, or several by their ticker. */
async function* readProfiles(file: SourceFile, notes: ReadNotes): AsyncGenerator<TableRecord> {
  const content = await jsonContent(file)
  const asOf = dayInName(file.name) ?? ''
  for (const [key, value] of issuersIn(content)) {
    const profile = v.safeParse(ProfileSchema, value)
    if (!profile.success) {
      const [issue] = profile.issues
      notes.badRow(null, `${key} is not a company profile: ${v.getDotPath(issue)}: ${issue.message}`)
    } else if (profile.output.Profiles[0]?.EfekEmiten_Saham) {
      yield* profileRecords(profile.output, asOf, notes)
    } else {
      notes.skipped('issuer without shares')
    }
  }
}

function issuersIn(content: unknown): (readonly [key: string, issuer: unknown])[] {
  if (typeof content !== 'object' || content === null) {
    throw new UnreadableFile('has no company profiles')
  }
  if (Object.hasOwn(content, 'Profiles')) return [['the file', content]]
  return Object.entries(content)
}
