import { href, Link } from 'react-router'
import { phoneLink } from '#commerce/content/phone-link.ts'
import { footerMessages } from '#messages/footer.ts'
import { HomeLogo } from '../header/home-logo.tsx'
import { MenuLinks } from '../header/menu-links.tsx'
import type { LoadedLayout } from '../layout-data/use-layout-data.ts'
import styles from './footer.module.css'

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

/** Outlines of the networks' logos, in the style of the shop's icons. */
const outlines: Record<string, string> = {
  facebook: 'M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z',
  linkedin: 'M10 21v-7a6 6 0 0 1 12 0v7h-4v-7a2 2 0 0 0-4 0v7zM2 9h4v12H2zM4 2a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  instagram:
    'M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM17.5 6.5h.01',
}

function SocialIcon({ network }: { network: string }) {
  return (
    <svg role="img" aria-label={network} className="icon" width="20" height="20" viewBox="0 0 24 24">
      <path d={outlines[network] ?? 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z'} />
    </svg>
  )
}
