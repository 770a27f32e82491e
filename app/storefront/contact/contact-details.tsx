import { phoneLink } from '#commerce/content/phone-link.ts'
import { contactMessages } from '#messages/contact.ts'
import { sharedMessages } from '#messages/shared.ts'
import { useLayoutData } from '../layout-data/use-layout-data.ts'
import styles from './contact-details.module.css'

/** The published details. */
export function ContactDetails() {
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
