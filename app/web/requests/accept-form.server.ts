import type { MiddlewareFunction, RouterContextProvider } from 'react-router'
import type { InputFields } from '#commerce/editing/input/field.server.ts'
import { tooManyAttemptsPage } from '../forms/refusal-page.ts'
import type { FileFields } from '../uploads/uploaded-files.server.ts'
import { type CountedLimit, countForm } from './count-form.server.ts'
import { isReadRequest } from './is-read-request.ts'

/** The form a route takes by POST; the server checks type and length before it reads the body. */
export interface AcceptedForm {
  /** By address where a route is for several kinds; undefined where the sender defines the format and the action reads it. */
  fields: InputFields | ((pathname: string) => InputFields) | undefined
  /** The fields with files of a multipart form; undefined for a form without. */
  files?: FileFields | undefined
  contentTypes: readonly string[]
  maxBytes: number
}

/** The middleware of a route with an action. */
export type FormMiddleware = MiddlewareFunction<Response> & { accepts: AcceptedForm }

export interface RouteRequest {
  request: Request
  params: Record<string, string | undefined>
  context: Readonly<RouterContextProvider>
}

export interface FormOptions extends Partial<Omit<AcceptedForm, 'fields'>> {
  /** Where the page of a refused form leads. */
  leadsTo?: (params: RouteRequest['params']) => { to: string; label: string }
  /** Answers a form that was sent too often; `wait` is in seconds. */
  refuse?: (route: RouteRequest, wait: number) => Promise<Response>
  /** The limits that the form counts against, by address where a route is for several forms. */
  limits?: readonly CountedLimit[] | ((pathname: string) => readonly CountedLimit[])
  /** Whether the action counts the form, to answer on its own page. */
  isCountedByAction?: boolean
}

const multipart = 'multipart/form-data'
const urlencoded = 'application/x-www-form-urlencoded'

/** More than any of our forms sends. */
const maxFormBytes = 16 * 1024

/** Mail programs choose either type to unsubscribe with one click: RFC 8058, section 3.2. */
export const oneClickTypes: readonly string[] = [urlencoded, multipart]

/** The head of a part, and what its browser repeats. */
const partBytes = 1024

/** Declares the form of a route, and applies its rate limits. `readInput` reads it, and `readFiles` its files. */
export function acceptForm(
  fields: NonNullable<AcceptedForm['fields']>,
  options: FormOptions = {},
): FormMiddleware {
  const { files, isCountedByAction, leadsTo, limits = ['forms'] } = options
  const { contentTypes = [files ? multipart : urlencoded], maxBytes = maxFormBytes + maxUploadBytes(files) } =
    options
  const { refuse = (route, wait) => sendAgainPage(route, wait, { files, link: leadsTo?.(route.params) }) } =
    options
  const limit: MiddlewareFunction<Response> = async (route, next) => {
    if (isCountedByAction || isReadRequest(route.request)) return next()
    const counted = typeof limits === 'function' ? limits(route.url.pathname) : limits
    const wait = await countForm(route.context, ...counted)
    return wait > 0 ? refuse(route, wait) : next()
  }
  return Object.assign(limit, { accepts: { fields, files, contentTypes, maxBytes } })
}

function maxUploadBytes(files: FileFields = {}): number {
  const bytes = Object.values(files).map(({ maxFiles, maxBytes }) => maxFiles * (maxBytes + partBytes))
  return bytes.reduce((sum, one) => sum + one, 0)
}

/** Declares a body whose format its sender chooses: the action reads and counts it. */
export function acceptBody(contentTypes: readonly string[], maxBytes: number): FormMiddleware {
  const pass: MiddlewareFunction<Response> = (_, next) => next()
  return Object.assign(pass, { accepts: { fields: undefined, contentTypes, maxBytes } })
}

/** More than any of our forms has. */
const maxKeptFields = 100

interface SendAgainOptions {
  /** The fields with files, which have to be chosen again. */
  files?: FileFields | undefined
  link?: { to: string; label: string } | undefined
}

/** A 429 that can send the same fields again. */
export async function sendAgainPage(
  { request }: Pick<RouteRequest, 'request'>,
  wait: number,
  { files, link }: SendAgainOptions = {},
): Promise<Response> {
  const fields = [...new URLSearchParams(await request.text())].slice(0, maxKeptFields)
  return tooManyAttemptsPage(request, wait, { fields, files }, link)
}
