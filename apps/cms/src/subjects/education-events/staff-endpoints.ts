import { APIError, type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import * as v from 'valibot'
import { hasRole } from '#cms/base/access/has-role.ts'
import type { Session } from '#cms/base/database/session.ts'
import { unreadable } from '#cms/base/errors/client-errors.ts'
import { clientError } from '#cms/base/fields/client-error.ts'
import { readJson } from '#cms/base/http/read-json.ts'
import { insertEntry } from '#cms/editorial/audit/write-entry.ts'
import { askAboutChange } from './announce-change.ts'
import { markAttendance, readParticipants } from './attendance.ts'
import { cancelRegistration, cancelRegistrations } from './cancel.ts'
import { changeQuestionPath } from './change-question.ts'
import { confirmRegistration } from './confirm.ts'
import { countEventRegistrations } from './count-registrations.ts'
import { giveSeat } from './give-seat.ts'

const missing = {
  id: 'Pendaftaran ini tidak ada lagi. Muat ulang halaman.',
  en: 'This registration no longer exists. Reload the page.',
}
const over = {
  id: 'Acara sudah dimulai, jadi pendaftaran tidak dapat dibatalkan lagi.',
  en: 'The event has begun, so registrations can no longer be canceled.',
}
const lapsed = {
  id: 'Waktu untuk konfirmasi sudah habis, dan tidak ada tempat lagi: semua sudah terisi, atau acara sudah dimulai atau dibatalkan.',
  en: 'The time to confirm has passed, and there is no place left: all are taken, or the event has begun or is canceled.',
}
const notHeld = {
  id: 'Hanya tempat yang belum dikonfirmasi dapat dikonfirmasi, sebelum acara dimulai dan bila acara tidak dibatalkan. Muat ulang halaman.',
  en: 'Only a place that is not confirmed yet can be confirmed, before the event begins and unless it is canceled. Reload the page.',
}
const notPossible = {
  id: 'Tempat hanya dapat diberikan kepada orang di daftar tunggu, sebelum acara dimulai dan bila acara tidak dibatalkan. Muat ulang halaman.',
  en: 'Only people on the waiting list can be given a seat, before the event begins and unless it is canceled. Reload the page.',
}

/** An endpoint for editors and admins, about the document in its path. */
function staffEndpoint(
  method: 'get' | 'post',
  path: string,
  respond: (req: PayloadRequest, id: number) => Promise<unknown>,
): Endpoint {
  return {
    path: `/:id/${path}`,
    method,
    handler: async (req) => {
      if (!hasRole(req, 'admin', 'editor')) throw new Forbidden(req.t)
      const id = String(req.routeParams?.id ?? '')
      if (!/^\d{1,9}$/.test(id)) throw new APIError('There is no such document.', 404)
      return Response.json(await respond(req, Number(id)))
    },
  }
}

async function readBody<Value>(req: PayloadRequest, schema: v.GenericSchema<unknown, Value>): Promise<Value> {
  const body = v.safeParse(schema, await readJson(req))
  if (!body.success) throw clientError({ req }, unreadable)
  return body.output
}

const recordFor =
  (req: PayloadRequest, kind: 'registrationConfirmed' | 'registrationCanceled') =>
  (session: Session, document: number): Promise<void> =>
    insertEntry(session, req, { kind, subject: 'registrations', document })

/** The longest page of the list. */
const maxSelected = 100
/** Of the ID columns. */
const maxId = 2_147_483_647
const SelectionSchema = v.object({
  ids: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxId))),
    v.minLength(1),
    v.maxLength(maxSelected),
  ),
})

/** Under `/api/registrations`. */
export const registrationEndpoints: Endpoint[] = [
  {
    path: '/cancel',
    method: 'post',
    handler: async (req) => {
      if (!hasRole(req, 'admin', 'editor')) throw new Forbidden(req.t)
      const { ids } = await readBody(req, SelectionSchema)
      const record = recordFor(req, 'registrationCanceled')
      return Response.json({ canceled: await cancelRegistrations(req.payload, ids, record) })
    },
  },
  staffEndpoint('post', 'confirm', async (req, id) => {
    const result = await confirmRegistration(req.payload, id, recordFor(req, 'registrationConfirmed'))
    if (result === null) throw clientError({ req }, missing, { status: 404 })
    if (result.state === 'lapsed') throw clientError({ req }, lapsed, { status: 409 })
    if (result.state !== 'confirmed' && result.state !== 'waiting') {
      throw clientError({ req }, notHeld, { status: 409 })
    }
    return result
  }),
  staffEndpoint('post', 'cancel', async (req, id) => {
    const record = recordFor(req, 'registrationCanceled')
    const result = await cancelRegistration(req.payload, id, { record })
    if (result === null) throw clientError({ req }, missing, { status: 404 })
    if (result.state === 'over') throw clientError({ req }, over, { status: 409 })
    return result
  }),
  staffEndpoint('post', 'seat', async (req, id) => {
    const { isExtra } = await readBody(req, v.object({ isExtra: v.boolean() }))
    const outcome = await giveSeat(req, id, isExtra)
    if (outcome === 'notPossible') throw clientError({ req }, notPossible, { status: 409 })
    return { outcome }
  }),
  staffEndpoint('post', 'attendance', async (req, id) => {
    const { isPresent } = await readBody(req, v.object({ isPresent: v.boolean() }))
    const participant = await markAttendance(req.payload, id, isPresent)
    if (participant === null) throw clientError({ req }, missing, { status: 404 })
    return participant
  }),
]

/** Under `/api/events`. */
export const eventEndpoints: Endpoint[] = [
  staffEndpoint('get', 'registration-counts', async ({ payload }, id) =>
    countEventRegistrations(payload, id),
  ),
  // Reviewers may publish, too.
  {
    path: `/:id/${changeQuestionPath}`,
    method: 'post',
    handler: async (req) => {
      if (!hasRole(req, 'admin', 'editor', 'reviewer')) throw new Forbidden(req.t)
      const data = await readBody(req, v.record(v.string(), v.unknown()))
      const id = Number(req.routeParams?.id) || 0
      return Response.json({ question: await askAboutChange(req, id, data) })
    },
  },
  staffEndpoint('get', 'participants', async ({ payload }, id) => readParticipants(payload, id)),
]
