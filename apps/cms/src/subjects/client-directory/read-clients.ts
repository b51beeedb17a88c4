import { formLimits } from '@site/contracts/content/forms.ts'
import { EmailSchema } from '@site/contracts/email-address.ts'
import { plainCode } from '@site/contracts/typed-text.ts'
import * as v from 'valibot'
import { readCsv } from '#cms/services/csv/read-csv.ts'
import { directoryColumns, importLimits, type RowError } from './import-outcome.ts'

/** A client in the file: the last digits of the code, as the registration form requests them, and the email address. */
export type Client = { code: string; email: string }

const batchRows = 1000
const maxCodeLength = 40

const codePattern = new RegExp(`^[A-Za-z0-9]*\\d{${formLimits.clientCodeDigits}}$`)

/** Reads the file to its end and passes clients on in batches until the first error; after that it only collects errors. */
export async function readClients(
  bytes: AsyncIterable<Uint8Array>,
  onBatch: (clients: Client[]) => Promise<void>,
): Promise<{ total: number; errors: RowError[] }> {
  let batch: Client[] = []
  let isValid = true
  const { total, errors } = await readCsv<(typeof directoryColumns)[number], 'code' | 'email'>(bytes, {
    columns: directoryColumns,
    limits: importLimits,
    onRow: async (cell, { report }) => {
      const code = plainCode(cell('client_code'))
      const email = v.safeParse(EmailSchema, cell('email'))
      const isCode = code.length <= maxCodeLength && codePattern.test(code)
      if (!isCode) report('client_code', 'code')
      if (!email.success) report('email', 'email')
      if (!isCode || !email.success) isValid = false
      else batch.push({ code: code.slice(-formLimits.clientCodeDigits), email: email.output })
      if (isValid && batch.length === batchRows) {
        await onBatch(batch)
        batch = []
      }
    },
  })
  if (batch.length > 0 && total === 0) await onBatch(batch)
  return { total, errors }
}
