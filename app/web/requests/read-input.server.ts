import { data } from 'react-router'
import type { InputFields, InputValues } from '#commerce/editing/input/field.server.ts'
import { formSource, maxFormFields } from '#commerce/editing/input/form-source.server.ts'
import type { InputErrors } from '#commerce/editing/input/input-error.ts'
import type { InputSource } from '#commerce/editing/input/input-source.server.ts'
import { jsonSource } from '#commerce/editing/input/json-source.server.ts'
import { parseInput } from '#commerce/editing/input/parse-input.server.ts'
import { isDeclared } from '#commerce/editing/input/sent-field.server.ts'
import { readId } from '#commerce/values/whole-number.ts'
import { refusalMessages } from '#messages/refusals.ts'
import { refusalPage, wayOn } from '../forms/refusal-page.ts'

export type RequestInput<Fields extends InputFields> = {
  /** The declared fields as they were sent, for the form that is shown again. */
  typed: Readonly<Record<string, string>>
} & (
  | { ok: true; values: InputValues<Fields> }
  /** No errors if the body as a whole is unreadable. */
  | { ok: false; errors: InputErrors }
)

/** Reads the body that a route accepts: a form, or a JSON object where the route allows one. */
export async function readInput<const Fields extends InputFields>(
  { request }: { request: Request },
  fields: Fields,
): Promise<RequestInput<Fields>> {
  const body = new Uint8Array(await request.arrayBuffer())
  const isJson = /^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')
  const read = isJson ? jsonSource(body) : formSource(body, maxFieldsOf(fields))
  if (!read.ok) return { ok: false, errors: {}, typed: {} }
  return { ...parseInput(fields, read.source), typed: typedTexts(fields, read.source) }
}

/** Tables have a numbered field for each cell, and products a named one for each attribute. */
function maxFieldsOf(fields: InputFields): number {
  const numbered = Object.values(fields).map(({ takes, maxItems = 0 }) =>
    takes === 'numbered' || takes === 'named' ? maxItems : 0,
  )
  return numbered.reduce((sum, one) => sum + one, maxFormFields)
}

/** The response to what none of our forms sends. */
export function refuseInput({ request }: { request: Request }): Response {
  return refusalPage(400, refusalMessages.unreadableForm, {}, wayOn({ request }))
}

/** The id of a row in a path. Throws a 404 for anything that isn't one. */
export function readPathId(segment: string): number {
  const id = readId(segment)
  if (id === undefined) throw data(null, { status: 404 })
  return id
}

/** Longer texts are refused, and not shown again in full. */
const maxTypedLength = 5000

function typedTexts(fields: InputFields, { values }: InputSource): Record<string, string> {
  const texts = [...values].flatMap(([name, [value]]) =>
    typeof value === 'string' && isDeclared(name, fields) ? [[name, value.slice(0, maxTypedLength)]] : [],
  )
  return Object.fromEntries(texts)
}
