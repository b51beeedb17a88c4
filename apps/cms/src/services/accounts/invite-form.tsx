'use client'

import { Button, useAuth, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { type FormEvent, useState } from 'react'
import { adminLanguage } from '#cms/base/admin/copy.ts'
import { formatFailure, postToService } from '#cms/base/admin/post-to-service.ts'
import { inviteCopy } from './invite-copy.ts'
import { type InvitedRole, invitedRoles, userRoles } from './roles.ts'
import '#cms/base/admin/admin-views.css'

const empty = { name: '', email: '', role: 'editor' satisfies InvitedRole, currentPassword: '' }

/** Above the list of users, for admins: creates an account whose owner sets the password. */
export function InviteForm() {
  const { i18n } = useTranslation()
  const { user } = useAuth()
  const router = useRouter()
  const language = adminLanguage(i18n.language)
  const words = inviteCopy[language]
  const [typed, setTyped] = useState(empty)
  const [message, setMessage] = useState('')
  const [isBusy, setBusy] = useState(false)
  if (user?.role !== 'admin') return null

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setMessage('')
    const response = await postToService('/api/users/invite', JSON.stringify(typed))
    const isSent = typeof response === 'object' && response.status === 200
    setMessage(isSent ? words.sent(typed.email) : formatFailure(response, words))
    setBusy(false)
    if (!isSent) return
    setTyped(empty)
    router.refresh()
  }

  return (
    <details className="invite-form">
      <summary>{words.title}</summary>
      <p>{words.hint}</p>
      <form className="staff-view-form" method="post" onSubmit={(event) => void send(event)}>
        {(['name', 'email', 'currentPassword'] as const).map((name) => (
          <label key={name}>
            {words[name]}
            {/* Without a name the field is not submitted, even before this script has started. */}
            <input
              autoComplete={name === 'currentPassword' ? 'current-password' : 'off'}
              onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
              required
              type={inputTypes[name]}
              value={typed[name]}
            />
          </label>
        ))}
        <label>
          {words.role}
          <select onChange={(event) => setTyped({ ...typed, role: event.target.value })} value={typed.role}>
            {listRoles(language)}
          </select>
        </label>
        <Button disabled={isBusy} margin={false} type="submit">
          {words.send}
        </Button>
      </form>
      <p role="status">{message}</p>
    </details>
  )
}

const listRoles = (language: 'id' | 'en') =>
  invitedRoles.map((role) => (
    <option key={role} value={role}>
      {userRoles[role][language]}
    </option>
  ))

const inputTypes = { name: 'text', email: 'email', currentPassword: 'password' } as const
