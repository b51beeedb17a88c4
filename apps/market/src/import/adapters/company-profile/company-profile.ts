import { basename } from 'node:path'
import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import * as v from 'valibot'
import {
  type Adapter,
  type ReadNotes,
  type SourceFile,
  type TableRecord,
  UnreadableFile,
} from '../adapter.ts'
import { readJson } from '../read-json.ts'
import { profileRecords } from './profile-records.ts'
import { ProfileSchema } from './profile-schema.ts'

export const companyProfile: Adapter = {
  kind: 'company-profile',
  description: 'company profiles of the exchange (JSON, Indonesian)',
  tables: ['companies', 'management', 'subsidiaries', 'shareholders', 'dividends'],
  recognizes({ head }) {
    const text = head.toString('utf8')
    return text.includes('"Profiles"') && text.includes('"PapanPencatatan"')
  },
  read: (file, notes) => readProfiles(file, notes, dayInJakarta(new Date())),
}

/** The file has one issuer, or several by their ticker. */
export async function* readProfiles(
  file: SourceFile,
  notes: ReadNotes,
  today: string,
): AsyncGenerator<TableRecord> {
  const content = await readJson(file.path)
  const asOf = dayInName(basename(file.name))
  for (const [key, value] of issuersIn(content)) {
    const profile = v.safeParse(ProfileSchema, value)
    if (!profile.success) {
      const [issue] = profile.issues
      notes.badRow(null, `${key} is not a company profile: ${v.getDotPath(issue)}: ${issue.message}`)
    } else if (profile.output.Profiles[0]?.EfekEmiten_Saham) {
      yield* profileRecords(profile.output, { asOf, today }, notes)
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

/** `CompanyProfilesDetail-20261120.json`; empty: unknown. */
function dayInName(name: string): string {
  const [, year, month, day] = /(?:^|\D)(20\d\d)-?(\d\d)-?(\d\d)(?!\d)/.exec(name) ?? []
  return year === undefined ? '' : `${year}-${month}-${day}`
}
