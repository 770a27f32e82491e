import { href, Link } from 'react-router'
import { contactMessages } from '#messages/contact.ts'

/** In place of a form that asks for an email, in a shop that sends none. */
export function ContactInstead({ text }: { text: string }) {
  return (
    <>
      <p>{text}</p>
      <p className="message-ways">
        <Link className="button quiet" to={href('/contact')}>
          {contactMessages.contactUs}
        </Link>
      </p>
    </>
  )
}
