import { data, href, redirect } from 'react-router'
import { textPreviewSlug } from '#commerce/content/text-preview/text-preview.ts'
import { addTextPreview } from '#commerce/content/text-preview/text-preview-store.server.ts'
import { typedField } from '#commerce/editing/input/text-fields.server.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import type { Route } from './+types/preview-text.ts'

const short = typedField({ max: 1000 })
const fields = {
  ...{ title: short, summary: short, author: short, picture: short, alt: short },
  body: typedField({ max: 110_000 }),
}

/** As much as the form of a record sends, with what it showed. */
const maxBytes = 1024 * 1024

export const middleware = [allow('content.edit'), acceptForm(fields, { maxBytes })]

/** Leads to the page in the shop that shows a text as its form has it. */
export async function action(args: Route.ActionArgs) {
  const input = await readInput(args, fields)
  if (!input.ok) return refuseInput(args)
  const { db } = args.context.get(shopContext)
  const { title = '', summary = '', author = '', picture = '', alt = '', body = '' } = input.values
  const draft = { title, summary, author, picture, alt, body: body.replaceAll('\r\n', '\n') }
  const { kind } = args.params
  const preview = async (of: 'page' | 'journal-entry') =>
    textPreviewSlug(await addTextPreview(db, { kind: of, ...draft }, new Date()))
  if (kind === 'pages') return redirect(href('/pages/:slug', { slug: await preview('page') }), 303)
  if (kind === 'journal')
    return redirect(href('/journal/:slug', { slug: await preview('journal-entry') }), 303)
  throw data(null, { status: 404 })
}
