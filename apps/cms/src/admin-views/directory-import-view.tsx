import type { AdminViewServerProps } from 'payload'
import { importLimits } from '#cms/client-directory/import-outcome.ts'
import { adminLanguage } from './copy.ts'
import { DirectoryImportForm } from './directory-import-form.tsx'
import { privacyCopy } from './privacy-copy.ts'
import { StaffView } from './staff-view.tsx'

const bytesOfMegabyte = 1_000_000

/** Where admins import the client directory. */
export function DirectoryImportView(view: AdminViewServerProps) {
  const words = privacyCopy[adminLanguage(view.initPageResult.req.i18n.language)]
  const rules = words.rulesList(importLimits.bytes / bytesOfMegabyte, importLimits.rows)
  return (
    <StaffView adminsOnly lead={words.directoryLead} title={words.directory} view={view}>
      {async () => (
        <>
          <h2>{words.rules}</h2>
          <ul className="staff-view-rules">
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
          <DirectoryImportForm />
        </>
      )}
    </StaffView>
  )
}
