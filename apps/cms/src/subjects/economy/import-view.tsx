import type { AdminViewServerProps } from 'payload'
import { adminLanguage } from '#cms/base/admin/copy.ts'
import { StaffView } from '#cms/base/admin/staff-view.tsx'
import { economyImportCopy } from './import-copy.ts'
import { EconomyImportForm } from './import-form.tsx'
import { economyLimits } from './import-outcome.ts'

/** Where editors import economic figures. */
export function EconomyImportView(view: AdminViewServerProps) {
  const words = economyImportCopy[adminLanguage(view.initPageResult.req.i18n.language)]
  return (
    <StaffView lead={words.lead} title={words.title} view={view}>
      {async () => (
        <>
          <h2>{words.rules}</h2>
          <ul className="staff-view-rules">
            {words.rulesList(economyLimits.rows).map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
          <EconomyImportForm />
        </>
      )}
    </StaffView>
  )
}
