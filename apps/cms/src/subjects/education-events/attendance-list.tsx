'use client'

import { useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { adminLanguage } from '#cms/base/admin/copy.ts'
import { formatFailure, postToService } from '#cms/base/admin/post-to-service.ts'
import { eventCopy } from './copy.ts'
import { type Participant, ParticipantSchema, ParticipantsSchema } from './participant.ts'
import './event-views.css'

/** How soon marks of colleagues appear. */
const pollMs = 10_000

/** The search stays in the browser, so that no name is in a URL or a log. */
export function AttendanceList({ event, initial }: { event: number; initial: Participant[] }) {
  const { i18n } = useTranslation()
  const words = eventCopy[adminLanguage(i18n.language)]
  const [participants, setParticipants] = useState(initial)
  const [search, setSearch] = useState('')
  const [saving, setSaving] = useState<number | null>(null)
  const [error, setError] = useState('')

  useEffect(() => {
    // A list from before a mark must not undo it.
    if (saving !== null) return
    const aborted = new AbortController()
    const timer = setInterval(async () => {
      const next = await fetch(`/api/events/${event}/participants`, { signal: aborted.signal })
        .then((response) => response.json())
        .catch(() => null)
      if (!aborted.signal.aborted && v.is(ParticipantsSchema, next)) setParticipants(next)
    }, pollMs)
    return () => {
      aborted.abort()
      clearInterval(timer)
    }
  }, [event, saving])

  async function mark({ id, attendedAt }: Participant): Promise<void> {
    setSaving(id)
    const body = JSON.stringify({ isPresent: attendedAt === null })
    const response = await postToService(`/api/registrations/${id}/attendance`, body)
    const saved = typeof response === 'string' ? null : response.body
    const isSaved = v.is(ParticipantSchema, saved)
    if (isSaved) setParticipants((all) => all.map((one) => (one.id === id ? saved : one)))
    setError(isSaved ? '' : formatFailure(response, words))
    setSaving(null)
  }

  const wanted = search.trim().toLowerCase()
  const shown = participants.filter(
    ({ id, name }) => name?.toLowerCase().includes(wanted) || String(id).includes(wanted),
  )
  const present = participants.filter(({ attendedAt }) => attendedAt !== null)
  return (
    <div className="attendance">
      <label>
        {words.search}
        <input
          autoComplete="off"
          onChange={({ target }) => setSearch(target.value)}
          type="search"
          value={search}
        />
      </label>
      <h2 role="status">{words.present(present.length, participants.length)}</h2>
      <p role="alert">{error}</p>
      {shown.length === 0 ? <p>{words.noMatch}</p> : null}
      <ul>
        {shown.map((participant) => {
          const { id, name, state, attendedAt } = participant
          const isPresent = attendedAt !== null
          return (
            <li key={id}>
              <a href={`/admin/collections/registrations/${id}`}>{name ?? words.client}</a>
              <span>{[words.number(id), ...(state === 'waiting' ? [words.waiting] : [])].join(' · ')}</span>
              <button
                aria-pressed={isPresent}
                disabled={saving !== null}
                onClick={() => mark(participant)}
                type="button"
              >
                {isPresent ? `✓ ${words.attended}` : words.markPresent}
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
