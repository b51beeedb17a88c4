import type { AdminViewServerProps } from 'payload'
import { adminLanguage } from '#cms/base/admin/copy.ts'
import { StaffView } from '#cms/base/admin/staff-view.tsx'
import { directoryCopy } from './copy.ts'
import { DirectoryImportForm } from './import-form.tsx'
import { importLimits } from './import-outcome.ts'

const bytesOfMegabyte = 1_000_000

/** Where admins import the client directory. */
export function DirectoryImportView(view: AdminViewServerProps) {
  const words = directoryCopy[adminLanguage(view.initPageResult.req.i18n.language)]
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
