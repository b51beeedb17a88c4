import type { CollectionConfig } from 'payload'
import { admins, adminsForField } from '#cms/base/access/admins.ts'
import { hasRole } from '#cms/base/access/has-role.ts'
import { nobody } from '#cms/base/access/nobody.ts'
import { selfOrAdmins } from '#cms/base/access/self-or-admins.ts'
import { groups } from '#cms/base/admin/groups.ts'
import { environment, isAdminSecure } from '#cms/base/environment/environment.ts'
import { choiceField } from '#cms/base/fields/choices.ts'
import { textField } from '#cms/base/fields/text.ts'
import { accessEndpoints } from './access-endpoints.ts'
import { lockMinutes, wrongPasswords } from './lock-notification.ts'
import { rejectInvalidAddress } from './normalize-email.ts'
import { passwordCharacters } from './password-rules.ts'
import { protectLastAdmin, protectLastAdminFromDeletion } from './protect-last-admin.ts'
import {
  recordAccountChange,
  recordAccountDeletion,
  recordReset,
  recordUnlock,
  rememberPassword,
} from './record-account-changes.ts'
import { recordSignIn } from './record-sign-ins.ts'
import { currentPasswordPath, requireCurrentPassword } from './require-current-password.ts'
import { forgotPassword } from './reset-mail.ts'
import { userRoles } from './roles.ts'
import { endOldSessions, idleSeconds } from './sessions.ts'
import { validatePassword } from './validate-password.ts'

const minuteMs = 60_000

export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: { id: 'Pengguna', en: 'User' }, plural: { id: 'Pengguna', en: 'Users' } },
  admin: {
    group: groups.people,
    useAsTitle: 'email',
    defaultColumns: ['name', 'email', 'role'],
    components: { beforeListTable: ['/services/accounts/invite-form.tsx#InviteForm'] },
  },
  defaultSort: 'name',
  auth: {
    useAPIKey: false,
    useSessions: true,
    tokenExpiration: idleSeconds,
    maxLoginAttempts: wrongPasswords,
    lockTime: lockMinutes * minuteMs,
    forgotPassword,
    cookies: { secure: isAdminSecure(environment), sameSite: 'Lax' },
  },
  access: {
    admin: ({ req }) => hasRole(req, 'admin', 'editor', 'reviewer', 'operations'),
    create: admins,
    read: selfOrAdmins,
    update: selfOrAdmins,
    delete: admins,
    // Payload lets every signed-in user unlock accounts unless this is set (CVE-2026-11779).
    unlock: admins,
    readVersions: nobody,
  },
  endpoints: accessEndpoints,
  hooks: {
    beforeOperation: [validatePassword, endOldSessions],
    beforeValidate: [rejectInvalidAddress, requireCurrentPassword, recordReset],
    beforeChange: [protectLastAdmin, rememberPassword],
    afterChange: [recordAccountChange],
    beforeDelete: [protectLastAdminFromDeletion],
    afterDelete: [recordAccountDeletion],
    afterLogin: [recordSignIn],
    afterOperation: [recordUnlock],
  },
  fields: [
    {
      name: currentPasswordPath,
      type: 'text',
      // Required for a change but never stored: a hook removes it before saving.
      virtual: true,
      maxLength: passwordCharacters.max,
      label: { id: 'Kata sandi saat ini', en: 'Current password' },
      admin: {
        components: { Field: '/services/accounts/current-password.tsx#CurrentPassword' },
        disableBulkEdit: true,
        disableListColumn: true,
        disableListFilter: true,
      },
    },
    textField('name', { label: { id: 'Nama', en: 'Name' }, required: true, localized: false }),
    {
      ...choiceField('role', {
        label: { id: 'Peran', en: 'Role' },
        required: true,
        defaultValue: 'editor',
        options: userRoles,
      }),
      // The role is part of the token, so access rules need no query.
      saveToJWT: true,
      access: { create: adminsForField, update: adminsForField },
    },
  ],
}
