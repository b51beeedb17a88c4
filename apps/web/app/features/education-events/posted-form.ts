import { data } from 'react-router'

/** The fields of a posted form; a body that is none is refused with 400. */
export async function postedForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw data(null, { status: 400 })
  }
}
