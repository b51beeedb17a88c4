import type { AdminViewServerProps } from 'payload'
import { adminLanguage } from '#cms/base/admin/copy.ts'
import { StaffView } from '#cms/base/admin/staff-view.tsx'
import { privacyCopy } from './copy.ts'
import { PersonForm } from './person-form.tsx'

/** Where admins process personal data requests. */
export function PrivacyView(view: AdminViewServerProps) {
  const words = privacyCopy[adminLanguage(view.initPageResult.req.i18n.language)]
  return (
    <StaffView adminsOnly lead={words.privacyLead} title={words.privacy} view={view}>
      {async () => <PersonForm />}
    </StaffView>
  )
}
