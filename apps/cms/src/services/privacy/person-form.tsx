'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import * as v from 'valibot'
import { adminLanguage } from '#cms/base/admin/copy.ts'
import { postToService } from '#cms/base/admin/post-to-service.ts'
import { type PrivacyWords, privacyCopy } from './copy.ts'
import {
  CopySchema,
  ErasedSchema,
  type Holdings,
  HoldingsSchema,
  isEmpty,
  RestrictedSchema,
  WithdrawnSchema,
} from './person.ts'
import { saveFile } from './save-file.ts'

type Found = { email: string; holdings: Holdings }

async function post<Value>(
  path: 'search' | 'copy' | 'restrict' | 'lift' | 'person' | 'marketing',
  email: string,
  schema: v.GenericSchema<unknown, Value>,
): Promise<Value | 'notAllowed' | 'failed'> {
  const response = await postToService(`/api/erasures/${path}`, JSON.stringify({ email }))
  if (typeof response === 'string') return response
  const result = v.safeParse(schema, response.body)
  return result.success ? result.output : 'failed'
}

/** Finds a person's data, then copies, restricts or erases it, or withdraws consent. Addresses go into request bodies, never into URLs. */
export function PersonForm() {
  const { i18n } = useTranslation()
  const words = privacyCopy[adminLanguage(i18n.language)]
  const [email, setEmail] = useState('')
  const [found, setFound] = useState<Found | null>(null)
  const { message, setMessage, isBusy, run } = useRequests()
  const { download, restrict, erase, withdraw } = createRequests(words, () => setFound(null))

  async function search(): Promise<string> {
    setFound(null)
    const holdings = await post('search', email, HoldingsSchema)
    if (typeof holdings === 'string') return words[holdings]
    if (isEmpty(holdings)) return words.nothing
    setFound({ email, holdings })
    return ''
  }

  return (
    <>
      <SearchForm
        email={email}
        isBusy={isBusy}
        onChange={(text) => {
          setEmail(text)
          setFound(null)
          setMessage('')
        }}
        onSubmit={(event) => run(event, search)}
        words={words}
      />
      <p role="status">{message}</p>
      {found ? (
        <FoundPerson
          found={found}
          isBusy={isBusy}
          onDownload={(event) => run(event, () => download(found))}
          onRestrict={(event) => run(event, () => restrict(found))}
          onErase={(event) => run(event, () => erase(found))}
          onWithdraw={(event) => run(event, () => withdraw(found))}
          words={words}
        />
      ) : null}
    </>
  )
}

/** Requests for the person found, which return a message; after a change the numbers shown are outdated. */
function createRequests(words: PrivacyWords, onChanged: () => void) {
  async function download({ email: person }: Found): Promise<string> {
    const copy = await post('copy', person, CopySchema)
    if (typeof copy === 'string') return words[copy]
    saveFile(words.fileName, copy)
    return words.downloaded
  }

  async function restrict({ email: person, holdings }: Found): Promise<string> {
    const changed = await post(holdings.isRestricted ? 'lift' : 'restrict', person, RestrictedSchema)
    if (typeof changed === 'string') return words[changed]
    onChanged()
    const { isRestricted, messages, registrations } = changed
    return (isRestricted ? words.restricted : words.lifted)(messages, registrations)
  }

  async function erase({ email: person }: Found): Promise<string> {
    const erased = await post('person', person, ErasedSchema)
    if (typeof erased === 'string') return words[erased]
    onChanged()
    return words.erased(erased.messages, erased.registrations, erased.consents)
  }

  async function withdraw({ email: person }: Found): Promise<string> {
    const withdrawn = await post('marketing', person, WithdrawnSchema)
    if (typeof withdrawn === 'string') return words[withdrawn]
    onChanged()
    return words.withdrawn(withdrawn.consents)
  }

  return { download, restrict, erase, withdraw }
}

/** Runs one request at a time and shows its message. */
function useRequests() {
  const [message, setMessage] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function run(event: FormEvent, send: () => Promise<string>): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setMessage('')
    setMessage(await send())
    setBusy(false)
  }

  return { message, setMessage, isBusy, run }
}

interface SearchFormProps {
  email: string
  isBusy: boolean
  onChange: (text: string) => void
  onSubmit: (event: FormEvent) => void
  words: PrivacyWords
}

function SearchForm({ email, isBusy, onChange, onSubmit, words }: SearchFormProps) {
  return (
    <form className="staff-view-form" method="post" onSubmit={onSubmit}>
      <label>
        {words.address}
        {/* Without a name the field is not submitted, even before this script has started. */}
        <input
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
          required
          type="email"
          value={email}
        />
      </label>
      <Button disabled={isBusy} margin={false} type="submit">
        {words.search}
      </Button>
    </form>
  )
}

interface FoundPersonProps {
  found: Found
  isBusy: boolean
  onDownload: (event: FormEvent) => void
  onRestrict: (event: FormEvent) => void
  onErase: (event: FormEvent) => void
  onWithdraw: (event: FormEvent) => void
  words: PrivacyWords
}

function FoundPerson({ found, isBusy, words, ...on }: FoundPersonProps) {
  const { isRestricted } = found.holdings
  const action = { isBusy, words }
  return (
    <>
      <HoldingsTable holdings={found.holdings} words={words} />
      {isRestricted ? <p>{words.isRestricted}</p> : null}
      <Action
        {...action}
        hint={words.copyHint}
        label={words.download}
        onSubmit={on.onDownload}
        title={words.copyTitle}
      />
      <Action
        {...action}
        hint={words.restrictHint}
        label={isRestricted ? words.lift : words.restrict}
        onSubmit={on.onRestrict}
        title={words.restrictTitle}
      />
      <Action
        {...action}
        hint={words.eraseHint}
        isFinal
        label={words.erase}
        onSubmit={on.onErase}
        title={words.eraseTitle}
      />
      <Action
        {...action}
        hint={words.marketingHint}
        label={words.withdraw}
        onSubmit={on.onWithdraw}
        title={words.marketingTitle}
      />
    </>
  )
}

interface ActionProps {
  title: string
  hint: string
  label: string
  /** Cannot be undone, so it is confirmed first. */
  isFinal?: boolean
  isBusy: boolean
  onSubmit: (event: FormEvent) => void
  words: PrivacyWords
}

function Action({ title, hint, label, isFinal = false, isBusy, onSubmit, words }: ActionProps) {
  return (
    <>
      <h2>{title}</h2>
      <p>{hint}</p>
      <form className="staff-view-form" method="post" onSubmit={onSubmit}>
        {isFinal ? (
          <label className="staff-view-box">
            <input required type="checkbox" /> {words.confirmPerson}
          </label>
        ) : null}
        <Button
          buttonStyle={isFinal ? 'primary' : 'secondary'}
          disabled={isBusy}
          margin={false}
          type="submit"
        >
          {label}
        </Button>
      </form>
    </>
  )
}

function HoldingsTable({ holdings, words }: { holdings: Holdings; words: PrivacyWords }) {
  const { i18n } = useTranslation()
  const number = new Intl.NumberFormat(i18n.language)
  const names = ['messages', 'registrations', 'subscriptions', 'consents', 'marketing', 'others'] as const
  return (
    <table>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">{words[name]}</th>
            <td className="number">{number.format(holdings[name])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
