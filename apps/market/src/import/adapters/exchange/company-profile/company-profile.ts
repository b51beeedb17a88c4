import * as v from 'valibot'
import {
  type Adapter,
  type ReadFacts,
  type ReadNotes,
  type SourceFile,
  type TableName,
  type TableRecord,
  UnreadableFile,
} from '#market/import/reading/adapter.ts'
import { dayInName } from '#market/import/reading/file-day.ts'
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

/** The parts of a profile for each table. Notes are made for the first table, so that it also has the dividends. */
const partsOf: Readonly<Partial<Record<TableName, readonly string[]>>> = {
  companies: ['Profiles', 'PemegangSaham', 'Dividen'],
  management: ['Profiles', 'Sekretaris', 'Direktur', 'Komisaris'],
  subsidiaries: ['Profiles', 'AnakPerusahaan'],
  shareholders: ['Profiles', 'PemegangSaham'],
  dividends: ['Profiles', 'Dividen'],
}

/** The file has one issuer, or several by their ticker. */
async function* readProfiles(
  file: SourceFile,
  notes: ReadNotes,
  table: TableName,
  facts: ReadFacts,
): AsyncGenerator<TableRecord> {
  const parts = partsOf[table] ?? []
  const content = await jsonContent(file)
  const asOf = dayInName(file.name) ?? ''
  const calendar = await facts.loadTradingCalendar()
  for (const [key, value] of issuersIn(content)) {
    // All profiles of the exchange have 20 MB: each part is checked once.
    const profile = v.safeParse(ProfileSchema, withOnly(parts, value))
    if (!profile.success) {
      const [issue] = profile.issues
      notes.badRow(null, `${key} is not a company profile: ${v.getDotPath(issue)}: ${issue.message}`)
    } else if (profile.output.Profiles[0]?.EfekEmiten_Saham) {
      yield* profileRecords(profile.output, { asOf, calendar, notes })
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

function withOnly(parts: readonly string[], issuer: unknown): unknown {
  if (typeof issuer !== 'object' || issuer === null) return issuer
  return Object.fromEntries(Object.entries(issuer).filter(([name]) => parts.includes(name)))
}
