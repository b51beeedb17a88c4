import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { hasRole } from '#cms/base/access/has-role.ts'
import { adminLanguage, copy } from './copy.ts'
import './admin-views.css'

/** The admin layout around a custom view. Payload shows custom views to all users, so this checks the role. */
export async function StaffView({
  view,
  title,
  lead,
  adminsOnly = false,
  editorsOnly = false,
  children,
}: {
  view: AdminViewServerProps
  title: string
  lead: string
  adminsOnly?: boolean
  /** For editors and admins. */
  editorsOnly?: boolean
  children: () => Promise<ReactNode>
}) {
  const { initPageResult, params, searchParams } = view
  const { req, permissions, locale, visibleEntities } = initPageResult
  const language = adminLanguage(req.i18n.language)
  if (adminsOnly && !hasRole(req, 'admin')) return <p>{copy[language].adminsOnly}</p>
  const isAllowed = hasRole(req, 'admin', 'editor') || (!editorsOnly && hasRole(req, 'reviewer'))
  if (!isAllowed) return <p>{copy[language].notAllowed}</p>
  return (
    <DefaultTemplate
      i18n={req.i18n}
      {...(locale ? { locale } : {})}
      {...(params ? { params } : {})}
      payload={req.payload}
      permissions={permissions}
      req={req}
      {...(searchParams ? { searchParams } : {})}
      {...(req.user ? { user: req.user } : {})}
      visibleEntities={visibleEntities}
    >
      <Gutter className="staff-view">
        <h1>{title}</h1>
        <p>{lead}</p>
        {await children()}
      </Gutter>
    </DefaultTemplate>
  )
}
