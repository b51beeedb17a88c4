'use client'

import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import * as v from 'valibot'
import { adminLanguage } from '#cms/base/admin/copy.ts'
import { postToService } from '#cms/base/admin/post-to-service.ts'
import { PublishButton } from '#cms/editorial/editing/publish-button.tsx'
import { languages } from '#cms/editorial/versions/editing-copy.ts'
import { type ChangeQuestion, ChangeQuestionSchema, changeQuestionPath } from './change-question.ts'
import { eventCopy } from './copy.ts'

const ResponseSchema = v.object({ question: v.nullable(ChangeQuestionSchema) })

/** Shows the emails that a change sends before it is published. */
export function PublishEventButton() {
  const { id } = useDocumentInfo()

  async function findConsequence(query: string, data: object) {
    const path = `/api/events/${id}/${changeQuestionPath}${query}`
    const response = await postToService(path, JSON.stringify(data))
    const question =
      typeof response !== 'string' && v.is(ResponseSchema, response.body) && response.body.question
    // Without an answer, the CMS refuses to publish a change that sends emails, and says so.
    if (!question) return null
    return { shown: <Mails key="mails" question={question} />, confirmed: { confirmedMail: question.key } }
  }

  return <PublishButton findConsequence={findConsequence} />
}

function Mails({ question: { recipients, mails } }: { question: ChangeQuestion }) {
  const { i18n } = useTranslation()
  const language = adminLanguage(i18n.language)
  return (
    <>
      <p>{eventCopy[language].confirm(recipients)}</p>
      {mails.map(({ locale, people, subject, text }) => (
        <div key={locale}>
          <p>{`${languages[language][locale]} (${people}):`}</p>
          <blockquote lang={locale}>
            <p>
              <strong>{subject}</strong>
            </p>
            <p>{text}</p>
          </blockquote>
        </div>
      ))}
    </>
  )
}
