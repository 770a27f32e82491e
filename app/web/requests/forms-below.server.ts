import { matchRoutes } from 'react-router'
import type { InputFields, InputValues } from '#commerce/editing/input/field.server.ts'
import { acceptForm, type FormMiddleware, type FormOptions, type RouteRequest } from './accept-form.server.ts'
import type { CountedLimit } from './count-form.server.ts'
import { readInput, refuseInput } from './read-input.server.ts'

/** One of the forms that a file declares. */
export interface FormBelow {
  fields?: InputFields
  /** The limits that it counts against. */
  limits?: readonly CountedLimit[]
  answer(route: RouteRequest): Response | Promise<Response>
}

interface FormsBelow<Form> {
  middleware: [FormMiddleware]
  action(route: RouteRequest): Response | Promise<Response>
  /** The form at a path. */
  at(pathname: string): Form
}

/**
 * The routes of forms by their address below `path`, where each has its place in `routes.ts`. The server reads what a form declares
 * before it reads a body, and the action reads the same.
 */
export function formsBelow<Form extends FormBelow>(
  path: string,
  forms: Readonly<Record<string, Form>>,
  options: FormOptions = {},
): FormsBelow<Form> {
  const routes = Object.entries(forms).map(([name, form]) => ({ path: `${path}/${name}`, handle: form }))
  const at = (pathname: string): Form => {
    // The router in the browser sends forms to this name.
    const found = matchRoutes(routes, pathname.replace(/\.data$/, ''))?.at(-1)
    if (!found) throw new Error(`no form at ${pathname}`)
    return found.route.handle
  }
  const limits = (pathname: string) => at(pathname).limits ?? ['forms']
  return {
    middleware: [acceptForm(pathname => at(pathname).fields ?? {}, { ...options, limits })],
    action: route => at(new URL(route.request.url).pathname).answer(route),
    at,
  }
}

/** A form that is refused if it can't be read. */
export function readForm<const Fields extends InputFields>(
  fields: Fields,
  answer: (route: RouteRequest, values: InputValues<Fields>) => Promise<Response>,
): FormBelow {
  return {
    fields,
    answer: async route => {
      const input = await readInput(route, fields)
      return input.ok ? answer(route, input.values) : refuseInput(route)
    },
  }
}
