import type { RouterContextProvider } from 'react-router'
import { isChangeKey } from '../../commerce/visitors/change-key.ts'
import type { Visitor } from '../../commerce/visitors/visitor.ts'
import { refusalMessages } from '../../messages/refusals.ts'
import { clientAddressContext, shopContext } from '../shop/context.ts'
import { type FormRefusal, formRefusals, readFormFields } from './read-form.server.ts'
import { refusalPage, tooManyAttemptsPage } from './refusal-page.ts'
import { readVisitor } from './visitor-cookies.server.ts'

/** A form that changes a visitor's data; the visitor is undefined until the shop stores something for them. */
export type VisitorForm<Field extends string> =
  | {
      ok: true
      visitor: Visitor | undefined
      fields: Partial<Record<Field, string>>
      /** Identifies a change, so that a script can send it again when it got no response. */
      key: string | undefined
    }
  | { ok: false; reason: 'not-a-post' | FormRefusal }
  | { ok: false; reason: 'too-many'; visitor: Visitor | undefined; wait: number; typed: TypedField[] }

/** A field as it was sent, whether or not the form has it. */
export type TypedField = [name: string, value: string]

/** Applies the rate limit, then reads the form. */
export async function readVisitorForm<Field extends string>(
  request: Request,
  context: Readonly<RouterContextProvider>,
  names: readonly Field[],
  now: Date,
): Promise<VisitorForm<Field>> {
  if (request.method !== 'POST') return { ok: false, reason: 'not-a-post' }
  const { visitor, wait } = await limitSender(request, context, now)
  if (wait > 0) return { ok: false, reason: 'too-many', visitor, wait, typed: await readTypedFields(request) }
  const read = await readFormFields(request, [...names, 'key'])
  if (!read.ok) return read
  const { key } = read.fields as { key?: string }
  if (key !== undefined && !isChangeKey(key)) return { ok: false, reason: 'unreadable' }
  return { ok: true, visitor, fields: read.fields, key }
}

/** Counts a form against the limit of its visitor, or of a newcomer's address. `wait` is in seconds; 0 means go ahead. */
export async function limitSender(
  request: Request,
  context: Readonly<RouterContextProvider>,
  now: Date,
): Promise<{ visitor: Visitor | undefined; wait: number }> {
  const { db, limits } = context.get(shopContext)
  const visitor = await readVisitor(request, db, now)
  const wait = visitor
    ? limits.visitors.wait(visitor.id, now)
    : limits.newcomers.wait(context.get(clientAddressContext)(), now)
  return { visitor, wait }
}

/** For forms that don't need their visitor: the response to one that was sent too often, otherwise undefined. */
export async function refuseTooMany(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Response | undefined> {
  const { wait } = await limitSender(request, context, new Date())
  return wait > 0 ? tooManyAttemptsPage(request, wait, await readTypedFields(request)) : undefined
}

/** All fields of a form, known or not. */
export async function readTypedFields(request: Request): Promise<TypedField[]> {
  return [...new URLSearchParams(await request.text())].slice(0, maxTypedFields)
}

/** More than any of our forms has. */
const maxTypedFields = 100

/** The response to a request that none of our forms sends. */
export function refuseForm(reason: 'not-a-post' | FormRefusal): Response {
  const message = refusalMessages.forms[reason]
  return reason === 'not-a-post'
    ? refusalPage(405, message, { Allow: 'POST' })
    : refusalPage(formRefusals[reason], message)
}

/** Our own scripts accept JSON, and the router in the browser asks for the data of a page. */
export function isScriptRequest(request: Request): boolean {
  return (
    /\bapplication\/json\b/.test(request.headers.get('accept') ?? '') ||
    new URL(request.url).pathname.endsWith('.data')
  )
}
