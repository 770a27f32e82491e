import { href, Link } from 'react-router'
import { phoneLink } from '#commerce/content/phone-link.ts'
import { footerMessages } from '#messages/footer.ts'
import { HomeLogo } from '../header/home-logo.tsx'
import { MenuLinks } from '../header/menu-links.tsx'
import type { LoadedLayout } from '../layout-data/use-layout-data.ts'
import styles from './footer.module.css'
import { SocialIcon } from './social-icon.tsx'

export function Footer({ layoutData }: { layoutData: LoadedLayout }) {
  const { settings, footerMenu, helpMenu, categories, socialLinks, withdraw } = layoutData
  const { phone, email, address } = settings
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        <div className={`quiet-links ${styles.columns}`}>
          <div>
            <HomeLogo layoutData={layoutData} label={footerMessages.logoLabel} />
            <p className={styles.tagline}>{settings.tagline}</p>
          </div>
          <nav aria-labelledby="footer-menu">
            <h2 id="footer-menu">{footerMessages.menu}</h2>
            <MenuLinks items={footerMenu} />
          </nav>
          {categories.length > 0 && (
            <nav aria-labelledby="footer-shop">
              <h2 id="footer-shop">{footerMessages.shop}</h2>
              <ul>
                {categories.map(category => (
                  <li key={category.slug}>
                    <Link to={href('/Shop/:category?', { category: category.slug })}>{category.name}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          {helpMenu.length > 0 && (
            <section aria-labelledby="footer-help">
              <h2 id="footer-help">{footerMessages.help}</h2>
              <MenuLinks items={helpMenu} />
            </section>
          )}
          {(phone || email || address) && (
            <section aria-labelledby="footer-contact">
              <h2 id="footer-contact">{footerMessages.contact}</h2>
              <ul>
                {phone && (
                  <li>
                    <ContactLink text={phone} href={phoneLink(phone)} />
                  </li>
                )}
                {email && (
                  <li>
                    <ContactLink text={email} href={`mailto:${email}`} />
                  </li>
                )}
                {address && <li className={styles.address}>{address}</li>}
              </ul>
            </section>
          )}
        </div>
        <div className={styles.base}>
          <p>{settings.copyright}</p>
          {withdraw && (
            <p className="quiet-links">
              <Link to={href('/withdrawal')}>{withdraw}</Link>
            </p>
          )}
          <SocialLinks links={socialLinks} />
        </div>
      </div>
    </footer>
  )
}

function ContactLink({ text, href }: { text: string; href: string | undefined }) {
  return href ? <a href={href}>{text}</a> : text
}

function SocialLinks({ links }: { links: LoadedLayout['socialLinks'] }) {
  return (
    <ul className={`quiet-links ${styles.social}`}>
      {links.map(({ network, href }) => (
        <li key={network}>
          {href === null ? (
            <SocialIcon network={network} />
          ) : (
            <a href={href} rel="noopener">
              <SocialIcon network={network} />
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
