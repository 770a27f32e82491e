import type { RouterContextProvider } from 'react-router'
import { isChangeKey } from '../commerce/visitors/done-change.ts'
import type { Visitor } from '../commerce/visitors/visitor.ts'
import { clientAddressContext, shopContext } from './context.ts'
import { type FormRefusal, formRefusals, readForm } from './read-form.server.ts'
import { refusalPage, tooManyPage } from './refusal-page.ts'
import { visitorOf } from './visitor.server.ts'

/** A form about what a visitor keeps: whose it is, undefined for a newcomer, and what it says. */
export type PersonalForm<Field extends string> =
  | {
      ok: true
      visitor: Visitor | undefined
      fields: Partial<Record<Field, string>>
      /** Tells a change that a script sends again because it got no answer. */
      key: string | undefined
    }
  | { ok: false; because: 'not-a-post' | FormRefusal }
  | { ok: false; because: 'too-many'; visitor: Visitor | undefined; wait: number; typed: TypedField[] }

/** A field as it was sent, whether its form has it or not. */
export type TypedField = [name: string, value: string]

/** Reads such a form, once it is known that its sender does not send too many of them. */
export async function readPersonalForm<Field extends string>(
  request: Request,
  context: Readonly<RouterContextProvider>,
  names: readonly Field[],
  now: Date,
): Promise<PersonalForm<Field>> {
  if (request.method !== 'POST') return { ok: false, because: 'not-a-post' }
  const { visitor, wait } = await countSender(request, context, now)
  if (wait > 0) return { ok: false, because: 'too-many', visitor, wait, typed: await typedIn(request) }
  const read = await readForm(request, [...names, 'key'])
  if (!read.ok) return read
  const { key } = read.fields as { key?: string }
  if (key !== undefined && !isChangeKey(key)) return { ok: false, because: 'unreadable' }
  return { ok: true, visitor, fields: read.fields, key }
}

/** Counts one more form of this visitor, or of the address of a newcomer; `wait` is in seconds, 0 when it may be sent now. */
export async function countSender(
  request: Request,
  context: Readonly<RouterContextProvider>,
  now: Date,
): Promise<{ visitor: Visitor | undefined; wait: number }> {
  const { db, limits } = context.get(shopContext)
  const visitor = await visitorOf(request, db, now)
  const wait = visitor
    ? limits.visitors.wait(visitor.id, now)
    : limits.newcomers.wait(context.get(clientAddressContext)(), now)
  return { visitor, wait }
}

/** For forms that don't need their sender: the answer to one that was sent too often, otherwise undefined. */
export async function refuseTooMany(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Response | undefined> {
  const { wait } = await countSender(request, context, new Date())
  return wait > 0 ? tooManyPage(request, wait, await typedIn(request)) : undefined
}

/** All fields of a form that is refused unread. */
export async function typedIn(request: Request): Promise<TypedField[]> {
  return [...new URLSearchParams(await request.text())].slice(0, mostTyped)
}

/** More than any form of the shop has. */
const mostTyped = 100

/** The answer to what no form of the shop sends. */
export function refuseForm(because: 'not-a-post' | FormRefusal): Response {
  if (because === 'not-a-post') return refusalPage(405, 'This is done by a form.', { Allow: 'POST' })
  const { status, words } = formRefusals[because]
  return refusalPage(status, words)
}

/** The shop's own scripts ask for JSON, the router in the browser for its data. */
export function isScript(request: Request): boolean {
  return (
    /\bapplication\/json\b/.test(request.headers.get('accept') ?? '') ||
    new URL(request.url).pathname.endsWith('.data')
  )
}
