import { data, href, redirect } from 'react-router'
import { contactInput, sendContactMessage } from '#commerce/content/contact/send-contact-message.server.ts'
import { phoneLink } from '#commerce/content/phone-link.ts'
import { contactMessages } from '#messages/contact.ts'
import { sendsEmails } from '#messages/current-emails.ts'
import { sharedMessages } from '#messages/shared.ts'
import { PageText } from '#ui/page-text/page-text.tsx'
import { withActionHeaders } from '#web/pages/action-headers.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { countForm } from '#web/requests/count-form.server.ts'
import { readInput } from '#web/requests/read-input.server.ts'
import { requireEmails } from '#web/requests/require-emails.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { loadContentPage } from '../content/load-content-page.server.ts'
import { pageMeta } from '../layout-data/page-meta.ts'
import { useLayoutData } from '../layout-data/use-layout-data.ts'
import type { Route } from './+types/contact-page.ts'
import { contactErrors } from './contact-errors.server.ts'
import { ContactForm } from './contact-form.tsx'
import styles from './contact-page.module.css'

/** A message in a script that writes each letter in three bytes, percent-encoded. */
const maxBytes = 24 * 1024

export const middleware = [acceptForm(contactInput, { isCountedByAction: true, maxBytes })]

/** The merchant's page `contact`, with a form. */
export function loader(args: Route.LoaderArgs) {
  return loadContentPage(args, 'contact', { path: href('/contact') })
}

/** Sends a message, and goes to its receipt. */
export async function action(args: Route.ActionArgs) {
  const { db, settings } = args.context.get(shopContext)
  requireEmails(href('/contact'))
  const input = await readInput(args, contactInput)
  const { typed } = input
  if (!input.ok) return data({ typed, errors: contactErrors(input.errors), wait: 0 }, { status: 400 })
  const wait = await countForm(args.context, 'emails')
  if (wait > 0)
    return data({ typed, errors: {}, wait }, { status: 429, headers: { 'Retry-After': String(wait) } })
  const { email: shopEmail } = await settings()
  const key = await sendContactMessage(db, input.values, { shopEmail, now: new Date() })
  return redirect(href('/messages/:key', { key }), 303)
}

export function headers(args: Route.HeadersArgs) {
  return withActionHeaders(args)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(matches, loaderData)
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, blocks } = loaderData
  return (
    <div className={`wrap ${styles.contact}`}>
      <div>
        <h1>{title}</h1>
        <PageText blocks={blocks} />
        <ContactDetails />
      </div>
      {sendsEmails() ? (
        <ContactForm {...(actionData ?? { typed: {}, errors: {}, wait: 0 })} />
      ) : (
        <p>{contactMessages.noForm}</p>
      )}
    </div>
  )
}

/** The published details. */
function ContactDetails() {
  const { phone, email, address } = useLayoutData().settings
  const details = [
    { label: contactMessages.phone, text: phone, href: phoneLink(phone) },
    { label: sharedMessages.email, text: email, href: `mailto:${email}` },
    { label: contactMessages.address, text: address, href: undefined },
  ].filter(({ text }) => text !== '')
  return (
    <dl className={styles.details}>
      {details.map(({ label, text, href }, at) => (
        <div key={at}>
          <dt>{label}</dt>
          <dd>{href ? <a href={href}>{text}</a> : text}</dd>
        </div>
      ))}
    </dl>
  )
}
